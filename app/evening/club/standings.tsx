"use client";

import { useState } from "react";
import { partedText } from "@/app/shared/evening/standing-texts";
import { Fold } from "@/app/shared/fold";
import { unitName } from "@/lib/evening/hall/names";
import { isByAverage } from "@/lib/evening/hall/parted";
import type { EveningLog } from "@/lib/evening/log";
import type { EveningResult, StandingResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { Modal } from "@/lib/ui/page/modal";
import { Medal } from "@/lib/ui/pictures/medal";
import { fixedText, numberText } from "@/lib/ui/text/fixed-text";
import { halvesText } from "@/lib/ui/text/halves-text";
import { WholeName } from "@/lib/ui/text/whole-name";
import { AdjustForm } from "./adjust-form";
import { FairnessLine } from "./fairness-line";
import { Trace } from "./trace";
import type { ClubActions } from "./use-club-actions";

interface StandingsProps {
  readonly log: EveningLog;
  readonly result: EveningResult;
  /** Absent on phones that cannot adjust anything. */
  readonly host: ClubActions | undefined;
}

/** Places that clubs give prizes for. */
const prizes = 3;

/** Who leads, what parts each from the one before, and how fair the evening was. */
export function Standings({ log, result, host }: StandingsProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const [about, setAbout] = useState<string>();
  const { setup } = log.position;
  const isAlone = setup.form === "alone";
  const { standings, status } = result;
  if (standings.every(({ games }) => games === 0)) return null;
  const last = (row: StandingResult) =>
    isAlone
      ? row.games === 0
        ? ""
        : fixedText((row.points ?? 0) / row.games, 1, language)
      : fixedText((row.for ?? 0) - (row.against ?? 0), 0, language, true);
  const between = (index: number): string => {
    const row = standings[index];
    if (!row) return "";
    return partedText(t, language, isByAverage(setup), standings[index - 1], row);
  };
  const figure = "border-t border-line py-2 text-right font-display text-lead tabular-nums";
  return (
    <section aria-labelledby="standings" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="standings" className="text-title">
        {t.standings}
      </h2>
      <div className="panel more-aside overflow-x-auto overscroll-x-contain">
        <table className="w-full border-separate border-spacing-0 [&_:is(td,th)]:px-[min(0.5rem,1.8vw)]">
          <thead className="text-[min(var(--text-fine),3.3vw)] text-ink-soft">
            <tr>
              <th scope="col" className="w-11 py-2 text-left font-semibold">
                <span className="sr-only">{t.place}</span>
              </th>
              <th scope="col" className="min-w-[min(8.5rem,25vw)] py-2 text-left font-semibold">
                {setup.form === "pairs" ? t.pair : t.name}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t.games}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t.wins}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {isAlone ? t.average : t.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map((row, index) => (
              <tr key={row.who}>
                <td className="border-t border-line py-1 font-display text-lead font-bold">
                  {status === "finished" && row.place !== undefined && row.place <= prizes ? (
                    <Medal rank={row.place} label={numberText(row.place, language)} className="size-8" />
                  ) : (
                    row.place
                  )}
                </td>
                <th scope="row" className="border-t border-line py-1 text-left font-semibold wrap-anywhere">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    className="min-h-12 w-full text-left wrap-anywhere"
                    onClick={() => setAbout(row.who)}
                  >
                    <WholeName name={unitName(log, row.who)} largest="var(--text-lead)" />
                    <span className="block text-fine font-normal text-ink-soft empty:hidden">
                      {between(index)}
                    </span>
                  </button>
                </th>
                <td className={figure}>{numberText(row.games, language)}</td>
                <td className={`font-bold ${figure}`}>{halvesText(row.wins, language)}</td>
                <td className={figure}>{last(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-fine text-ink-soft empty:hidden">
        {isAlone ? t.perGame : setup.settings.rest === "per-game" && t.perGameWon}
      </p>
      <FairnessLine fairness={result.fairness} />
      <Modal
        title={about === undefined ? "" : t.trace({ name: unitName(log, about) })}
        open={about !== undefined}
        onClose={() => setAbout(undefined)}
      >
        {about !== undefined && (
          <>
            <Trace log={log} rounds={result.rounds} who={about} />
            {host && (
              <Fold label={t.adjust}>
                <AdjustForm
                  who={about}
                  onAdjust={(entry) => {
                    setAbout(undefined);
                    void host.save([entry], t.adjusted({ name: unitName(log, about) }));
                  }}
                />
              </Fold>
            )}
          </>
        )}
      </Modal>
    </section>
  );
}
