import type { Problem } from "../rules/problem";
import { playerOn } from "./change/lists";
import type { LeagueChange } from "./changes/registry";
import type { LeagueSettings } from "./settings";
import { leagueProblem } from "./texts";

/** What the server knows of a change that somebody makes with the scorers' key. */
export interface ScorerFacts {
  /** Whether the key of the game that it puts in came with it. */
  readonly hasGameKey: boolean;
  /** Whether the league has any of its results already. */
  readonly isThere: boolean;
}

/**
 * Why a change cannot be made with the scorers' key: it puts in games and evenings by their own keys, results from paper
 * that the league does not have, and people who are new. It changes and removes nothing.
 */
export function scorerProblems(
  settings: Pick<LeagueSettings, "players">,
  change: LeagueChange,
  { hasGameKey, isThere }: ScorerFacts,
): Problem[] {
  const isAllowed = (): boolean => {
    switch (change.change) {
      case "game":
        return hasGameKey;
      case "paper-result":
      case "paper-results":
        return !isThere;
      case "player":
        return !playerOn(settings, change.player);
      default:
        return false;
    }
  };
  return isAllowed() ? [] : [leagueProblem("keepers-only", "")];
}
