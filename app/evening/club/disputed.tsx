"use client";

import type { Said } from "@/app/shared/evening/said";
import { answersAt, pointsOfClaim } from "@/lib/evening/hall/answers";
import { unitNames } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import type { TableResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";

interface DisputedProps {
  readonly log: EveningLog;
  readonly round: number;
  readonly table: TableResult;
  /** What the host decides; absent on other phones. */
  onDecide?(said: Said): void;
}

/** A table that does not agree: what each side says, and for the host a key that makes it count. */
export function Disputed({ log, round, table, onDecide }: DisputedProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const { said } = answersAt(log, { round, table: table.table });
  const claims = (table.claims ?? []).map((claim) => ({
    ...claim,
    side: said.find((side) => speaksFor(log, side, claim.by)) ?? [],
    text: pointsOfClaim(table, claim)
      .map((each) => numberText(each, language))
      .join("–"),
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-semibold">{onDecide ? t.decide : t.disputed}</p>
      <ul className="grid gap-2">
        {claims.map(({ by, side, text, points, won }) => (
          <li key={by} className="grid gap-1">
            <span className="wrap-anywhere">
              {t.saysPoints({ names: unitNames(log, side), points: text })}
            </span>
            {onDecide && points && (
              <button
                type="button"
                className="key min-h-12"
                onClick={() =>
                  onDecide({ kind: "result", points, ...(isLevel(points) && won !== null && { won }) })
                }
              >
                {t.count({ points: text })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {table.why !== undefined && <p className="wrap-anywhere">“{table.why}”</p>}
    </div>
  );
}

const speaksFor = ({ position: { state } }: EveningLog, side: readonly string[], person: string): boolean =>
  state.units.some(({ id, people }) => side.includes(id) && people.some((each) => each.id === person));

const isLevel = (points: NonNullable<TableResult["points"]>): boolean =>
  Array.isArray(points) && points[0] === points[1];
