"use client";

import { memo, useDeferredValue } from "react";
import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { moneyText } from "@/lib/ui/money-text";
import { type ChartLine, TotalsChart } from "@/lib/ui/totals-chart";
import type { WhyAsked } from "./why-asked";

/** The lines that closed a hand or round. */
const closingLines = ({ log, lines }: GameView): number[] =>
  lines.flatMap((_, index) => (log.roundOf(index) ? [index] : []));

/** Everybody's score after each hand or round, from the start on. */
function linesOf(game: GameView): ChartLine[] {
  const { log, players, position } = game;
  const closings = closingLines(game).map((index) => log.before(index + 1) ?? position);
  const start = log.before(0) ?? position;
  return players.map(({ id, name }) => ({
    id,
    name: name.trim(),
    values: [start, ...closings].map((each) => {
      if (each.gone.has(id)) return undefined;
      const { totals, balances } = each.standing();
      return position.rankedBy === "money" ? balances[id] : totals[id];
    }),
  }));
}

/** A chart has something to show from the second round on. */
const fewestRounds = 2;

interface TotalsSectionProps {
  readonly game: GameView;
  onWhy(asked: WhyAsked): void;
}

/** How everybody's score went: drawn when the board is shown, which does not wait for it. */
export function TotalsSection({ game, onWhy }: TotalsSectionProps) {
  const shown = useDeferredValue<GameView | undefined>(game, undefined);
  return shown && <Course game={shown} onWhy={onWhy} />;
}

/** As a picture, and as a table for whoever wants the numbers. */
const Course = memo(function Course({ game, onWhy }: TotalsSectionProps) {
  const { table: say, why } = useWords();
  const language = useLanguage();
  const lines = linesOf(game);
  const closings = closingLines(game);
  const { roundName } = game.game.words(language);
  const rounds = (lines[0]?.values.length ?? 1) - 1;
  if (rounds < fewestRounds) return null;
  const text = (value: number | undefined) => (value === undefined ? "" : written(value));
  const written = (value: number) =>
    game.position.rankedBy === "money" ? moneyText(value, language) : String(value);
  return (
    <section aria-label={say.course} className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <h3 className="text-lead">{say.course}</h3>
      <TotalsChart lines={lines} text={written} />
      <details>
        <summary className="flex min-h-12 w-fit items-center font-semibold text-felt-ink">
          {say.courseTable}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={say.courseTable}>
          <table className="w-full text-right">
            <thead className="text-fine">
              <tr>
                <th scope="col" className="pr-2 text-left">
                  {say.courseRound}
                </th>
                {lines.map(({ id, name }) => (
                  <th
                    key={id}
                    scope="col"
                    className="max-w-28 min-w-16 pl-2 align-bottom font-semibold wrap-anywhere"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
                <tr key={round}>
                  <th scope="row" className="text-left font-normal">
                    {round}
                  </th>
                  {lines.map(({ id, name, values }) => (
                    <td key={id}>
                      {values[round] !== undefined && (
                        <button
                          type="button"
                          aria-haspopup="dialog"
                          aria-label={why.howAfter({
                            name,
                            total: text(values[round]),
                            round: roundName({ number: round }),
                          })}
                          className="min-h-12 min-w-12 pl-2 text-right"
                          onClick={() => onWhy({ why: "total", player: id, after: closings[round - 1] ?? 0 })}
                        >
                          {text(values[round])}
                        </button>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
});
