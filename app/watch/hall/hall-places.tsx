"use client";

import { unitName } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import type { StandingResult } from "@/lib/evening/result/types";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { halvesText } from "@/lib/ui/text/halves-text";
import { inOneLine } from "./hall-table";

interface HallPlacesProps {
  readonly log: EveningLog;
  readonly rows: readonly StandingResult[];
}

/** How the evening stands: place, name, games won, and the difference or the average. */
export function HallPlaces({ log, rows }: HallPlacesProps) {
  const language = useLanguage();
  const isAlone = log.position.setup.form === "alone";
  return (
    <ol className="flex min-h-0 grow flex-col">
      {rows.map((row) => {
        const name = unitName(log, row.who);
        const last = isAlone
          ? fixedText((row.points ?? 0) / Math.max(1, row.games), 1, language)
          : fixedText((row.for ?? 0) - (row.against ?? 0), 0, language, true);
        return (
          <li
            key={row.who}
            className="flex min-h-0 max-h-[12dvh] flex-1 items-center gap-[2vw] border-b border-line px-[1.5vw] font-display text-[min(6dvh,6vw)] leading-none font-bold tabular-nums"
          >
            <span className="w-[7vw] shrink-0 text-center text-brass-ink">{row.place}</span>
            <span
              className="min-w-0 grow font-body font-semibold"
              style={{ fontSize: inOneLine(`${name}              `) }}
            >
              {name}
            </span>
            <span className="shrink-0">{halvesText(row.wins, language)}</span>
            <span className="w-[16vw] shrink-0 text-right">{last}</span>
          </li>
        );
      })}
    </ol>
  );
}
