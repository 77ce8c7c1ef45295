"use client";

import { memo, useDeferredValue } from "react";
import type { GameView } from "@/lib/client/game/games";
import { useCurrency } from "@/lib/client/leagues/currency";
import { type RoundsRow, roundsTable } from "@/lib/export/rounds-table";
import type { Language } from "@/lib/i18n/language";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { isRecord } from "@/lib/rules/record";
import { TotalsChart } from "@/lib/ui/pictures/totals-chart";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { namedParties } from "@/lib/ui/text/party-name";

/** Everybody's scores as the chart draws them: at the start, after each round, and now. */
function stepsOf(game: GameView, language: Language) {
  const { rows, presence } = roundsTable(game.log);
  const start = presence.map(({ came }) => (came === undefined ? { points: 0, money: 0 } : undefined));
  const steps: RoundsRow["after"][][] = [[start]];
  for (const [index, row] of rows.entries()) {
    if (row.round !== undefined) steps.push([row.after]);
    else if (row.lines.length === 0) steps[0] = [row.after];
    // What answers a round belongs to it: a star's drop, say. What is scored in play shows with the round it leads to.
    else if (!isInPlay(game, row)) steps.at(-1)?.push(row.after);
    else if (index === rows.length - 1) steps.push([row.after]);
  }
  const isMoney = game.position.rankedBy === "money";
  return namedParties(game.position, language).map((party, column) => ({
    ...party,
    values: steps.map((moments) =>
      moments.flatMap((amounts) => {
        const amount = amounts[column];
        return amount ? [isMoney ? amount.money : amount.points] : [];
      }),
    ),
  }));
}

/** Whether something was noted that is scored while a hand is played. */
const isInPlay = ({ log, lines }: GameView, row: RoundsRow): boolean =>
  row.lines.some((index) => {
    const line = lines[index];
    const stands = line?.line === "entry" && isRecord(line.stands) ? line.stands : undefined;
    const prompts = log.before(index)?.prompts() ?? [];
    return prompts.some(({ kind, when }) => when === "play" && kind === stands?.kind);
  });

/** A chart has something to show from the second round on. */
const fewestRounds = 2;

/** How everybody's score went: drawn when the board is shown, which does not wait for it. */
export function TotalsSection({ game }: { readonly game: GameView }) {
  const shown = useDeferredValue<GameView | undefined>(game, undefined);
  return shown && <Course game={shown} />;
}

const Course = memo(function Course({ game }: { readonly game: GameView }) {
  const { table: say } = useWords();
  const language = useLanguage();
  const rounds = game.result.rounds.length;
  const currency = useCurrency(game.league);
  if (rounds < fewestRounds) return null;
  const isMoney = game.position.rankedBy === "money";
  const text = (value: number) => (isMoney ? moneyText(value, language) : numberText(value, language));
  const title = isMoney ? say.courseMoney({ currency }) : say.course;
  return (
    <section aria-label={title} className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <h3 className="text-lead">{title}</h3>
      <TotalsChart lines={stepsOf(game, language)} rounds={rounds} text={text} />
    </section>
  );
});
