import { foldLeague } from "@/lib/league/counting/fold";
import type { Counted } from "@/lib/league/counting/reduce";
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
import { insertResults } from "./result-rows";
import { saveState } from "./state-rows";

/**
 * Counts a league anew from the logs of its games, and resolves to how many of them are finished. Nothing that was kept
 * step by step goes into it. `report` hears how many of the games are replayed.
 */
export async function rebuildLeague(
  store: Store,
  games: Games,
  leagueId: string,
  report: (done: number, of: number) => void = () => {},
): Promise<number> {
  // Writing first keeps everybody else from writing until the rows are whole.
  await touchLeague(store, leagueId);
  const { league, rows, counted } = await countAnew(store, games, leagueId, report);
  await store.leagueGame.deleteMany({ where: { leagueId } });
  await insertRows(store, "LeagueGame", rows);
  await writeFolded(store, league, counted);
  return counted.games.length;
}

/** What is counted of a league, and the rows of its games, from their logs; nothing is written. In the order of ids. */
export async function countAnew(
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

/** Puts rows that were counted at once in the place of those there are. */
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
