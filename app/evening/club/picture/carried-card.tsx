"use client";

import { useEffect, useId, useMemo, useState } from "react";
import { type CarriedGame, carriedGame, takeIn } from "@/lib/client/evening/carried-game";
import type { EveningView } from "@/lib/client/evening/evenings";
import { type Brought, carriedPoints, meets, readCarried } from "@/lib/evening/hall/carried";
import { unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { ClubActions } from "../use-club-actions";

interface CarriedCardProps {
  readonly view: EveningView;
  readonly result: EveningResult;
  /** What a table's phone has shown as a picture. */
  readonly brought: Brought;
  readonly actions: ClubActions;
  /** The evening's key, if it is kept on this device: those of its scoresheets follow from it. */
  readonly keeper: string | undefined;
  onClose(): void;
}

/** A result that a camera has read from a table's phone: what it says, and what it would change. */
export function CarriedCard({ view, result, brought, actions, keeper, onClose }: CarriedCardProps) {
  const t = useCatalogue("club");
  const { shell } = useWords();
  const language = useLanguage();
  const heading = useId();
  const { said, hands } = brought;
  const carried = useMemo(() => readCarried(said), [said]);
  const met = carried ? meets(result, carried) : "stranger";
  const known = met !== "stranger" && carried ? carried : undefined;
  const found = known && result.rounds[known.round - 1]?.tables.find(({ table }) => table === known.table);
  const [game, setGame] = useState<CarriedGame | "here" | "unfit">();
  useEffect(() => {
    if (!known || !found || hands === undefined || keeper === undefined) return undefined;
    let isUnmounted = false;
    void carriedGame(view, found, known, { hands, keeper }).then((read) => isUnmounted || setGame(read));
    return () => {
      isUnmounted = true;
    };
  }, [view, known, found, hands, keeper]);
  const isNew = met === "new" || met === "other";
  const news = typeof game === "object" ? game : undefined;
  const save = async () => {
    if (!known) return;
    const { round, table } = known;
    // The scoresheet first: no evening names one that is not there.
    const taken = news && keeper !== undefined ? await takeIn(view, news, keeper) : undefined;
    const points = carriedPoints(result, known);
    if (isNew)
      await actions.tell({ round, table }, { kind: "result", points, game: found?.game ?? known.game });
    else if (taken?.ok) setGame("here");
    if (taken && !taken.ok) actions.report(taken.error);
  };
  return (
    <section
      aria-labelledby={heading}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 border-2 border-brass p-4"
    >
      <h2 id={heading} className="text-title">
        {known ? t.correctTitle(known) : t.carriedStranger}
      </h2>
      {known && found && (
        <ol className="grid gap-1">
          {sidesAt(found).map((side, index) => (
            <li key={side.join()} className="flex items-baseline gap-3">
              <span className="min-w-0 grow wrap-anywhere">{unitNames(view.log, side).join(" · ")}</span>
              <span className="font-display text-total font-bold tabular-nums">
                {numberText(known.points[index] ?? 0, language)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {t.carried[met]} {known && game && t.carriedHands[news ? "new" : (game as "here" | "unfit")]}
      </p>
      {known && (isNew || news) && (
        <button type="button" className="action" disabled={actions.isBusy} onClick={() => void save()}>
          {met === "other" ? t.correct(known) : isNew ? t.save(known) : t.saveHands}
        </button>
      )}
      <button type="button" className="key" onClick={onClose}>
        {met === "same" && !news ? shell.close : t.notThis}
      </button>
    </section>
  );
}
