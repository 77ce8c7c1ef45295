import { subjectsOf } from "../change/ids";
import { afterChanges, besideAfter, gamesAfter } from "../change/league-change";
import type { LeagueChange } from "../changes/registry";
import { resultsOf } from "../paper/results-of";
import type { LeagueReply } from "../replies";
import { seatedIn } from "../roster/seating";
import { type CountableSheet, recordedEvening } from "../sheets/recorded-evening";
import type { CountableGame } from "../standings/posted";
import type { LeagueRecord, RecordedGame } from "../value/record";

/** A game of a device, of which the server does not know all. */
export interface OwnGame extends Pick<RecordedGame, "gameId" | "rulesetId" | "options"> {
  /** Players of the league by their ids at the table, as far as they were chosen. */
  readonly seats: RecordedGame["seats"];
  /** Undefined while it goes on, perhaps again. */
  readonly result: CountableGame | CountableSheet | undefined;
}

/**
 * A league's record with what a device has not sent yet: changes, and games, which count as they are here, once,
 * whether or not the record has them. Whoever is at a table and not on the roster is added to it.
 */
export function withUnsent(
  record: LeagueRecord,
  known: LeagueReply,
  waiting: readonly LeagueChange[],
  own: readonly OwnGame[],
): LeagueRecord {
  let league = afterChanges(known, waiting);
  const counted = new Map(record.games.map((game) => [game.gameId, game]));
  for (const { gameId, seats: chosen, result, ...game } of own) {
    const before = counted.get(gameId);
    counted.delete(gameId);
    if (!result) continue;
    let newcomers = 0;
    // The same id each time: whoever is new here gets another one when the league is told.
    const seated = seatedIn(league.players, result.table, chosen, () => `${gameId}.${++newcomers}`);
    league = { ...league, players: [...league.players, ...seated.newcomers] };
    if ("sheet" in result) {
      counted.set(gameId, recordedEvening({ gameId, currency: "", seats: seated.seats }, result));
      continue;
    }
    const { finishedAt, seats, aside } = result;
    const played = { finishedAt, seats, aside };
    const currency = before?.currency ?? league.currency;
    counted.set(gameId, { ...game, gameId, currency, seats: seated.seats, played });
  }
  for (const change of waiting)
    for (const result of resultsOf(change, league.currency)) counted.set(result.gameId, result);
  const left = gamesAfter(counted.keys(), waiting);
  return {
    league,
    games: [...counted.values()].filter(({ gameId }) => left.has(gameId)),
    ...besideAfter(record, waiting, league.currency),
  };
}

/** What the server does not have as a device shows it. */
export interface Unsent {
  /** The ids of games. */
  readonly unsent: ReadonlySet<string>;
  /** What other changes are about: ids, and days of evenings. */
  readonly changed: ReadonlySet<string>;
  /** How many other changes there are. */
  readonly changes: number;
}

export function unsentOf(
  waiting: readonly LeagueChange[],
  own: readonly { readonly gameId: string; readonly isUnsent: boolean }[],
): Unsent {
  const results = waiting.map((change) => resultsOf(change, "").map(({ gameId }) => gameId));
  const others = waiting.filter(({ change }, at) => change !== "game" && results[at]?.length === 0);
  return {
    unsent: new Set([
      ...own.flatMap(({ gameId, isUnsent }) => (isUnsent ? [gameId] : [])),
      ...results.flat(),
    ]),
    changed: new Set(others.flatMap(subjectsOf)),
    changes: others.length,
  };
}
