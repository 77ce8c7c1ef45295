import { asMade, isCorrection, isSettle } from "./hold";
import type { LogEntry } from "./wire/wire";

/** What is asked of a game that a league's keeper corrects. */
interface Corrected {
  /** Whether it is over, so that only corrections are accepted. */
  readonly over: boolean;
  /** Its entries, oldest first. */
  readonly entries: readonly { readonly entry: LogEntry }[];
  find(id: string): LogEntry | undefined;
}

/**
 * Whether a league's keeper, who has no key of the game, may append these: corrections that say whose they are, once the
 * game is over; and decisions about such corrections. One that lets the game go on can be followed by others until
 * somebody at the table goes on with it.
 */
export function mayCorrect(game: Corrected, entries: readonly LogEntry[], league: string): boolean {
  const isOwn = (entry: LogEntry | undefined): boolean => {
    const made = entry && asMade(entry);
    return made !== undefined && isCorrection(made) && String(made.league).toLowerCase() === league;
  };
  const last = game.entries.at(-1)?.entry;
  const isOpen = game.over || (last !== undefined && isOwn(last));
  const sent = (id: string) => entries.find((each) => each.id.toLowerCase() === id.toLowerCase());
  const isAllowed = (entry: LogEntry) =>
    isSettle(entry) ? isOwn(sent(entry.target) ?? game.find(entry.target)) : isOwn(entry);
  return isOpen && entries.every(isAllowed);
}
