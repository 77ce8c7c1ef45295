import { unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningLog } from "@/lib/evening/log";
import type { TableResult } from "@/lib/evening/result/types";
import { lettersOf } from "@/lib/ui/text/letters";

/** A letter of the display face is about 0.55 times as wide as high, so a line of so many hundredths holds one letter. */
const lineOfOne = 158;

/** The largest letters in which all names of a line fit beside each other; a fourteenth of the height at most. */
export const inOneLine = (text: string): string =>
  `min(${(100 / 14).toFixed(2)}dvh, ${(lineOfOne / Math.max(12, lettersOf(text).length + 6)).toFixed(2)}vw)`;

/** A table: its number, and who sits there, the pairs apart. */
export function HallTable({ log, table }: { readonly log: EveningLog; readonly table: TableResult }) {
  const sides = sidesAt(table).map((side) => unitNames(log, side).join(" · "));
  return (
    <li className="flex min-h-0 flex-1 items-center gap-[2vw] border-b border-line px-[1.5vw]">
      <span className="w-[7vw] shrink-0 text-center font-display text-[min(9dvh,9vw)] leading-none font-bold text-brass-ink">
        {table.table}
      </span>
      <span
        className="flex min-w-0 grow flex-wrap items-baseline gap-x-[2vw] leading-tight font-semibold"
        style={{ fontSize: inOneLine(sides.join("   ")) }}
      >
        {sides.map((side, index) => (
          <span key={side} className="min-w-0">
            {index > 0 && table.sides && <span className="mr-[2vw] text-ink-soft">–</span>}
            {side}
          </span>
        ))}
      </span>
    </li>
  );
}
