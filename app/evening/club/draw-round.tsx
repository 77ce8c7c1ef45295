"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { EveningView } from "@/lib/client/evening/evenings";
import { unitName } from "@/lib/evening/hall/names";
import { drawnAgain, notesOn, type SeatPlan, stillHolds, swapped } from "@/lib/evening/hall/seat-plan";
import type { DrawResult, EveningResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { PlanTables } from "./plan-tables";
import { Remarks } from "./remarks";
import type { ClubActions } from "./use-club-actions";

interface Drawn {
  readonly plan: SeatPlan;
  readonly isByHand: boolean;
}

interface DrawRoundProps {
  readonly view: EveningView;
  readonly result: EveningResult;
  readonly actions: ClubActions;
}

/** The next round: drawn, looked at, changed or drawn again, until everybody sits. */
export function DrawRound({ view, result, actions }: DrawRoundProps) {
  const t = useCatalogue("club");
  const { log } = view;
  const { setup, state } = log.position;
  const round = state.rounds.length + 1;
  const [drawn, setDrawn] = useState<Drawn>();
  const [isTooFew, setTooFew] = useState(false);
  const now = useMemo(
    () => (drawn && stillHolds(log, drawn.plan, drawn.isByHand) ? drawn : undefined),
    [log, drawn],
  );
  const notes = useMemo(() => now && notesOn(log, now.plan), [log, now]);
  const section = useRef<HTMLElement>(null);
  const isShown = now !== undefined;
  const silent = result.waiting.filter((each) => each.for === "confirm").map(({ table }) => table);
  // Below everybody who is here, a proposal would be out of sight.
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: "start" });
  }, [isShown]);
  const show = (draw: DrawResult) => {
    setTooFew("problem" in draw);
    if ("problem" in draw) return;
    const { cost: _, ...plan } = draw;
    setDrawn({ plan, isByHand: false });
  };
  if (!now || !notes)
    return (
      <div className="grid gap-2">
        <p className="text-ink-soft empty:hidden">{silent.length > 0 && t.silence({ tables: silent })}</p>
        <p role="status" className="text-ink-soft empty:hidden">
          {isTooFew ? t.tooFew[setup.form === "table" ? "partners" : setup.form] : drawn && t.outdated}
        </p>
        <button type="button" className="action" onClick={() => show(log.draw())}>
          {t.draw({ round })}
        </button>
      </div>
    );
  const { plan, isByHand } = now;
  const isAgain = plan.lot > 0;
  return (
    <section ref={section} aria-labelledby="proposal" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="proposal" className="text-title">
          {isByHand ? t.byHand({ round }) : t.proposal({ round })}
        </h2>
        <p className="text-fine text-ink-soft empty:hidden">{isAgain && t.drawn({ times: plan.lot + 1 })}</p>
      </div>
      {notes.says.length > 0 ? (
        <Remarks log={log} says={notes.says} />
      ) : (
        setup.form !== "alone" && <p className="text-fine text-ink-soft">{t.nothingAgain}</p>
      )}
      <PlanTables
        log={log}
        plan={plan}
        onSwap={(one, other) => setDrawn({ plan: swapped(plan, one, other), isByHand: true })}
        why={(id) => {
          const because = notes.resting.find(({ who }) => who === id)?.why;
          return because && t.why[because];
        }}
        nameOf={(id) => unitName(log, id)}
      />
      <div className="sticky bottom-0 z-10 grid gap-2 bg-table py-2">
        <button
          type="button"
          className="action"
          disabled={actions.isBusy}
          onClick={() => void actions.sit(plan)}
        >
          {t.sit(plan)}
        </button>
        <button type="button" className="key" onClick={() => show(drawnAgain(log, plan))}>
          {t.drawAgain}
        </button>
      </div>
    </section>
  );
}
