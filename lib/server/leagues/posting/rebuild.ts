import { foldLeague } from "@/lib/league/counting/fold";
import type { Counted } from "@/lib/league/counting/reduce";
import { eveningIn } from "@/lib/league/evenings/calendar";
import type { PostedGame } from "@/lib/league/standings/posted";
import type { Games } from "@/lib/rules/document/scoresheet";
import { insertRows } from "../../store/insert-rows";
import type { Store } from "../../store/store";
import { countedIn } from "../game-changes";
import { type LeagueRow, readLeague, touchLeague } from "../league-row";
import { finishedOnPaper } from "../paper-results";
import { replayGame } from "./game-result";
import { paymentsOf } from "./payments";
import { finishOf, insertTransfers, unfinished } from "./recount";
import { insertResults, postedGames } from "./result-rows";
import { saveState } from "./state-rows";

/**
 * Recounts a league from the logs of its games, using none of the derived rows, and resolves to the number of finished
 * games. `report` is called with the number of games replayed so far.
 */
export async function rebuildLeague(
  store: Store,
  games: Games,
  leagueId: string,
  report: (done: number, of: number) => void = () => {},
): Promise<number> {
  // Writing first takes the write lock, so that nobody else writes before the rows are complete.
  await touchLeague(store, leagueId);
  const { league, rows, counted } = await recountAll(store, games, leagueId, report);
  await store.leagueGame.deleteMany({ where: { leagueId } });
  await insertRows(store, "LeagueGame", rows);
  await writeFolded(store, league, counted);
  return counted.games.length;
}

/** Computes what a league counts and the rows of its games from their logs, in the order of ids. Writes nothing. */
export async function recountAll(
  store: Store,
  games: Games,
  leagueId: string,
  report: (done: number, of: number) => void = () => {},
) {
  const league = await readLeague(store, leagueId);
  const before = await store.leagueGame.findMany({ where: { leagueId }, orderBy: { gameId: "asc" } });
  const posted: PostedGame[] = [];
  const rows: typeof before = [];
  for (const [index, row] of before.entries()) {
    report(index, before.length);
    const game = row.paper === null ? await replayGame(store, games, row.gameId) : undefined;
    const finished = finishedOnPaper(league, row) ?? (game?.isDeleted ? undefined : game?.finished);
    const counted = finished && countedIn(league, row, finished);
    const [one] = counted?.games ?? [];
    if (one) posted.push(one);
    const waitsFor = JSON.stringify(counted?.waitsFor ?? []);
    rows.push({ ...row, ...(one ? finishOf(one) : { ...unfinished, waitsFor }) });
  }
  return { league, rows, counted: { games: posted, payments: await paymentsOf(store, league) } };
}

/**
 * Counts a league again from the results of its games as they are stored: its days have changed, but not how its games
 * ended.
 */
export async function recountDays(store: Store, leagueId: string): Promise<void> {
  await touchLeague(store, leagueId);
  const league = await readLeague(store, leagueId);
  const before = await store.leagueGame.findMany({ where: { leagueId } });
  const finishes = new Map(before.map((row) => [row.gameId, finishedOnPaper(league, row)?.finishedAt]));
  const games = (await postedGames(store, leagueId, before)).map((game) => {
    const finishedAt = finishes.get(game.gameId) ?? game.finishedAt;
    return { ...game, finishedAt, day: eveningIn(league.timeZone, finishedAt) };
  });
  const finished = new Map(games.map((game) => [game.gameId, finishOf(game)]));
  const rows = before.map((row) => ({ ...row, ...finished.get(row.gameId) }));
  await store.leagueGame.deleteMany({ where: { leagueId } });
  await insertRows(store, "LeagueGame", rows);
  await writeFolded(store, league, { games, payments: await paymentsOf(store, league) });
  await store.league.update({ where: { id: leagueId }, data: { recount: false } });
}

/** Replaces all derived rows of a league. */
export async function writeFolded(store: Store, league: LeagueRow, counted: Counted): Promise<void> {
  const leagueId = league.id;
  const { state, results } = foldLeague(league, counted);
  await store.leagueResult.deleteMany({ where: { leagueId } });
  await store.leagueTransfer.deleteMany({ where: { leagueId } });
  await insertResults(store, leagueId, results);
  await insertTransfers(store, leagueId, counted.games);
  await saveState(store, league, {}, state);
  await store.league.update({ where: { id: leagueId }, data: { ratingsFrom: "" } });
}
