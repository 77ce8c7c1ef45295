import { Prisma } from "@/generated/prisma/client";
import { dateIn, eveningIn } from "@/lib/league/calendar";
import { entriesOfGame } from "@/lib/league/money/ledger";
import type { Finish } from "@/lib/league/standings/order";
import { inOrder, isWin, meetingsOf, type PostedGame } from "@/lib/league/standings/posted";
import { newRating, type Rating, ratingsAfter } from "@/lib/league/standings/ratings";
import type { GameResult } from "@/lib/league/standings/result";
import type { Player } from "@/lib/rules/people/table";
import { type Sql, valueLists } from "../../store/sql";
import type { LeagueRow } from "../league-row";
import { seasonAt, touchLeague } from "../league-row";
import { enterTransfers, takeTransfers } from "./ledger-rows";
import { reckonAgainFrom, setCurrentRatings } from "./rating-rows";
import {
  afterFinish,
  beforeFinish,
  insertResults,
  lastResults,
  readRatings,
  resultsOfGame,
  resultValues,
  seatResultOf,
  streaksAfter,
} from "./results";
import { addToStandings, takeFromStandings } from "./standing-rows";

/** A game's place in a league. */
export interface LeagueGameRow {
  readonly gameId: string;
  readonly kind: string;
  readonly currency: string;
  /** JSON: player id at the table → player of the league. */
  readonly seats: string;
  /** JSON: Aside of lib/league. */
  readonly aside: string;
  readonly finishedAt: string | null;
  readonly day: string | null;
  readonly evening: string | null;
}

/** Whom each player of the roster counts as: itself, or who it was merged with. */
export type People = (id: string) => string;

export async function peopleOf(sql: Sql, leagueId: string): Promise<People> {
  const merged = await sql.rows<{ id: string; mergedInto: string }>(Prisma.sql`
    SELECT "id", "mergedInto" FROM "LeaguePlayer" WHERE "leagueId" = ${leagueId} AND "mergedInto" IS NOT NULL`);
  const into = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto]));
  const person: People = (id) => {
    const next = into.get(id);
    return next === undefined ? id : person(next);
  };
  return person;
}

/** A finished game as it counts in a league. */
export function postedGame(
  league: Pick<LeagueRow, "timeZone">,
  { gameId, kind, currency, seats }: Pick<LeagueGameRow, "gameId" | "kind" | "currency" | "seats">,
  finishedAt: string,
  result: Pick<GameResult, "seats" | "aside">,
  person: People,
): PostedGame {
  const rosterOf = new Map<string, string>(Object.entries(JSON.parse(seats)));
  const at = (seat: string) => person(rosterOf.get(seat) ?? "");
  const players = result.seats.map((each) => ({ person: at(each.seat), result: each }));
  const aside = result.aside.map((each) => ({ ...each, person: at(each.seat) }));
  const day = dateIn(league.timeZone, finishedAt);
  const evening = eveningIn(league.timeZone, finishedAt);
  return { gameId, kind, currency, finishedAt, day, evening, players: inOrder(players), aside };
}

/** Who sat down in mid-game and is not known to the league yet. */
export function strangersTo({ seats }: Pick<LeagueGameRow, "seats">, { table }: GameResult): Player[] {
  const known = JSON.parse(seats);
  return table.filter(({ id }) => !Object.hasOwn(known, id));
}

/** Notes for whom a finished game waits before it can count. */
export async function waitFor(
  sql: Sql,
  leagueId: string,
  gameId: string,
  strangers: readonly Player[],
): Promise<void> {
  await sql.run(Prisma.sql`
    UPDATE "LeagueGame" SET "waitsFor" = ${JSON.stringify(strangers)}
    WHERE "leagueId" = ${leagueId} AND "gameId" = ${gameId} AND "waitsFor" <> ${JSON.stringify(strangers)}`);
}

/** The game as it was posted; undefined when it is not finished. */
export async function postedBefore(
  sql: Sql,
  leagueId: string,
  row: LeagueGameRow,
): Promise<PostedGame | undefined> {
  const { gameId, kind, currency, finishedAt, day, evening, aside } = row;
  if (finishedAt === null || day === null || evening === null) return undefined;
  const rows = await resultsOfGame(sql, leagueId, gameId);
  const players = rows.map((each) => ({ person: each.personId, result: seatResultOf(each) }));
  return { gameId, kind, currency, finishedAt, day, evening, players, aside: JSON.parse(aside) };
}

/** Puts a finished game into every table of a league. What it costs does not depend on how large the league is. */
export async function post(sql: Sql, league: LeagueRow, game: PostedGame): Promise<void> {
  const season = await seasonAt(sql, league.id, game.day);
  const newest = await isNewest(sql, league.id, game);
  const before = await Promise.all(
    game.players.map(({ person }) => standBefore(sql, league.id, game, person)),
  );
  const known = newest && (await ratingsAreRight(sql, league.id));
  const ratings = known ? ratingsOf(game, before) : undefined;

  await insertResults(
    sql,
    game.players.map(({ person, result }, index) => {
      const streak = isWin(result) ? (before[index]?.streak ?? 0) + 1 : 0;
      const now = ratings && { overall: ratings(person, ""), ofKind: ratings(person, game.kind) };
      return resultValues(league.id, game, person, result, streak, now);
    }),
  );
  await addToStandings(sql, league, season, game, ratings);
  await movePairs(sql, league.id, game, 1);
  await enterTransfers(sql, league.id, season?.id, entriesOfGame(game));
  await finish(sql, league.id, game.gameId, game);
  if (!newest) for (const { person } of game.players) await streaksAfter(sql, league.id, person, game);
  if (!ratings) await reckonAgainFrom(sql, league.id, game);
  await touchLeague(sql, league.id);
}

/** Takes a finished game out of every table again; undefined when it was not finished. */
export async function withdraw(
  sql: Sql,
  league: LeagueRow,
  row: LeagueGameRow,
): Promise<PostedGame | undefined> {
  const game = await postedBefore(sql, league.id, row);
  if (!game) return undefined;
  const season = await seasonAt(sql, league.id, game.day);
  await sql.run(Prisma.sql`
    DELETE FROM "LeagueResult" WHERE "leagueId" = ${league.id} AND "gameId" = ${game.gameId}`);
  await finish(sql, league.id, game.gameId, undefined);
  await takeFromStandings(sql, league, season, game);
  await movePairs(sql, league.id, game, -1);
  await takeTransfers(sql, league.id, season?.id, [game.gameId]);
  for (const { person } of game.players) await streaksAfter(sql, league.id, person, game);
  await setCurrentRatings(
    ...([sql, league.id, game.kind, game.players.map(({ person }) => person)] as const),
  );
  if (!(await isNewest(sql, league.id, game))) await reckonAgainFrom(sql, league.id, game);
  await touchLeague(sql, league.id);
  return game;
}

async function isNewest(sql: Sql, leagueId: string, game: Finish): Promise<boolean> {
  const later = await sql.rows(Prisma.sql`
    SELECT 1 FROM "LeagueGame" r WHERE r."leagueId" = ${leagueId} AND ${afterFinish(game)} LIMIT 1`);
  return later.length === 0;
}

async function ratingsAreRight(sql: Sql, leagueId: string): Promise<boolean> {
  const rows = await sql.rows(
    Prisma.sql`SELECT 1 FROM "League" WHERE "id" = ${leagueId} AND "ratingsFrom" = ''`,
  );
  return rows.length === 1;
}

interface Stand {
  readonly streak: number;
  readonly overall: Rating;
  readonly ofKind: Rating;
}

/** A player's streak and ratings before a game; undefined ratings are those of a beginner. */
async function standBefore(sql: Sql, leagueId: string, game: PostedGame, person: string): Promise<Stand> {
  const last = async (kind: string) => {
    const [row] = await lastResults(sql, leagueId, person, { kind, days: undefined }, 1, beforeFinish(game));
    return row;
  };
  const overall = await last("");
  const ofKind = overall?.kind === game.kind ? overall : await last(game.kind);
  return {
    streak: overall?.streak ?? 0,
    overall: overall?.ratings ? readRatings(overall.ratings).overall : newRating,
    ofKind: ofKind?.ratings ? readRatings(ofKind.ratings).ofKind : newRating,
  };
}

function ratingsOf(game: PostedGame, before: readonly Stand[]): (person: string, kind: string) => Rating {
  const places = game.players.map(({ result }) => result.place);
  const overall = ratingsAfter(
    before.map((each) => each.overall),
    places,
  );
  const ofKind = ratingsAfter(
    before.map((each) => each.ofKind),
    places,
  );
  return (person, kind) => {
    const index = game.players.findIndex((player) => player.person === person);
    return (kind === "" ? overall : ofKind)[index] ?? newRating;
  };
}

async function movePairs(sql: Sql, leagueId: string, game: PostedGame, times: 1 | -1): Promise<void> {
  const rows = meetingsOf(game).map(({ a, b, aAhead, bAhead }) => [
    ...[leagueId, a, b, times, times * aAhead, times * bAhead],
  ]);
  for (const list of valueLists(rows))
    await sql.run(Prisma.sql`
      INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ${list}
      ON CONFLICT ("leagueId", "a", "b") DO UPDATE SET "games" = "LeaguePair"."games" + excluded."games",
        "aAhead" = "LeaguePair"."aAhead" + excluded."aAhead", "bAhead" = "LeaguePair"."bAhead" + excluded."bAhead"`);
  if (times > 0 || rows.length === 0) return;
  const people = Prisma.join(game.players.map(({ person }) => person));
  await sql.run(Prisma.sql`
    DELETE FROM "LeaguePair" WHERE "leagueId" = ${leagueId} AND "a" IN (${people}) AND "b" IN (${people}) AND "games" = 0`);
}

/** Whether and when a game in a league is finished. */
async function finish(
  sql: Sql,
  leagueId: string,
  gameId: string,
  game: PostedGame | undefined,
): Promise<void> {
  await sql.run(Prisma.sql`
    UPDATE "LeagueGame" SET "finishedAt" = ${game?.finishedAt ?? null}, "day" = ${game?.day ?? null},
      "evening" = ${game?.evening ?? null}, "aside" = ${JSON.stringify(game?.aside ?? [])}, "waitsFor" = '[]'
    WHERE "leagueId" = ${leagueId} AND "gameId" = ${gameId}`);
}
