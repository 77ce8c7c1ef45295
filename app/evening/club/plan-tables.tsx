"use client";

import { useState } from "react";
import { type SeatPlan, sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { WholeName } from "@/lib/ui/text/whole-name";

interface PlanTablesProps {
  readonly log: EveningLog;
  readonly plan: SeatPlan;
  nameOf(id: string): string;
  /** Why somebody rests. */
  why(id: string): string | undefined;
  onSwap(one: string, other: string): void;
}

/** The tables of a round that is not written yet. Two people who are tapped change places. */
export function PlanTables({ plan, nameOf, why, onSwap }: PlanTablesProps) {
  const t = useCatalogue("club");
  const [first, setFirst] = useState<string>();
  const tap = (id: string) => {
    setFirst(first === undefined ? id : undefined);
    if (first !== undefined && first !== id) onSwap(first, id);
  };
  const seat = (id: string, note?: string) => (
    <button
      key={id}
      type="button"
      aria-pressed={first === id}
      className="key min-w-0 flex-col gap-0 px-2 leading-tight wrap-anywhere"
      onClick={() => tap(id)}
    >
      <span className="w-full">
        <WholeName name={nameOf(id)} largest="var(--text-lead)" />
      </span>
      {note && <span className="text-fine font-normal">{note}</span>}
    </button>
  );
  return (
    <>
      <p role="status" className="text-fine text-ink-soft">
        {first === undefined ? t.swapHint : t.swapWith({ name: nameOf(first) })}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-2">
        {plan.tables.map((table) => {
          const sides = sidesAt(table);
          const leader = sides[0]?.[0] ?? "";
          return (
            <li key={table.table} className="panel grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 p-3">
              <h3 className="text-lead">{t.table(table)}</h3>
              {table.sides ? (
                table.sides.map((side, index) => (
                  <div key={side.join()} className="grid gap-1.5">
                    {index > 0 && <p className="text-center text-fine text-ink-soft">{t.against}</p>}
                    <div className="grid auto-cols-fr grid-flow-col gap-1.5">
                      {side.map((id) => seat(id))}
                    </div>
                  </div>
                ))
              ) : (
                <div className="grid grid-cols-2 gap-1.5">{sides.flat().map((id) => seat(id))}</div>
              )}
              <p className="text-fine text-ink-soft wrap-anywhere">{t.leads({ name: nameOf(leader) })}</p>
            </li>
          );
        })}
      </ul>
      <div className="grid gap-1.5">
        <h3 className="text-lead">{t.resting}</h3>
        {plan.rest.length === 0 ? (
          <p className="text-ink-soft">{t.nobodyRests}</p>
        ) : (
          <div className="grid grid-cols-2 gap-1.5">{plan.rest.map((id) => seat(id, why(id)))}</div>
        )}
      </div>
    </>
  );
}
