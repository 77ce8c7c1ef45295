import type { Games } from "@/lib/rules/document/scoresheet";
import type { GameHeader } from "../../games/replayed-game";
import type { Store } from "../../store/store";
import type { StoredGame } from "../game-result";
import type { LeagueRow } from "../league-row";

/** The games to be added to a league, replayed before anything is written. */
export interface SeatedGames {
  readonly seated: ReadonlyMap<string, StoredGame | undefined>;
  /** Whether the game's keeper key came with the change. */
  isKeeper(header: GameHeader): boolean;
}

/** What a change is made in. */
export interface Making {
  readonly store: Store;
  /** As it was before the change, but with the version that it is to have after all changes of the request. */
  readonly league: LeagueRow;
  readonly games: SeatedGames;
  /** All games that have rules. */
  readonly rulesets: Games;
}
