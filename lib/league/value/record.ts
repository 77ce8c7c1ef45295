import type { Beside } from "../beside/beside";
import { type PaperResult, resultOnPaper } from "../paper/paper-result";
import type { LeagueSettings } from "../settings";
import type { RecordedSheet } from "../sheets/recorded-sheet";
import type { CountableGame, SeatedGame } from "../standings/posted";

/**
 * A finished game of a league, as it was stored: `played` here, or known from `paper` only. An evening `sheet` that is
 * over is in a league as a game is, by the same changes, and is none: what counts as games are those at its tables.
 */
export interface RecordedGame extends SeatedGame {
  readonly played?: Pick<CountableGame, "finishedAt" | "seats" | "aside">;
  readonly paper?: PaperResult;
  readonly sheet?: RecordedSheet;
  /** The options of a game that was played here. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The settings of a league that its pages need. */
export type CountedLeague = LeagueSettings & { readonly id: string };

/** What is stored of a league. Everything that its pages show is derived from it by `leagueValue`. */
export interface LeagueRecord extends Beside {
  readonly league: CountedLeague;
  readonly games: readonly RecordedGame[];
}

/** How a game ended. Results on paper count at the end of an evening, which depends on the time zone. */
export function endOf(
  timeZone: string,
  { played, paper }: RecordedGame,
): NonNullable<RecordedGame["played"]> {
  if (played) return played;
  if (paper) return resultOnPaper(timeZone, paper);
  throw new Error("a recorded game without a result");
}
