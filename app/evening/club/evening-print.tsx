"use client";

import { useMemo } from "react";
import { Paper } from "@/app/shared/paper";
import { PrintKey } from "@/app/shared/print-key";
import { useOrigins } from "@/app/shared/use-origins";
import type { EveningView } from "@/lib/client/evening/evenings";
import { unitName, unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { StandingResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { halvesText } from "@/lib/ui/text/halves-text";
import { cardLink } from "./card-link";

interface PrintedProps {
  readonly view: EveningView;
  /** With it each table has its code. */
  readonly keeper: string | undefined;
  readonly title: string;
}

/** The evening on paper: who sits where in this round, with room for points and two signatures, and how it stands. */
export function EveningPrint({ view, keeper, title }: PrintedProps) {
  const { log, id } = view;
  const t = useCatalogue("club");
  const language = useLanguage();
  const origins = useOrigins();
  const { rounds, standings, status } = useMemo(() => log.result([], false), [log]);
  const round = status === "finished" ? undefined : rounds.at(-1);
  const ranked = standings.filter(({ games }) => games > 0);
  const isAlone = log.position.setup.form === "alone";
  const last = (row: StandingResult) =>
    isAlone
      ? fixedText((row.points ?? 0) / Math.max(1, row.games), 1, language)
      : fixedText((row.for ?? 0) - (row.against ?? 0), 0, language, true);
  return (
    <PageFrame title={t.print} back={{ href: `/evening?game=${id}`, label: title }}>
      <div className="mb-4 grid print:hidden">
        <PrintKey />
      </div>
      <Paper
        heading={title}
        facts={[
          round ? t.round(round) : t.roundsPlayed({ rounds: rounds.length }),
          ...(round && round.rest.length > 0
            ? [`${t.resting}: ${round.rest.map((each) => unitName(log, each)).join(", ")}`]
            : []),
        ]}
      >
        {round && (
          <table aria-label={t.round(round)}>
            <tbody>
              {round.tables.map((table) => (
                <tr key={table.table}>
                  <th scope="row" className="w-28 align-top">
                    {t.table(table)}
                    {keeper !== undefined && (
                      <QrCode
                        text={cardLink(origins?.[0] ?? window.location.origin, id, keeper, table.table)}
                        label={t.table(table)}
                        className="ml-auto w-24"
                      />
                    )}
                  </th>
                  <td>
                    <ul className="grid gap-2">
                      {sidesAt(table).map((side) => (
                        <li key={side.join()} className="flex items-end gap-3 text-left">
                          <span className="min-w-0 grow wrap-anywhere">
                            {unitNames(log, side).join(" · ")}
                          </span>
                          <span className="w-20 shrink-0 border-b border-line-strong text-fine text-ink-soft">
                            {t.points}
                          </span>
                          <span className="w-32 shrink-0 border-b border-line-strong text-fine text-ink-soft">
                            {t.signature}
                          </span>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {ranked.length > 0 && (
          <table aria-label={t.standings}>
            <thead>
              <tr>
                <th scope="col" className="w-18">
                  {t.place}
                </th>
                <th scope="col" className="text-left!">
                  {log.position.setup.form === "pairs" ? t.pair : t.name}
                </th>
                <th scope="col" className="w-20">
                  {t.games}
                </th>
                <th scope="col" className="w-20">
                  {t.wins}
                </th>
                <th scope="col" className="w-24">
                  {isAlone ? t.average : t.difference}
                </th>
              </tr>
            </thead>
            <tbody>
              {ranked.map((row) => (
                <tr key={row.who}>
                  <td>{row.place ?? "–"}</td>
                  <th scope="row" className="text-left!">
                    {unitName(log, row.who)}
                  </th>
                  <td>{row.games}</td>
                  <td>{halvesText(row.wins, language)}</td>
                  <td>{last(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Paper>
    </PageFrame>
  );
}
