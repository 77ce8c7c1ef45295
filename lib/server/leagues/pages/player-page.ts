import { Prisma } from "@/generated/prisma/client";
import type { LeaguePlayerReply, LeaguePlayersReply } from "@/lib/league/replies";
import { decidedBy, usualCounting } from "@/lib/league/standings/ranking";
import { gamesPlayed, type Tally } from "@/lib/league/standings/tally";
import type { Sql } from "../../store/sql";
import type { LeagueRow } from "../league-row";
import { lastResults, type ResultRow, readRatings } from "../posting/results";
import { ratingOf, rowOf } from "./standings";

/** So many points of a line say as much as more do. */
const mostRatings = 200;

interface Row {
  readonly kind: string;
  readonly rankKey: string;
  readonly tally: string;
  readonly rating: string | null;
}

/** A player's own page. Undefined for nobody on the roster, and for who was merged with somebody. */
export async function readPlayer(
  sql: Sql,
  league: LeagueRow,
  id: string,
): Promise<LeaguePlayerReply | undefined> {
  const [player] = await sql.rows<{ name: string }>(Prisma.sql`
    SELECT "name" FROM "LeaguePlayer" WHERE "leagueId" = ${league.id} AND "id" = ${id} AND "mergedInto" IS NULL`);
  if (!player) return undefined;
  const { name } = player;
  const rows = await sql.rows<Row>(Prisma.sql`
    SELECT "kind", "rankKey", "tally", "rating" FROM "LeagueStanding"
    WHERE "leagueId" = ${league.id} AND "season" = '' AND "personId" = ${id} ORDER BY "kind"`);
  const standings: LeaguePlayerReply["standings"] = [];
  for (const row of rows) standings.push(await standingOf(sql, league, { id, name }, row));

  const all = { kind: "", days: undefined };
  const last = await lastResults(sql, league.id, id, all, mostRatings);
  const [longest] = await sql.rows<{ streak: number }>(Prisma.sql`
    SELECT MAX("streak") AS "streak" FROM "LeagueResult" WHERE "leagueId" = ${league.id} AND "personId" = ${id}`);
  return {
    ...{ league: league.id, player: id, name, standings },
    streak: { now: last[0]?.streak ?? 0, longest: longest?.streak ?? 0 },
    ratings: last.reverse().flatMap(ratingThen),
    headToHead: await meetingsWith(sql, league.id, id),
    records: await sql.rows(Prisma.sql`
      SELECT "kind", MIN("low") AS "low", MAX("high") AS "high", MAX("comeback") AS "comeback" FROM "LeagueResult"
      WHERE "leagueId" = ${league.id} AND "personId" = ${id} GROUP BY "kind" ORDER BY "kind"`),
  };
}

async function standingOf(
  sql: Sql,
  league: LeagueRow,
  { id, name }: { readonly id: string; readonly name: string },
  { kind, rankKey, tally, rating }: Row,
): Promise<LeaguePlayerReply["standings"][number]> {
  const table = Prisma.sql`"leagueId" = ${league.id} AND "season" = '' AND "kind" = ${kind}`;
  const [counted] = await sql.rows<{ above: number }>(
    Prisma.sql`SELECT COUNT(*) AS "above" FROM "LeagueStanding" WHERE ${table} AND "rankKey" < ${rankKey}`,
  );
  const [above] = await sql.rows<{ rankKey: string }>(Prisma.sql`
    SELECT "rankKey" FROM "LeagueStanding" WHERE ${table} AND "rankKey" < ${rankKey}
    ORDER BY "rankKey" DESC LIMIT 1`);
  const read: Tally = JSON.parse(tally);
  const place = (counted?.above ?? 0) + 1;
  return {
    ...rowOf(read, { points: league.points, counting: usualCounting }),
    ...{ kind, place, player: id, name, placeBefore: null },
    rating: ratingOf({ tally: read, rating }),
    behindBy: above ? (decidedBy(above.rankKey, rankKey) ?? null) : null,
  };
}

function ratingThen({ gameId, kind, finishedAt, ratings }: ResultRow): LeaguePlayerReply["ratings"] {
  return ratings === null ? [] : [{ game: gameId, kind, finishedAt, ...readRatings(ratings).overall }];
}

/** Head to head, against whom most often first. */
async function meetingsWith(
  sql: Sql,
  leagueId: string,
  id: string,
): Promise<LeaguePlayerReply["headToHead"]> {
  return sql.rows(Prisma.sql`
    SELECT p."id" AS "player", p."name", m."games", m."ahead", m."behind" FROM (
      SELECT "b" AS "other", "games", "aAhead" AS "ahead", "bAhead" AS "behind" FROM "LeaguePair"
        WHERE "leagueId" = ${leagueId} AND "a" = ${id}
      UNION ALL SELECT "a" AS "other", "games", "bAhead" AS "ahead", "aAhead" AS "behind" FROM "LeaguePair"
        WHERE "leagueId" = ${leagueId} AND "b" = ${id}
    ) AS m JOIN "LeaguePlayer" p ON p."leagueId" = ${leagueId} AND p."id" = m."other"
    ORDER BY m."games" DESC, p."name"`);
}

export interface PlayersQuery {
  readonly page: number;
  readonly size: number;
  readonly search: string;
}

/** Everybody on the roster who is not somebody else, by name. */
export async function readPlayers(
  sql: Sql,
  league: LeagueRow,
  { page, size, search }: PlayersQuery,
): Promise<LeaguePlayersReply> {
  const rows = await sql.rows<{
    id: string;
    name: string;
    tally: string | null;
    rankKey: string | null;
  }>(Prisma.sql`
    SELECT p."id", p."name", s."tally", s."rankKey" FROM "LeaguePlayer" p LEFT JOIN "LeagueStanding" s
      ON s."leagueId" = p."leagueId" AND s."season" = '' AND s."kind" = '' AND s."personId" = p."id"
    WHERE p."leagueId" = ${league.id} AND p."mergedInto" IS NULL ORDER BY p."name", p."id"`);
  const keys = rows.flatMap(({ rankKey }) => rankKey ?? []).sort();
  const wanted = search.normalize("NFC").toLowerCase();
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted));
  return {
    ...{ league: league.id, total: found.length, page, size },
    players: found.slice((page - 1) * size, page * size).map(({ id, name, tally, rankKey }) => ({
      ...{ id, name, played: tally === null ? 0 : gamesPlayed(JSON.parse(tally)) },
      place: rankKey === null ? null : keys.indexOf(rankKey) + 1,
    })),
  };
}
