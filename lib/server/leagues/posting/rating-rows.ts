import { Prisma } from "@/generated/prisma/client";
import type { RatingsThen } from "@/lib/league/standings/fold";
import type { Finish } from "@/lib/league/standings/order";
import { newRating, type Rating, ratingsAfter } from "@/lib/league/standings/ratings";
import { type Sql, valueLists } from "../../store/sql";
import {
  beforeFinish,
  lastResults,
  type ResultRow,
  readRatings,
  seatResultOf,
  writtenRatings,
} from "./results";
import { writtenRating } from "./standing-rows";

/** So many games are rated again at once: some tens of milliseconds. */
const mostAtOnce = 100;

const written = ({ finishedAt, gameId }: Finish): string => `${finishedAt} ${gameId}`;

function readFinish(text: string): Finish {
  const [finishedAt = "", gameId = ""] = text.split(" ");
  return { finishedAt, gameId };
}

/** Notes that ratings from a game on are to be reckoned again: a rating depends on all games before it. */
export async function reckonAgainFrom(sql: Sql, leagueId: string, game: Finish): Promise<void> {
  const from = written(game);
  await sql.run(Prisma.sql`
    UPDATE "League" SET "ratingsFrom" = ${from}
    WHERE "id" = ${leagueId} AND ("ratingsFrom" = '' OR "ratingsFrom" > ${from})`);
}

/**
 * Reckons ratings again, of the next `mostAtOnce` games. True when all are right then; what a correction costs is the
 * number of games that follow it.
 */
export async function reckonSome(sql: Sql, leagueId: string): Promise<boolean> {
  const [league] = await sql.rows<{ ratingsFrom: string }>(
    Prisma.sql`SELECT "ratingsFrom" FROM "League" WHERE "id" = ${leagueId}`,
  );
  if (!league || league.ratingsFrom === "") return true;
  const from = readFinish(league.ratingsFrom);
  const games = await sql.rows<Finish & { kind: string }>(Prisma.sql`
    SELECT r."gameId", r."finishedAt", r."kind" FROM "LeagueGame" r
    WHERE r."leagueId" = ${leagueId} AND r."finishedAt" IS NOT NULL AND NOT ${beforeFinish(from)}
    ORDER BY r."finishedAt", r."gameId" LIMIT ${mostAtOnce + 1}`);
  const some = games.slice(0, mostAtOnce);
  if (some.length > 0) await reckon(sql, leagueId, from, some);
  const next = games[mostAtOnce];
  await sql.run(Prisma.sql`
    UPDATE "League" SET "ratingsFrom" = ${next ? written(next) : ""}, "version" = "version" + 1
    WHERE "id" = ${leagueId}`);
  return next === undefined;
}

async function reckon(
  sql: Sql,
  leagueId: string,
  from: Finish,
  games: readonly (Finish & { kind: string })[],
): Promise<void> {
  const rows = await sql.rows<ResultRow>(Prisma.sql`
    SELECT * FROM "LeagueResult" WHERE "leagueId" = ${leagueId}
      AND "gameId" IN (${Prisma.join(games.map(({ gameId }) => gameId))}) ORDER BY "personId"`);
  const byGame = new Map<string, ResultRow[]>();
  for (const row of rows) byGame.set(row.gameId, [...(byGame.get(row.gameId) ?? []), row]);

  const now = new Map<string, { person: string; kind: string; rating: Rating }>();
  const ratingOf = async (person: string, kind: string): Promise<Rating> => {
    const known = now.get(`${person} ${kind}`);
    return known?.rating ?? ratingBefore(sql, leagueId, person, kind, beforeFinish(from));
  };
  const rated: (string | number | null)[][] = [];
  for (const { gameId, kind } of games) {
    const players = byGame.get(gameId) ?? [];
    const places = players.map((row) => seatResultOf(row).place);
    const after: Rating[][] = [];
    for (const each of ["", kind]) {
      const before: Rating[] = [];
      for (const { personId } of players) before.push(await ratingOf(personId, each));
      const ratings = ratingsAfter(before, places);
      players.forEach(({ personId }, index) => {
        const rating = ratings[index] ?? newRating;
        now.set(`${personId} ${each}`, { person: personId, kind: each, rating });
      });
      after.push(ratings);
    }
    players.forEach(({ personId }, index) => {
      const [overall = newRating, ofKind = newRating] = after.map((ratings) => ratings[index] ?? newRating);
      rated.push([gameId, personId, writtenRatings({ overall, ofKind } satisfies RatingsThen)]);
    });
  }
  for (const list of valueLists(rated))
    await sql.run(Prisma.sql`
      UPDATE "LeagueResult" SET "ratings" = "rated"."column3" FROM (VALUES ${list}) AS "rated"
      WHERE "leagueId" = ${leagueId} AND "gameId" = "rated"."column1" AND "personId" = "rated"."column2"`);
  await setRatings(sql, leagueId, [...now.values()]);
}

/** A player's rating after the last of its games that meets the condition. */
async function ratingBefore(
  sql: Sql,
  leagueId: string,
  person: string,
  kind: string,
  condition?: Prisma.Sql,
): Promise<Rating> {
  const [row] = await lastResults(sql, leagueId, person, { kind, days: undefined }, 1, condition);
  if (!row?.ratings) return newRating;
  const { overall, ofKind } = readRatings(row.ratings);
  return kind === "" ? overall : ofKind;
}

/** Shows players the ratings of the last of their games that are left, after one was taken away. */
export async function setCurrentRatings(
  sql: Sql,
  leagueId: string,
  kind: string,
  people: readonly string[],
): Promise<void> {
  const ratings: { person: string; kind: string; rating: Rating }[] = [];
  for (const person of people)
    for (const each of ["", kind])
      ratings.push({ person, kind: each, rating: await ratingBefore(sql, leagueId, person, each) });
  await setRatings(sql, leagueId, ratings);
}

async function setRatings(
  sql: Sql,
  leagueId: string,
  ratings: readonly { readonly person: string; readonly kind: string; readonly rating: Rating }[],
): Promise<void> {
  const rows = ratings.map(({ person, kind, rating }) => [person, kind, writtenRating(rating)]);
  for (const list of valueLists(rows))
    await sql.run(Prisma.sql`
      UPDATE "LeagueStanding" SET "rating" = "rated"."column3" FROM (VALUES ${list}) AS "rated"
      WHERE "leagueId" = ${leagueId} AND "season" = '' AND "personId" = "rated"."column1"
        AND "kind" = "rated"."column2"`);
}
