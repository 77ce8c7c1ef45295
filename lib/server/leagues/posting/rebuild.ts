import { foldLeague } from "@/lib/league/counting/fold";
import type { Counted } from "@/lib/league/counting/reduce";
import { type PostedGame, postedGame, strangersTo } from "@/lib/league/standings/posted";
import type { Games } from "@/lib/rules/document/scoresheet";
import { insertRows } from "../../store/insert-rows";
import type { Store } from "../../store/store";
import { findLeague, type LeagueRow, personOf, touchLeague } from "../league-row";
import { finishedGame, replayGame } from "./game-result";
import { paymentsOf } from "./payments";
import { finishOf, insertTransfers } from "./recount";
import { insertResults } from "./result-rows";
import { saveState } from "./state-rows";

/**
 * Counts a league anew from the logs of its games, and resolves to how many of them are finished. Nothing that was kept
 * step by step goes into it. `tell` hears how many of the games are replayed.
 */
export async function rebuildLeague(
  store: Store,
  games: Games,
  leagueId: string,
  report: (done: number, of: number) => void = () => {},
): Promise<number> {
  // Writing first keeps everybody else from writing until the rows are whole.
  await touchLeague(store, leagueId);
  const league = await findLeague(store, leagueId);
  if (!league) throw new Error(`there is no league ${leagueId}`);
  const person = await personOf(store, leagueId);
  const rows = await store.leagueGame.findMany({ where: { leagueId } });
  const posted: PostedGame[] = [];
  const waiting = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    report(index, rows.length);
    const game = await replayGame(store, games, row.gameId);
    const finished = game && (await finishedGame(store, game));
    if (!finished) continue;
    const seated = { ...row, seats: JSON.parse(row.seats) };
    const strangers = strangersTo(seated, finished.result);
    if (strangers.length > 0) waiting.set(row.gameId, JSON.stringify(strangers));
    else posted.push(postedGame(league.timeZone, seated, finished.finishedAt, finished.result, person));
  }
  const finishes = new Map(posted.map((game) => [game.gameId, finishOf(game)]));
  await store.leagueGame.deleteMany({ where: { leagueId } });
  const data = rows.map((row) => {
    const unfinished = { finishedAt: null, day: null, evening: null, aside: "[]" };
    const waitsFor = waiting.get(row.gameId) ?? "[]";
    return { ...row, ...(finishes.get(row.gameId) ?? { ...unfinished, waitsFor }) };
  });
  await insertRows(store, "LeagueGame", data);
  await writeFolded(store, league, { games: posted, payments: await paymentsOf(store, leagueId, person) });
  return posted.length;
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
