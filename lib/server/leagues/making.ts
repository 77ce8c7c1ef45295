import type { ChangeOf } from "@/lib/league/changes/registry";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Store } from "../store/store";
import type { SeatedGames } from "./game-changes";
import type { LeagueRow } from "./league-row";

/** What a change is applied to. `league` is as it was before the change. */
export interface Making {
  readonly store: Store;
  readonly league: LeagueRow;
  readonly games: SeatedGames;
  /** All games that have rules. */
  readonly rulesets: Games;
  /** Payments of earlier changes that are not written yet: see `addPayments`. */
  readonly payments: readonly ChangeOf<"payment">[];
}
