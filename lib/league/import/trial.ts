import { type TableAfter, tablesBetween } from "../pages/tables-after";
import { gameOfBatch } from "../paper/batch";
import { gameOnPaper } from "../paper/game-on-paper";
import type { LeagueRecord } from "../value/record";
import { type LeagueValue, leagueValue } from "../value/value";
import type { Seated } from "./seated";

/** Any batch: what comes of it does not depend on its id. */
const batch = "0".repeat(36);

/** The tables that would come of bringing these games in. */
export function trialOf(
  record: LeagueRecord,
  before: LeagueValue,
  { league, games }: Pick<Seated, "league" | "games">,
): TableAfter[] {
  const added = games.map((game, at) =>
    gameOnPaper({ ...game, game: gameOfBatch(batch, at) }, league.currency),
  );
  return tablesBetween(before, leagueValue({ ...record, league, games: [...record.games, ...added] }));
}
