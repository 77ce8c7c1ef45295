import type { Games } from "@/lib/rules/document/scoresheet";
import type { LeagueGame } from "../store/rows";
import type { Store } from "../store/store";
import { replayGame } from "./game-result";
import { isStored, putResult, storedOf } from "./posting";

/** A game of a league, and what its log says that its row should have. */
interface Checked {
  readonly row: LeagueGame;
  readonly stored: ReturnType<typeof storedOf>;
}

/** Replays every game of a league, in the order of their ids. `report` gets the number of games replayed so far. */
export async function replayLeague(
  store: Store,
  games: Games,
  leagueId: string,
  report: (done: number, of: number) => void = () => {},
): Promise<Checked[]> {
  // A result on paper has no log to compare with.
  const rows = await store.leagueGame.findMany({
    where: { leagueId, paper: null },
    orderBy: { gameId: "asc" },
  });
  const checked: Checked[] = [];
  for (const [index, row] of rows.entries()) {
    report(index, rows.length);
    const game = await replayGame(store, games, row.gameId);
    checked.push({ row, stored: storedOf(row, game?.isDeleted ? undefined : game?.finished) });
  }
  return checked;
}

/** The games whose stored result is not what their log says. */
export const wrongOf = (checked: readonly Checked[]): Checked[] =>
  checked.filter(({ row, stored }) => !isStored(row, stored));

/** Stores what the logs say. */
export async function mend(store: Store, wrong: readonly Checked[]): Promise<void> {
  for (const { row, stored } of wrong) await putResult(store, row, stored);
}
