import { type CountedResult, newCareers, playOn, withRatings } from "@/lib/league/counting/careers";
import { type CountedChange, ledgerEntries, nothing, reduce } from "@/lib/league/counting/reduce";
import { emptyState, seasonsOn } from "@/lib/league/counting/state";
import { entriesOfGame } from "@/lib/league/money/ledger";
import { byFinish, earliest, type Finish } from "@/lib/league/standings/order";
import type { PostedGame } from "@/lib/league/standings/posted";
import { insertRows } from "../../store/insert-rows";
import { inParts, type Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { paymentsOf } from "./payments";
import { careersBefore, completedState, gamesFrom, insertResults, postedGames } from "./result-rows";
import { loadStandings, loadState, type Scope, saveState } from "./state-rows";

/** At most this many games are rated in one transaction: some tens of milliseconds. */
const maxAtOnce = 100;

const writtenFinish = ({ finishedAt, gameId }: Finish): string => `${finishedAt} ${gameId}`;

function readFinish(text: string): Finish[] {
  const [finishedAt = "", gameId = ""] = text.split(" ");
  return text === "" ? [] : [{ finishedAt, gameId }];
}

/**
 * Applies a change to a league's derived rows: reads those concerned, reduces them and writes them back. Streaks and
 * ratings depend on all earlier games, so they are recomputed for `maxAtOnce` games, starting with the first that
 * changed; `recountSome` does the rest. Resolves to whether nothing is left. `league` already includes the change.
 */
export async function recount(store: Store, league: LeagueRow, change: CountedChange): Promise<boolean> {
  const { removed, added } = change;
  const changed = [...removed.games, ...added.games];
  const from = earliest([...readFinish(league.ratingsFrom), ...changed]);
  const after = from ? await gamesAfter(store, league.id, from, changed) : [];
  const games = [...after, ...added.games].sort(byFinish);
  const some = games.slice(0, maxAtOnce);
  const rest = added.games.filter((game) => !some.includes(game));
  const scope = scopeOf(league, change, some);
  const before = await loadState(store, league.id, scope);
  const careers = from
    ? await careersBefore(store, league.id, before, from, [...changed, ...some])
    : newCareers();

  await removeRows(store, league.id, removed.games, [
    ...removed.games,
    ...some.filter((game) => after.includes(game)),
  ]);
  const results = [...some.flatMap((game) => playOn(careers, game)), ...rest.flatMap(unrated)];
  await insertResults(store, league.id, results);
  await insertTransfers(store, league.id, added.games);
  const reduced = await completedState(store, league, reduce(before, league, change));
  await saveState(store, league, scope, withRatings(reduced, careers), before);
  await noteFinishes(store, league.id, change);
  const next = games[maxAtOnce];
  await store.league.updateMany({
    where: { id: league.id },
    data: { version: { increment: 1 }, ratingsFrom: next ? writtenFinish(next) : "" },
  });
  return next === undefined;
}

/** Continues recomputing streaks and ratings. Resolves to whether nothing is left. */
export const recountSome = async (store: Store, league: LeagueRow): Promise<boolean> =>
  league.ratingsFrom === "" || recount(store, league, { removed: nothing, added: nothing });

async function gamesAfter(store: Store, leagueId: string, from: Finish, but: readonly Finish[]) {
  const ids = but.map(({ gameId }) => gameId);
  return postedGames(store, leagueId, await gamesFrom(store, leagueId, from, ids, maxAtOnce + 1));
}

const unrated = (game: PostedGame): CountedResult[] =>
  game.players.map(({ person, result }) => ({ game, person, result, streak: 0, ratings: undefined }));

function scopeOf(
  league: LeagueRow,
  { removed, added }: CountedChange,
  playedOn: readonly PostedGame[],
): Scope {
  const changed = [...removed.games, ...added.games];
  const entries = [...ledgerEntries(removed), ...ledgerEntries(added)];
  const days = [...changed, ...entries].map(({ day }) => day);
  const games = [...changed, ...playedOn];
  return {
    seasons: new Set(["", ...days.flatMap((day) => seasonsOn(league, day))]),
    rulesetIds: new Set(["", ...games.map(({ rulesetId }) => rulesetId)]),
    players: new Set(games.flatMap(({ players }) => players.map(({ person }) => person))),
    owing: new Set(entries.flatMap(({ debtor, creditor }) => [debtor, creditor])),
  };
}

/** Deletes the transfers of `removed` games and the results of `rewritten` ones. */
async function removeRows(
  store: Store,
  leagueId: string,
  removed: readonly PostedGame[],
  rewritten: readonly PostedGame[],
): Promise<void> {
  const idsOf = (games: readonly PostedGame[]) => games.map(({ gameId }) => gameId);
  await inParts(idsOf(removed), async (some) => {
    await store.leagueTransfer.deleteMany({ where: { leagueId, source: { in: some } } });
    return [];
  });
  await inParts(idsOf(rewritten), async (some) => {
    await store.leagueResult.deleteMany({ where: { leagueId, gameId: { in: some } } });
    return [];
  });
}

export async function insertTransfers(
  store: Store,
  leagueId: string,
  games: readonly PostedGame[],
): Promise<void> {
  const data = games.flatMap((game) =>
    entriesOfGame(game).map((entry) => ({
      leagueId,
      source: game.gameId,
      ...entry,
    })),
  );
  await insertRows(store, "LeagueTransfer", data);
}

/** Stores whether and when games finished. */
async function noteFinishes(
  store: Store,
  leagueId: string,
  { removed, added }: CountedChange,
): Promise<void> {
  const before = new Map(removed.games.map((game) => [game.gameId, finishOf(game)]));
  const after = new Map(added.games.map((game) => [game.gameId, finishOf(game)]));
  for (const gameId of new Set([...before.keys(), ...after.keys()])) {
    const data = after.get(gameId) ?? unfinished;
    if (JSON.stringify(data) !== JSON.stringify(before.get(gameId)))
      await store.leagueGame.updateMany({ where: { leagueId, gameId }, data });
  }
}

export const unfinished = { finishedAt: null, day: null, aside: "[]", waitsFor: "[]" };

/** The columns of a finished game's row. */
export const finishOf = ({ finishedAt, day, aside }: PostedGame) => ({
  finishedAt,
  day,
  aside: JSON.stringify(aside),
  waitsFor: "[]",
});

/** Recomputes the rank keys of all rows that use the league's own points table. */
export async function rankAgain(store: Store, league: LeagueRow): Promise<void> {
  const own = league.seasons.filter(({ points }) => points === undefined).map(({ id }) => id);
  for (const season of ["", ...own]) {
    const scope = { seasons: new Set([season]) };
    await saveState(store, league, scope, { standings: await loadStandings(store, league.id, scope) });
  }
}

/** Recounts a season after its days have changed. A season that was removed keeps no rows. */
export async function recountSeason(store: Store, league: LeagueRow, seasonId: string): Promise<void> {
  const season = league.seasons.find(({ id }) => id === seasonId);
  const days = season && { day: { gte: season.from, lte: season.to } };
  const rows = days ? await store.leagueGame.findMany({ where: { ...days, leagueId: league.id } }) : [];
  const games = await postedGames(store, league.id, rows);
  const payments = days ? await paymentsOf(store, league, days) : [];
  const change = { removed: nothing, added: { games: games.sort(byFinish), payments } };
  const { standings, accounts } = reduce(emptyState, league, change);
  const ofSeason = <Row extends { readonly season: string }>(all: ReadonlyMap<string, Row>) =>
    new Map([...all].filter(([, row]) => row.season === seasonId));
  const counted = { standings: ofSeason(standings), accounts: ofSeason(accounts) };
  await saveState(store, league, { seasons: new Set([seasonId]) }, counted);
}
