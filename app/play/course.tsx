"use client";

import { memo } from "react";
import type { GameView } from "@/lib/client/game/games";
import { useCurrency } from "@/lib/client/leagues/currency";
import { roundsTable } from "@/lib/export/rounds-table";
import { scoresOverTime } from "@/lib/export/scores-over-time";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { lineLetters, TotalsChart } from "@/lib/ui/pictures/charts/totals-chart";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { lineNames } from "@/lib/ui/text/party-name";

/** A chart of everybody's score, round by round. */
export const TotalsCourse = memo(function TotalsCourse({ game }: { readonly game: GameView }) {
  const { table: t } = useWords();
  const language = useLanguage();
  const rounds = game.result.rounds.length;
  const currency = useCurrency(game.league);
  const table = roundsTable(game.log);
  const course = scoresOverTime(table);
  const names = lineNames(table.columns, lineLetters, language);
  const lines = table.columns.map(([first], column) => {
    return { id: first?.id ?? "", name: names[column] ?? "", values: course[column] ?? [] };
  });
  const isMoney = table.byMoney;
  const text = (value: number) => (isMoney ? moneyText(value, language) : numberText(value, language));
  const title = isMoney ? t.courseMoney({ currency }) : t.course;
  return (
    <section aria-label={title} className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <h3 className="text-lead">{title}</h3>
      <TotalsChart lines={lines} rounds={rounds} text={text} />
    </section>
  );
});
