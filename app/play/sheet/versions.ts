import type { GameView } from "@/lib/client/game/games";
import { isRecord } from "@/lib/rules/record";

/**
 * A line before each of its corrections, the latest first; undefined if it had been taken back. `endedAt`: when it was
 * until then, if the correction says that it was at another time. `league`: whose keeper corrected it.
 */
export function versionsOf(game: GameView, index: number) {
  const line = game.lines[index];
  if (line?.type !== "entry") return [];
  let effective: unknown = line.written;
  const timeOf = (entry: unknown) => (isRecord(entry) ? entry.at : undefined) ?? timeIn(line.written);
  const versions = line.corrections.map((correction) => {
    const before = effective;
    const by = game.lines[correction];
    const written = by && isRecord(by.written) ? by.written : {};
    effective = by?.type === "amend" ? written.entry : undefined;
    const isMoved = effective !== undefined && before !== undefined && timeOf(before) !== timeOf(effective);
    return {
      before,
      correction,
      takenBack: by?.type === "void",
      endedAt: isMoved ? String(timeOf(before)) : undefined,
      league: typeof written.league === "string" ? written.league : undefined,
    };
  });
  return versions.reverse();
}

const timeIn = (entry: unknown): unknown => (isRecord(entry) ? entry.at : undefined);
