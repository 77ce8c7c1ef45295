import { isRecord } from "../rules/record";

/**
 * What stands in place of a game's id wherever logs are stored, sent and exported. A program that knows no evenings
 * takes it for a game of a later version, says so, and leaves it alone.
 */
export const eveningGame = "evening";

/** The game that an evening's tables play, and its options, as they are in its head. */
export function playedIn(options: Readonly<Record<string, unknown>>): {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
} {
  return { game: String(options.game), options: isRecord(options.options) ? options.options : {} };
}
