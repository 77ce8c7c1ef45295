import { withLowerCaseIds } from "@/lib/league/change/ids";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { gamesInBatch } from "@/lib/league/paper/batch";
import { scorerProblems } from "@/lib/league/scorers";
import type { Problem } from "@/lib/rules/problem";
import type { Making } from "./making";

/** Why somebody with the scorers' key cannot make a change. */
export async function problemsByScorer(making: Making, sent: LeagueChange): Promise<Problem[]> {
  const change = withLowerCaseIds(sent);
  const { store, league, games } = making;
  const game = change.change === "game" ? games.seated.get(change.game) : undefined;
  const results = resultsIn(change);
  const where = { leagueId: league.id, gameId: { in: results } };
  return scorerProblems(league, change, {
    hasGameKey: game !== undefined && games.isKeeper(game.header),
    isThere: results.length > 0 && (await store.leagueGame.count({ where })) > 0,
  });
}

/** The ids of the results from paper in a change. */
function resultsIn(change: LeagueChange): string[] {
  if (change.change === "paper-result") return [change.game];
  if (change.change === "paper-results") return gamesInBatch(change, "").map(({ gameId }) => gameId);
  return [];
}
