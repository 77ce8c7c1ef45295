import type { LeagueOthersReply, LeaguePlayerReply, LeaguePlayersReply } from "@/lib/league/page-replies";
import { othersIn } from "@/lib/league/pages/others";
import { behindBy, ratingReply, tableRule, tallyRow } from "@/lib/league/pages/standings";
import { namesOn, peopleOn } from "@/lib/league/roster/roster";
import { gamesPlayed } from "@/lib/league/standings/tally";
import { bestEveningOf } from "@/lib/league/story/player-story";
import type { LeagueResult } from "../../store/rows";
import { inParts, type Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { lastResults, readRatings, seatResultOf } from "../posting/result-rows";
import { readRating } from "../posting/state-rows";
import { aimOf, highest } from "./evening";

/** The chart shows at most this many ratings. */
const maxRatings = 200;

/** A player's page; undefined if nobody on the roster has this id, or the player was merged into another. */
export async function readPlayer(
  store: Store,
  league: LeagueRow,
  id: string,
): Promise<LeaguePlayerReply | undefined> {
  const others = await readOthers(store, league, id);
  if (!others) return undefined;
  const own = { leagueId: league.id, personId: id };
  const last = await lastResults(store, own, maxRatings);
  const records = await store.leagueResult.groupBy({
    by: "kind",
    where: own,
    orderBy: { kind: "asc" },
    _min: { low: true },
    _max: { high: true, comeback: true },
  });
  return {
    ...others,
    standings: await standingsOf(store, league, { id, name: others.name }),
    streak: {
      now: last[0]?.streak ?? 0,
      longest: await highest(store, "streak", own),
    },
    bestEvening: await bestEvening(store, last),
    ratings: last.reverse().flatMap(({ gameId: game, kind, finishedAt, ratings }) => {
      return ratings === null ? [] : [{ game, kind, finishedAt, ...readRatings(ratings).overall }];
    }),
    records: records.map(({ kind, _min, _max }) => {
      return { kind, aim: aimOf(kind), low: _min.low, high: _max.high, comeback: _max.comeback ?? 0 };
    }),
  };
}

async function bestEvening(
  store: Store,
  results: readonly LeagueResult[],
): Promise<LeaguePlayerReply["bestEvening"]> {
  const ids = results.map(({ gameId }) => gameId);
  const leagueId = results[0]?.leagueId ?? "";
  const games = await inParts(ids, (some) =>
    store.leagueGame.findMany({
      where: { leagueId, gameId: { in: some } },
      select: { gameId: true, day: true },
    }),
  );
  const evenings = new Map(games.map(({ gameId, day }) => [gameId, day]));
  const played = results.flatMap((row) => {
    const evening = evenings.get(row.gameId) ?? undefined;
    return evening === undefined ? [] : [{ evening, ...seatResultOf(row) }];
  });
  return bestEveningOf(played) ?? null;
}

/** A player's row in each all-time table. */
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
      ...tallyRow(tally, tableRule(league, undefined)),
      kind,
      player: id,
      name,
      placeBefore: null,
      place: (await store.leagueStanding.count({ where: better })) + 1,
      rating: ratingReply({ tally, rating: rating === null ? undefined : readRating(rating) }),
      behindBy: behindBy(above?.rankKey, rankKey),
    });
  }
  return standings;
}

/** A player's opponents and partners, most games first. */
export async function readOthers(
  store: Store,
  league: LeagueRow,
  id: string,
): Promise<LeagueOthersReply | undefined> {
  const leagueId = league.id;
  const name = peopleOn(league.players).find((player) => player.id === id)?.name;
  if (name === undefined) return undefined;
  const pairs = await store.leaguePair.findMany({ where: { leagueId, OR: [{ a: id }, { b: id }] } });
  return { league: leagueId, player: id, name, ...othersIn(pairs, id, namesOn(league.players)) };
}

export interface PlayersQuery {
  readonly page: number;
  readonly size: number;
  readonly search: string;
}

/** The roster by name, without players merged into others. */
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
    league: league.id,
    total: found.length,
    page,
    size,
    players: found.slice((page - 1) * size, page * size).map(({ id, name }) => {
      const row = rows.get(id);
      const played = row ? gamesPlayed(JSON.parse(row.tally)) : 0;
      return { id, name, played, place: row ? keys.indexOf(row.rankKey) + 1 : null };
    }),
  };
}
