import { Prisma } from "@/generated/prisma/client";
import { currencyProblems } from "@/lib/league/money/currency";
import type { GameResult } from "@/lib/league/standings/result";
import type { ChangeOf } from "@/lib/league/wire";
import { leagueWords } from "@/lib/league/words";
import { type Problem, pointer, under } from "@/lib/rules/problem";
import type { GameHeader } from "../games/replayed-game";
import type { Sql } from "../store/sql";
import { serverLanguage } from "../words";
import { findLeague, type LeagueRow } from "./league-row";
import { finishedGame, finishOf, type SeatedGame } from "./posting/game-result";
import {
  type People,
  peopleOf,
  post,
  postedBefore,
  postedGame,
  strangersTo,
  waitFor,
  withdraw,
} from "./posting/posting";
import { reckonSome } from "./posting/rating-rows";
import { leagueGame } from "./posting/reposting";
import { rosterOf } from "./roster-changes";

const say = leagueWords[serverLanguage];

/**
 * A game that many leagues counted would make its table wait for all of them. So many for who has the game's keeper key,
 * and so many for who only knows its id: strangers cannot take the places of those who play.
 */
const mostLeagues = 4;

/** The games that are put into a league, replayed before anything is written. */
export interface SeatedGames {
  readonly seated: ReadonlyMap<string, SeatedGame | undefined>;
  /** Whether the game's keeper key came with the change. */
  isKeeper(header: GameHeader): boolean;
}

/** A game has gone on since it was replayed; it is to be replayed again. */
export class Outdated extends Error {}

async function refuseOutdated(sql: Sql, gameId: string, game: SeatedGame | undefined): Promise<void> {
  const [now] = await sql.rows<{ head: number | null }>(
    Prisma.sql`SELECT MAX("seq") AS "head" FROM "Entry" WHERE "gameId" = ${gameId}`,
  );
  if ((now?.head ?? 0) !== (game?.head ?? 0)) throw new Outdated();
}

type Seats = Readonly<Record<string, string>>;

/** Puts a game into a league, or seats it there otherwise. What it was played for stays as it is. */
export async function putGame(
  sql: Sql,
  league: LeagueRow,
  { game: writtenId, seats: written, currency = league.currency }: ChangeOf<"game">,
  games: SeatedGames,
): Promise<readonly Problem[]> {
  const gameId = writtenId.toLowerCase();
  const game = games.seated.get(gameId);
  await refuseOutdated(sql, gameId, game);
  if (!game) return [{ code: "no-such-game", path: "/game", message: say.noSuchGame({ id: gameId }) }];
  const seats = Object.fromEntries(Object.entries(written).map(([seat, id]) => [seat, id.toLowerCase()]));
  const person = await peopleOf(sql, league.id);
  const roster = new Map((await rosterOf(sql, league.id)).map(({ id, name }) => [id, name]));
  const problems = [
    ...seatProblems(game, seats, roster, person),
    ...under("/currency", currencyProblems(currency, serverLanguage)),
  ];
  if (problems.length > 0) return problems;

  const known = await leagueGame(sql, league.id, gameId);
  const byKeeper = game !== undefined && games.isKeeper(game.header);
  const rows = await sql.rows<{ leagueId: string; byKeeper: number | boolean }>(
    Prisma.sql`SELECT "leagueId", "byKeeper" FROM "LeagueGame" WHERE "gameId" = ${gameId}`,
  );
  const isIn = rows.some((row) => row.leagueId === league.id && (!byKeeper || Boolean(row.byKeeper)));
  if (!isIn && rows.filter((row) => Boolean(row.byKeeper) === byKeeper).length >= mostLeagues)
    return [{ code: "too-many-leagues", path: "/game", message: say.tooManyLeagues({ most: mostLeagues }) }];
  if (known) await withdraw(sql, league, known);
  const row = {
    gameId,
    kind: game.header.game,
    currency: known?.currency ?? currency,
    seats: JSON.stringify(seats),
  };
  await sql.run(Prisma.sql`
    INSERT INTO "LeagueGame" ("leagueId", "gameId", "seats", "kind", "currency", "byKeeper")
    VALUES (${league.id}, ${gameId}, ${row.seats}, ${row.kind}, ${row.currency}, ${byKeeper})
    ON CONFLICT ("leagueId", "gameId") DO UPDATE SET "seats" = excluded."seats",
      "byKeeper" = "LeagueGame"."byKeeper" OR excluded."byKeeper"`);
  const finished = await finishedGame(sql, game);
  const waiting = finished ? strangersTo(row, finished.result) : [];
  if (!finished || waiting.length > 0) await waitFor(sql, league.id, gameId, waiting);
  else await post(sql, league, postedGame(league, row, finished.finishedAt, finished.result, person));
  return [];
}

/** Takes a game out of a league. The game itself stays as it is. */
export async function takeGame(sql: Sql, league: LeagueRow, gameId: string): Promise<readonly Problem[]> {
  const row = await leagueGame(sql, league.id, gameId);
  if (!row) return [{ code: "not-in-league", path: "/game", message: say.notInLeague({ id: gameId }) }];
  await withdraw(sql, league, row);
  await sql.run(
    Prisma.sql`DELETE FROM "LeagueGame" WHERE "leagueId" = ${league.id} AND "gameId" = ${gameId}`,
  );
  return [];
}

/** Everybody with whom the game began needs a player of the league; who sat down in mid-game may get one later. */
function seatProblems(
  { players, header }: Pick<SeatedGame, "players" | "header">,
  seats: Seats,
  roster: ReadonlyMap<string, string>,
  person: People,
): Problem[] {
  const at = (seat: string) => pointer("seats", seat);
  const problems = Object.entries(seats).flatMap(([seat, id]): Problem[] => {
    if (!players.some((player) => player.id === seat))
      return [{ code: "no-such-seat", path: at(seat), message: say.seatUnknown({ id: seat }) }];
    if (roster.has(id)) return [];
    return [{ code: "no-such-player", path: at(seat), message: say.noSuchPlayer({ id }) }];
  });
  const missing = header.players.filter(({ id }) => !Object.hasOwn(seats, id)).map(({ name }) => name.trim());
  if (missing.length > 0)
    problems.push({ code: "seat-missing", path: "/seats", message: say.seatMissing({ names: missing }) });
  const sitting = new Map<string, string>();
  for (const [seat, id] of Object.entries(seats)) {
    if (!sitting.has(person(id))) sitting.set(person(id), seat);
    else {
      const name = roster.get(person(id)) ?? "";
      problems.push({ code: "seat-twice", path: at(seat), message: say.seatTwice({ name }) });
    }
  }
  return problems;
}

/**
 * Brings the leagues that a game is in up to its log, in the transaction of the entry that changed it: posts what is
 * finished, posts it again when a correction changed it, withdraws what goes on. Resolves to the leagues that changed.
 */
export async function postToLeagues(
  sql: Sql,
  gameId: string,
  result: GameResult | undefined,
): Promise<{ readonly leagueId: string; readonly ratingsLeft: boolean }[]> {
  const memberships = await sql.rows<{ leagueId: string }>(
    Prisma.sql`SELECT "leagueId" FROM "LeagueGame" WHERE "gameId" = ${gameId}`,
  );
  const changed: { leagueId: string; ratingsLeft: boolean }[] = [];
  for (const { leagueId } of memberships) {
    const league = await findLeague(sql, leagueId);
    const row = await leagueGame(sql, leagueId, gameId);
    if (!league || !row) continue;
    const before = await postedBefore(sql, leagueId, row);
    const waiting = result ? strangersTo(row, result) : [];
    const person = await peopleOf(sql, leagueId);
    const after =
      result && waiting.length === 0
        ? postedGame(league, row, await finishOf(sql, gameId, result), result, person)
        : undefined;
    if (JSON.stringify(before) === JSON.stringify(after) && waiting.length === 0) continue;
    await withdraw(sql, league, row);
    if (after) await post(sql, league, after);
    else await waitFor(sql, leagueId, gameId, waiting);
    changed.push({ leagueId, ratingsLeft: !(await reckonSome(sql, leagueId)) });
  }
  return changed;
}
