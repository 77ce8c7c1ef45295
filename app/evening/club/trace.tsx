"use client";

import { adjustmentsOf } from "@/lib/evening/hall/adjustments";
import { unitName } from "@/lib/evening/hall/names";
import { pointsAt, traceOf } from "@/lib/evening/hall/trace";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { fixedText, numberText } from "@/lib/ui/text/fixed-text";

interface TraceProps {
  readonly log: EveningLog;
  readonly rounds: readonly RoundResult[];
  readonly who: string;
}

/** One unit's evening, round by round. */
export function Trace({ log, rounds, who }: TraceProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const names = (ids: readonly string[]) => ids.map((id) => unitName(log, id));
  return (
    <ol className="grid gap-2">
      {traceOf(rounds, who).map((traced) => {
        if (traced.type === "rest")
          return (
            <li key={traced.round}>
              {t.round(traced)}: {t.rested}
            </li>
          );
        const { table, side, partners, rivals, round } = traced;
        const others = table.sides ? [1 - side] : rivals.map((id) => (table.seats ?? []).indexOf(id));
        const points = [side, ...others].map((each) => pointsAt(table, each));
        const isPlayed = points.every((each) => each !== undefined);
        return (
          <li key={round} className="wrap-anywhere">
            {t.round({ round })}:{" "}
            {t.beat({
              partner: names(partners),
              rivals: names(rivals),
              points: isPlayed ? points.map((each) => numberText(each, language)).join("–") : t.noResult,
            })}
          </li>
        );
      })}
      {adjustmentsOf(log, who).map(({ wins, points, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were made
        <li key={index} className="wrap-anywhere">
          {t.adjustment({
            wins: wins === 0 ? "" : fixedText(wins, 0, language, true),
            points: points === 0 ? "" : fixedText(points, 0, language, true),
            why,
          })}
        </li>
      ))}
    </ol>
  );
}
