"use client";

import { useRouter } from "next/navigation";
import type { EveningView } from "@/lib/client/evening/evenings";
import { type Carried, carriedPoints, meets } from "@/lib/evening/hall/carried";
import { unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { ClubActions } from "./use-club-actions";

interface CarriedCardProps {
  readonly view: EveningView;
  readonly result: EveningResult;
  /** What a table's phone has shown as a picture; undefined if it did not arrive whole. */
  readonly carried: Carried | undefined;
  readonly actions: ClubActions;
}

/** A result that the host's camera has read from a table's phone: what it says, and what it would change. */
export function CarriedCard({ view, result, carried, actions }: CarriedCardProps) {
  const t = useCatalogue("club");
  const { shell } = useWords();
  const language = useLanguage();
  const router = useRouter();
  const close = () => router.replace(`/evening?game=${view.id}`);
  const met = carried ? meets(result, carried) : "stranger";
  const found =
    carried && result.rounds[carried.round - 1]?.tables.find(({ table }) => table === carried.table);
  const save = () => {
    if (!carried) return;
    const { round, table } = carried;
    const game = found?.game ?? carried.game;
    void actions.tell({ round, table }, { kind: "result", points: carriedPoints(result, carried), game });
  };
  return (
    <section
      aria-labelledby="carried"
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 border-2 border-brass p-4"
    >
      <h2 id="carried" className="text-title">
        {carried && found ? t.correctTitle(carried) : t.carriedStranger}
      </h2>
      {carried && found && met !== "stranger" && (
        <ol className="grid gap-1">
          {sidesAt(found).map((side, index) => (
            <li key={side.join()} className="flex items-baseline gap-3">
              <span className="min-w-0 grow wrap-anywhere">{unitNames(view.log, side).join(" · ")}</span>
              <span className="font-display text-total font-bold tabular-nums">
                {numberText(carried.points[index] ?? 0, language)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p role="status">{t.carried[met]}</p>
      {carried && (met === "new" || met === "other") && (
        <button type="button" className="action" disabled={actions.isBusy} onClick={save}>
          {met === "new" ? t.save(carried) : t.correct(carried)}
        </button>
      )}
      <button type="button" className="key" onClick={close}>
        {met === "same" ? shell.close : t.notThis}
      </button>
    </section>
  );
}
