import type { GameView } from "@/lib/client/game/games";
import type { EntryProblem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import type { Baseline } from "@/lib/sync/baseline";

/** A correction as it is entered: a replacement for an entry, or none. */
export type Correction = ReturnType<typeof amending> | ReturnType<typeof voiding>;

/** Enters a correction of a line; returns why it was refused. `since`: the state that its form was started from. */
export type Correct = (
  line: number,
  correction: Correction,
  since?: Baseline,
) => Promise<readonly EntryProblem[]>;

/** A line by its entry's id, if it has one: if another phone adds an entry meanwhile, the index changes. */
function targetOf(game: GameView, line: number): string | number {
  const written = game.lines[line]?.written;
  return isRecord(written) && typeof written.id === "string" ? written.id : line;
}

/** The replacement keeps the day that an earlier correction gave the entry, unless it names one itself. */
export function amending(game: GameView, line: number, entry: object) {
  const corrected = game.lines[line];
  const { effective, written } = corrected?.type === "entry" ? corrected : {};
  const at =
    isRecord(effective) && isRecord(written) && effective.at !== written.at ? effective.at : undefined;
  return {
    kind: "amend" as const,
    target: targetOf(game, line),
    entry: { ...(at !== undefined && { at }), ...entry },
  };
}

export const voiding = (game: GameView, line: number) => ({
  kind: "void" as const,
  target: targetOf(game, line),
});

/** The correction that restores a line to what it is now, to undo the next correction. */
export function asItIs(game: GameView, line: number): Correction | undefined {
  const corrected = game.lines[line];
  if (corrected?.type !== "entry") return undefined;
  return isRecord(corrected.effective) ? amending(game, line, corrected.effective) : voiding(game, line);
}
