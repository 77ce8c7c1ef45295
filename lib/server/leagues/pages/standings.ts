import type { Standing } from "@/lib/league/counting/state";
import { eveningIn } from "@/lib/league/evenings/calendar";
import type { StandingReplyRow, StandingsReply } from "@/lib/league/page-replies";
import {
  behindBy,
  placesBefore,
  placesOf,
  ratingReply,
  ratingWritten,
  tableRule,
  tallyRow,
} from "@/lib/league/pages/standings";
import { hasEnded } from "@/lib/league/season";
import type { Season } from "@/lib/league/settings";
import { pointUnit } from "@/lib/league/standings/points";
import type { Played } from "@/lib/league/standings/tally";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { lastResults, playedOf, readRatings, resultsOf } from "../posting/result-rows";
import { loadStandings } from "../posting/state-rows";
import { resultsIn } from "./season-days";

/** Which table to read, and which part of it. */
export interface StandingsQuery {
  readonly season: Season | undefined;
  /** "": all kinds. */
  readonly rulesetId: string;
  /** From 1 on. */
  readonly page: number;
  readonly size: number;
  /** Part of a name; "": everybody. */
  readonly search: string;
  /** ISO 8601. Trends compare with the table of a week before. */
  readonly now: string;
}

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;

/** A table of the standings. The cost depends on the number of players, not on the number of games. */
export async function readStandings(
  store: Store,
  league: LeagueRow,
  query: StandingsQuery,
): Promise<StandingsReply> {
  const { season, rulesetId, page, size, search } = query;
  const seasonId = season?.id ?? "";
  const ranked = await rankedRows(store, league, seasonId, rulesetId);
  const places = placesOf(ranked);
  const wanted = search.normalize("NFC").toLowerCase();
  const found = ranked.filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = found.slice((page - 1) * size, page * size);
  const people = shown.map(({ person }) => person);
  const before = await placesAWeekAgo(store, league, query, ranked);
  const rows = await standingsOf(store, league.id, seasonId, rulesetId, people);
  const allTime = season ? await standingsOf(store, league.id, "", rulesetId, people) : rows;
  const rule = tableRule(league, season);
  const isOver = season && hasEnded(season, eveningIn(league.timeZone, query.now));
  const ratings = new Map(
    await Promise.all(
      people.map(async (person) => {
        const now = ratingReply(allTime.get(person));
        return [
          person,
          isOver ? await ratingAfter(store, league.id, season, rulesetId, person) : now,
        ] as const;
      }),
    ),
  );
  return {
    league: league.id,
    season: seasonId,
    kind: rulesetId,
    total: found.length,
    page,
    size,
    counting: rule.counting,
    table: [...rule.points],
    pointUnit,
    kinds: await rulesetIdsOf(store, league.id),
    rows: shown.flatMap(({ person, name, rankKey, above }) => {
      const row = rows.get(person);
      if (!row) return [];
      return {
        ...tallyRow(row.tally, rule),
        player: person,
        name,
        place: places.get(person) ?? 0,
        rating: ratings.get(person) ?? null,
        placeBefore: (before ?? places).get(person) ?? null,
        behindBy: behindBy(above, rankKey),
      };
    }),
  };
}

/** A player's rating after their last game of a season, overall or for a kind: what holds later is not the season's. */
async function ratingAfter(
  store: Store,
  leagueId: string,
  season: Season,
  rulesetId: string,
  personId: string,
): Promise<StandingReplyRow["rating"]> {
  const own = { leagueId, personId, ...(rulesetId !== "" && { kind: rulesetId }) };
  const [last] = await lastResults(store, { ...own, ...resultsIn(season) }, 1);
  if (!last?.ratings) return null;
  const { overall, ofRuleset: ofKind } = readRatings(last.ratings);
  const played = await store.leagueResult.count({ where: { ...own, finishedAt: { lte: last.finishedAt } } });
  return ratingWritten(rulesetId === "" ? overall : ofKind, played);
}

/** Everybody in a table, the best first, equals by name. `above`: the rank key of the row above. */
export async function rankedRows(store: Store, league: LeagueRow, season: string, rulesetId: string) {
  const rows = await store.leagueStanding.findMany({
    where: { leagueId: league.id, season, kind: rulesetId },
    select: { personId: true, rankKey: true },
    orderBy: { rankKey: "asc" },
  });
  const known = new Map(league.players.map(({ id, name }, order) => [id, { name, order }]));
  const named = rows.flatMap(({ personId: person, rankKey }) => {
    const player = known.get(person);
    return player ? [{ person, rankKey, ...player }] : [];
  });
  named.sort((a, b) => (a.rankKey === b.rankKey ? a.order - b.order : a.rankKey < b.rankKey ? -1 : 1));
  return named.map((row, index) => ({ ...row, above: named[index - 1]?.rankKey }));
}

/** The kinds of games finished in a season, or ("") at any time. */
export async function rulesetIdsOf(store: Store, leagueId: string, season = ""): Promise<string[]> {
  const where = { leagueId, season, kind: { not: "" } };
  const rows = await store.leagueStanding.groupBy({ by: "kind", where, orderBy: { kind: "asc" } });
  return rows.map(({ kind: rulesetId }) => rulesetId);
}

export async function standingsOf(
  store: Store,
  leagueId: string,
  season: string,
  rulesetId: string,
  people: readonly string[],
): Promise<Map<string, Standing>> {
  const scope = { seasons: new Set([season]), rulesetIds: new Set([rulesetId]), players: new Set(people) };
  const rows = await loadStandings(store, leagueId, scope);
  return new Map([...rows.values()].map((row) => [row.person, row]));
}

/** Everybody's place in this table a week ago; undefined when nothing was played since. */
async function placesAWeekAgo(
  store: Store,
  league: LeagueRow,
  { season, rulesetId, now }: StandingsQuery,
  ranked: readonly { readonly person: string; readonly rankKey: string }[],
): Promise<ReadonlyMap<string, number> | undefined> {
  const since = new Date(Date.parse(now) - week).toISOString();
  // Only recent days, in case the database uses the index by day. Calendars differ from UTC by at most a day.
  const firstDay = new Date(Date.parse(since) - day).toISOString().slice(0, 10);
  const within = season && {
    gte: [firstDay, season.from].sort().at(-1) ?? firstDay,
    lte: season.to,
  };
  const leagueId = league.id;
  const recent = await store.leagueGame.findMany({
    where: {
      leagueId,
      finishedAt: { gt: since },
      ...(within && { day: within }),
      ...(rulesetId !== "" && { kind: rulesetId }),
    },
    select: { gameId: true },
  });
  if (recent.length === 0) return undefined;
  const ids = recent.map(({ gameId }) => gameId);
  const games = new Map<string, Played[]>();
  for (const row of await resultsOf(store, leagueId, ids))
    games.set(row.personId, [...(games.get(row.personId) ?? []), playedOf(row)]);
  const tallies = await standingsOf(store, leagueId, season?.id ?? "", rulesetId, [...games.keys()]);
  return placesBefore(ranked, games, tallies, tableRule(league, season));
}
