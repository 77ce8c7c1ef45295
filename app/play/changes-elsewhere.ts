import type { Origin } from "@/lib/client/game/phone";
import type { Line } from "@/lib/rules/play/log";
import { isRecord } from "@/lib/rules/record";

/** A correction that another phone made: of which line, and where that line was before. */
interface ChangeElsewhere {
  readonly type: "amend" | "void";
  readonly target: number;
  readonly lineBefore: number;
}

/** The id of a line's entry; undefined in files that have none. */
export const idOfLine = ({ written }: Line): string | undefined =>
  isRecord(written) && typeof written.id === "string" ? written.id : undefined;

/** The corrections that have come from other phones, of lines that were already here. */
export function changesElsewhere(
  before: readonly Line[],
  now: readonly Line[],
  originOf: (id: string) => Origin,
): ChangeElsewhere[] {
  const places = new Map(before.map((line, index) => [idOfLine(line), index]));
  return now.flatMap((line) => {
    const id = idOfLine(line);
    if (line.type === "entry" || id === undefined || places.has(id) || originOf(id) === "here") return [];
    const target = now[line.target];
    const lineBefore = target && places.get(idOfLine(target));
    return lineBefore === undefined ? [] : [{ type: line.type, target: line.target, lineBefore }];
  });
}
