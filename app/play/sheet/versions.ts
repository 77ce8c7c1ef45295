import type { GameView } from "@/lib/client/game/games";
import { isRecord } from "@/lib/rules/record";

/** A line before each of its corrections, the latest first; undefined if it had been taken back. */
export function versionsOf(game: GameView, index: number) {
  const line = game.lines[index];
  if (line?.type !== "entry") return [];
  let effective: unknown = line.written;
  const versions = line.corrections.map((correction) => {
    const before = effective;
    const by = game.lines[correction];
    effective = by?.type === "amend" && isRecord(by.written) ? by.written.entry : undefined;
    return { before, correction, takenBack: by?.type === "void" };
  });
  return versions.reverse();
}
