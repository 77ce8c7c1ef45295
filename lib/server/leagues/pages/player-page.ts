import { behindBy, ratingReply, tableRule, tallyRow } from "@/lib/league/pages/standings";
import type { LeaguePlayerReply, LeaguePlayersReply } from "@/lib/league/replies";
import { namesOn, peopleOn } from "@/lib/league/roster";
import { gamesPlayed } from "@/lib/league/standings/tally";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { lastResults, readRatings } from "../posting/result-rows";
import { readRating } from "../posting/state-rows";

/** So many points of a line say as much as more do. */
const maxRatings = 200;

/** A player's own page. Undefined for nobody on the roster, and for who was merged with somebody. */
export async function readPlayer(
  store: Store,
  league: LeagueRow,
  id: string,
): Promise<LeaguePlayerReply | undefined> {
  const leagueId = league.id;
  const name = peopleOn(league.players).find((player) => player.id === id)?.name;
  if (name === undefined) return undefined;
  const own = { leagueId, personId: id };
  const last = await lastResults(store, own, maxRatings);
  const longest = await store.leagueResult.aggregate({ where: own, _max: { streak: true } });
  const records = await store.leagueResult.groupBy({
    ...{ by: "kind", where: own, orderBy: { kind: "asc" } },
    ...{ _min: { low: true }, _max: { high: true, comeback: true } },
  });
  return {
    ...{ league: leagueId, player: id, name },
    standings: await standingsOf(store, league, { id, name }),
    streak: { now: last[0]?.streak ?? 0, longest: longest._max.streak ?? 0 },
    ratings: last.reverse().flatMap(({ gameId: game, kind, finishedAt, ratings }) => {
      return ratings === null ? [] : [{ game, kind, finishedAt, ...readRatings(ratings).overall }];
    }),
    headToHead: await meetingsWith(store, leagueId, id, namesOn(league.players)),
    records: records.map(({ kind, _min, _max }) => {
      return { kind, low: _min.low, high: _max.high, comeback: _max.comeback ?? 0 };
    }),
  };
}

/** A player's row of all time in each table. */
async function standingsOf(
  store: Store,
  league: LeagueRow,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<LeaguePlayerReply["standings"]> {
  const standings: LeaguePlayerReply["standings"] = [];
  const where = { leagueId: league.id, season: "" };
  const rows = await store.leagueStanding.findMany({
    where: { ...where, personId: id },
    orderBy: { kind: "asc" },
  });
  for (const { kind, rankKey, tally: written, rating } of rows) {
    const better = { ...where, kind, rankKey: { lt: rankKey } };
    const above = await store.leagueStanding.findFirst({ where: better, orderBy: { rankKey: "desc" } });
    const tally = JSON.parse(written);
    standings.push({
      ...{ ...tallyRow(tally, tableRule(league, undefined)), kind, player: id, name, placeBefore: null },
      place: (await store.leagueStanding.count({ where: better })) + 1,
      rating: ratingReply({ tally, rating: rating === null ? undefined : readRating(rating) }),
      behindBy: behindBy(above?.rankKey, rankKey),
    });
  }
  return standings;
}

/** Head to head, against whom most often first. */
async function meetingsWith(
  store: Store,
  leagueId: string,
  id: string,
  names: ReadonlyMap<string, string>,
): Promise<LeaguePlayerReply["headToHead"]> {
  const pairs = await store.leaguePair.findMany({ where: { leagueId, OR: [{ a: id }, { b: id }] } });
  return pairs
    .map(({ a, b, games, aAhead, bAhead }) => {
      const [player, ahead, behind] = a === id ? [b, aAhead, bAhead] : [a, bAhead, aAhead];
      return { player, name: names.get(player) ?? "", games, ahead, behind };
    })
    .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

export interface PlayersQuery {
  readonly page: number;
  readonly size: number;
  readonly search: string;
}

/** Everybody on the roster who is not somebody else, by name. */
export async function readPlayers(
  store: Store,
  league: LeagueRow,
  { page, size, search }: PlayersQuery,
): Promise<LeaguePlayersReply> {
  const standings = await store.leagueStanding.findMany({
    where: { leagueId: league.id, season: "", kind: "" },
    orderBy: { rankKey: "asc" },
  });
  const keys = standings.map(({ rankKey }) => rankKey);
  const rows = new Map(standings.map((row) => [row.personId, row]));
  const wanted = search.normalize("NFC").toLowerCase();
  const found = peopleOn(league.players).filter(({ name }) => name.toLowerCase().includes(wanted));
  return {
    ...{ league: league.id, total: found.length, page, size },
    players: found.slice((page - 1) * size, page * size).map(({ id, name }) => {
      const row = rows.get(id);
      const played = row ? gamesPlayed(JSON.parse(row.tally)) : 0;
      return { id, name, played, place: row ? keys.indexOf(row.rankKey) + 1 : null };
    }),
  };
}
