import { eveningGame } from "../../evening/evening-game";
import type { RecordedGame } from "../value/record";
import type { SheetResult } from "./sheet-result";

/** The part of an evening that a league counts. `finishedAt`: ISO 8601 in UTC. */
export interface CountableSheet extends Pick<SheetResult, "table" | "sheet"> {
  readonly finishedAt: string;
}

/** An evening as a league records it: with players of the league in place of ids at its tables. */
export const recordedEvening = (
  { gameId, currency, seats }: Pick<RecordedGame, "gameId" | "currency" | "seats">,
  { finishedAt, sheet }: Pick<CountableSheet, "finishedAt" | "sheet">,
): RecordedGame => ({
  gameId,
  rulesetId: eveningGame,
  currency,
  seats: {},
  sheet: { ...sheet, finishedAt, people: sheet.people.map((id) => seats[id] ?? "") },
});
