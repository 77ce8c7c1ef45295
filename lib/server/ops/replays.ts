import { createHash } from "node:crypto";
import { leagueValue } from "@/lib/league/value/value";
import type { Games } from "@/lib/rules/document/scoresheet";
import { GameCache } from "../games/game-cache";
import { ReplayedGame } from "../games/replayed-game";
import { RequestRefused } from "../http/refused";
import { replayLeague } from "../leagues/league-check";
import { readNews } from "../leagues/league-record";
import { readLeague } from "../leagues/league-row";
import type { Store } from "../store/store";

/** How many games and leagues were replayed. */
export interface Replays {
  readonly games: number;
  readonly leagues: number;
}

/** How many ids are read at once. */
const page = 500;

/**
 * Replays every game and recounts every league from two stores, one after the other, and throws a sentence if the
 * results differ. Nothing is written; at most one game or league is in memory. `report` gets the number of games
 * compared.
 */
export async function compareReplays(
  one: Store,
  other: Store,
  games: Games,
  report: (done: number, of: number) => void,
): Promise<Replays> {
  const all = await one.game.count();
  const cacheOf = (store: Store) => new GameCache(store, games, undefined, { games: 1, weight: 0 });
  const [ones, others] = [cacheOf(one), cacheOf(other)];
  let done = 0;
  for await (const id of idsOf((query) => one.game.findMany(query))) {
    const outcome = async (cache: GameCache) => {
      const game = await cache.current(id);
      const isGame = game instanceof ReplayedGame;
      return game && [game.head, game.summary(), ...(isGame ? [game.rounds, game.scoreSheet()] : [])];
    };
    await compare(
      "game",
      id,
      () => outcome(ones),
      () => outcome(others),
    );
    done++;
    report(done, all);
  }
  let leagues = 0;
  for await (const id of idsOf((query) => one.league.findMany(query))) {
    const counted = async (store: Store) => {
      const { tables, pairs, ratings, accounts } = leagueValue(
        await readNews(store, await readLeague(store, id), -1),
      );
      const counted = [tables, pairs, ratings, accounts].map((all) =>
        [...all].map(([key, rows]) => [key, [...rows]]),
      );
      return [await replayLeague(store, games, id), counted];
    };
    await compare(
      "league",
      id,
      () => counted(one),
      () => counted(other),
    );
    leagues++;
  }
  return { games: done, leagues };
}

async function compare(
  what: string,
  id: string,
  ...outcomes: readonly [() => Promise<unknown>, () => Promise<unknown>]
): Promise<void> {
  const [one, other] = [await hashOf(outcomes[0]), await hashOf(outcomes[1])];
  if (one !== other)
    throw new Error(`The ${what} ${id} has different results in the copy. Nothing was moved.`);
}

/**
 * A deleted game is only copied. So is one that is too large to be replayed anywhere, with the counts of its league.
 */
async function hashOf(outcome: () => Promise<unknown>): Promise<string> {
  try {
    const text = JSON.stringify(await outcome()) ?? "";
    return createHash("sha256").update(text).digest("hex");
  } catch (error) {
    if (error instanceof RequestRefused) return "too large";
    throw error;
  }
}

interface IdQuery {
  readonly where: { readonly id: { readonly gt: string } };
  readonly select: { readonly id: true };
  readonly orderBy: { readonly id: "asc" };
  readonly take: number;
}

async function* idsOf(find: (query: IdQuery) => Promise<{ readonly id: string }[]>): AsyncGenerator<string> {
  for (let last = ""; ; ) {
    const rows = await find({
      where: { id: { gt: last } },
      select: { id: true },
      orderBy: { id: "asc" },
      take: page,
    });
    const end = rows.at(-1);
    if (!end) return;
    for (const { id } of rows) yield id;
    last = end.id;
  }
}
