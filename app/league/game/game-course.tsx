import type { RoundsTable } from "@/lib/export/rounds-table";
import { scoresOverTime } from "@/lib/export/scores-over-time";
import { catalogue } from "@/lib/i18n/catalogues";
import { lineLetters, TotalsChart } from "@/lib/ui/pictures/charts/totals-chart";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { lineNames } from "@/lib/ui/text/party-name";
import type { LeagueWords } from "../league-words";

interface GameCourseProps {
  readonly words: LeagueWords;
  readonly table: RoundsTable;
  readonly currency: string;
}

/** A chart has something to show from the second round on. */
const fewestRounds = 2;

/** Everybody's score over time; nothing for a game of one round. */
export function GameCourse({ words: { language }, table, currency }: GameCourseProps) {
  const t = catalogue("base", language).table;
  const rounds = table.rows.filter(({ round }) => round !== undefined).length;
  if (rounds < fewestRounds) return null;
  const title = table.byMoney ? t.courseMoney({ currency }) : t.course;
  const course = scoresOverTime(table);
  const names = lineNames(table.columns, lineLetters, language);
  const lines = table.columns.map(([first], column) => {
    return { id: first?.id ?? "", name: names[column] ?? "", values: course[column] ?? [] };
  });
  const text = (value: number) => (table.byMoney ? moneyText(value, language) : numberText(value, language));
  return (
    <section aria-label={title} className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <h3 className="text-lead">{title}</h3>
      <TotalsChart lines={lines} rounds={rounds} text={text} />
    </section>
  );
}
