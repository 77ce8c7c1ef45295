import { Prisma } from "@/generated/prisma/client";
import type { StandingReplyRow, StandingsReply } from "@/lib/league/replies";
import { nextMilestone } from "@/lib/league/standings/milestones";
import { type PointsTable, pointUnit } from "@/lib/league/standings/points";
import { type Counting, decidedBy, rankKey, usualCounting } from "@/lib/league/standings/ranking";
import { surenessOf } from "@/lib/league/standings/ratings";
import {
  gamesPlayed,
  gamesWon,
  leaguePoints,
  type Played,
  placesSum,
  sumsWithout,
  type Tally,
  winsShared,
} from "@/lib/league/standings/tally";
import type { Sql } from "../../store/sql";
import type { LeagueRow, SeasonRow } from "../league-row";
import { type ResultRow, withoutCurrency } from "../posting/results";
import { readRating } from "../posting/standing-rows";

/** What is asked of a table: which one, and what part of it. */
export interface StandingsQuery {
  readonly season: SeasonRow | undefined;
  /** "": all kinds. */
  readonly kind: string;
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
  /** Part of a name; "": everybody. */
  readonly search: string;
  /** ISO 8601; a week before it begins what a trend is made of. */
  readonly now: string;
}

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;

/** How a table counts. */
interface Rule {
  readonly points: PointsTable;
  readonly counting: Counting;
}

const ruleOf = (league: LeagueRow, season: SeasonRow | undefined): Rule => ({
  points: season?.points ?? league.points,
  counting: season?.counting ?? usualCounting,
});

/** Where everybody stands, best first; what it costs depends on how many players there are, not on how many games. */
interface Order {
  readonly people: readonly { readonly person: string; readonly rankKey: string }[];
  readonly placeOf: ReadonlyMap<string, number>;
}

function orderOf(people: readonly { readonly person: string; readonly rankKey: string }[]): Order {
  const placeOf = new Map<string, number>();
  people.forEach(({ person, rankKey }, index) => {
    const above = people[index - 1];
    const shared = above?.rankKey === rankKey ? placeOf.get(above.person) : undefined;
    placeOf.set(person, shared ?? index + 1);
  });
  return { people, placeOf };
}

export async function readStandings(
  sql: Sql,
  league: LeagueRow,
  query: StandingsQuery,
): Promise<StandingsReply> {
  const { season, kind, page, size, search } = query;
  const named = await sql.rows<{ person: string; rankKey: string; name: string }>(Prisma.sql`
    SELECT s."personId" AS "person", s."rankKey", p."name" FROM "LeagueStanding" s JOIN "LeaguePlayer" p
      ON p."leagueId" = s."leagueId" AND p."id" = s."personId"
    WHERE s."leagueId" = ${league.id} AND s."season" = ${season?.id ?? ""} AND s."kind" = ${kind}
    ORDER BY s."rankKey", p."name", p."id"`);
  const order = orderOf(named);
  const wanted = search.normalize("NFC").toLowerCase();
  const found = named.filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = found.slice((page - 1) * size, page * size);
  const before = await placesAWeekAgo(sql, league, query, order);
  const tallies = await talliesOf(
    sql,
    league.id,
    season?.id ?? "",
    kind,
    shown.map(({ person }) => person),
  );
  const ratings = season
    ? await talliesOf(
        sql,
        league.id,
        "",
        kind,
        shown.map(({ person }) => person),
      )
    : tallies;
  const rule = ruleOf(league, season);
  return {
    ...{ league: league.id, season: season?.id ?? "", kind, total: found.length, page, size },
    ...{ counting: rule.counting, table: [...rule.points], pointUnit },
    kinds: await kindsOf(sql, league.id),
    rows: shown.flatMap(({ person, name, rankKey }) => {
      const row = tallies.get(person);
      const allTime = ratings.get(person);
      if (!row) return [];
      const index = named.findIndex((each) => each.person === person);
      const above = named[index - 1];
      return [
        {
          ...rowOf(row.tally, rule),
          ...{ player: person, name, place: order.placeOf.get(person) ?? 0 },
          rating: allTime ? ratingOf(allTime) : null,
          placeBefore: before.get(person) ?? null,
          behindBy: above ? (decidedBy(above.rankKey, rankKey) ?? null) : null,
        },
      ];
    }),
  };
}

export async function kindsOf(sql: Sql, leagueId: string): Promise<string[]> {
  const rows = await sql.rows<{ kind: string }>(Prisma.sql`
    SELECT DISTINCT "kind" FROM "LeagueStanding"
    WHERE "leagueId" = ${leagueId} AND "season" = '' AND "kind" <> '' ORDER BY "kind"`);
  return rows.map(({ kind }) => kind);
}

export interface TallyRow {
  readonly tally: Tally;
  readonly rating: string | null;
}

async function talliesOf(
  sql: Sql,
  leagueId: string,
  season: string,
  kind: string,
  people: readonly string[],
): Promise<Map<string, TallyRow>> {
  if (people.length === 0) return new Map();
  const rows = await sql.rows<{ personId: string; tally: string; rating: string | null }>(Prisma.sql`
    SELECT "personId", "tally", "rating" FROM "LeagueStanding" WHERE "leagueId" = ${leagueId}
      AND "season" = ${season} AND "kind" = ${kind} AND "personId" IN (${Prisma.join([...people])})`);
  return new Map(rows.map(({ personId, tally, rating }) => [personId, { tally: JSON.parse(tally), rating }]));
}

export function ratingOf({ tally, rating }: TallyRow): StandingReplyRow["rating"] {
  if (rating === null) return null;
  const read = readRating(rating);
  return { ...read, sureness: surenessOf(read, gamesPlayed(tally)) };
}

/** What a tally comes to. */
export function rowOf(tally: Tally, { points, counting }: Rule) {
  const counted = leaguePoints(tally, points, counting.count === "best" ? counting.games : undefined);
  const [played, won] = [gamesPlayed(tally), gamesWon(tally)];
  const extreme = (of: Tally["best"]) => of && { ahead: of[0], finishedAt: of[1], game: of[2] };
  return {
    ...{ played, won, shared: winsShared(tally), points: counted, places: placesSum(tally) },
    ...{ ahead: tally.ahead, scored: tally.scored, rounds: tally.rounds, outs: tally.outs },
    ...{ best: extreme(tally.best), worst: extreme(tally.worst) },
    money: tally.money.map(([currency, won, lost]) => ({ currency, won, lost })),
    form: tally.form.map(([finishedAt, game, place, tied]) => ({ finishedAt, game, place, tied })),
    milestone: nextMilestone({ games: played, wins: won, points: Math.floor(counted / pointUnit) }),
  };
}

/** Everybody's place in the same table as it was a week ago: the last week's games are taken away again. */
async function placesAWeekAgo(
  sql: Sql,
  league: LeagueRow,
  { season, kind, now }: StandingsQuery,
  order: Order,
): Promise<ReadonlyMap<string, number>> {
  const since = new Date(Date.parse(now) - week).toISOString();
  // Not the whole season: an index by day may be the one that is taken. Calendars differ by a day at most.
  const firstDay = new Date(Date.parse(since) - day).toISOString().slice(0, 10);
  const within = season
    ? Prisma.sql`AND g."day" BETWEEN ${[firstDay, season.firstDay].sort()[1]} AND ${season.lastDay}`
    : Prisma.empty;
  const ofKind = kind === "" ? Prisma.empty : Prisma.sql`AND g."kind" = ${kind}`;
  const recent = await sql.rows<ResultRow>(Prisma.sql`
    SELECT r.* FROM "LeagueGame" g JOIN "LeagueResult" r ON r."leagueId" = g."leagueId" AND r."gameId" = g."gameId"
    WHERE g."leagueId" = ${league.id} AND g."finishedAt" > ${since} ${within} ${ofKind}`);
  if (recent.length === 0) return order.placeOf;
  const games = new Map<string, Played[]>();
  for (const row of recent)
    games.set(row.personId, [...(games.get(row.personId) ?? []), withoutCurrency(row)]);
  const tallies = await talliesOf(sql, league.id, season?.id ?? "", kind, [...games.keys()]);
  const { points, counting } = ruleOf(league, season);
  const people = order.people.flatMap(({ person, rankKey: now }) => {
    const tally = tallies.get(person)?.tally;
    if (!tally) return [{ person, rankKey: now }];
    const then = sumsWithout(tally, games.get(person) ?? []);
    return gamesPlayed(then) === 0 ? [] : [{ person, rankKey: rankKey(then, points, counting) }];
  });
  return orderOf(people.sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))).placeOf;
}
