import { isRecord } from "../../rules/record";
import type { EveningLog } from "../log";

/** What a referee has given a unit or taken from it, and why. */
export interface Adjusted {
  readonly wins: number;
  readonly points: number;
  readonly why: string;
}

export const adjustmentsOf = ({ lines }: Pick<EveningLog, "lines">, who: string): Adjusted[] =>
  lines.flatMap((line): Adjusted[] => {
    const entry = line.type === "entry" ? line.effective : undefined;
    if (!isRecord(entry) || entry.kind !== "adjust" || entry.who !== who) return [];
    const { wins = 0, points = 0, why } = entry;
    return [{ wins: Number(wins), points: Number(points), why: String(why).trim() }];
  });
