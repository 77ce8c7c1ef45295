"use client";

import type { GameView } from "@/lib/client/games";
import { type RoundsRow, roundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { moneyText } from "@/lib/ui/money-text";
import { Paper } from "./paper";

/** A game on paper: rounds down, players across, totals below. */
export function GameSheet({ view: { game, players, result, times } }: { readonly view: GameView }) {
  const say = useWords().sheet;
  const language = useLanguage();
  const table = roundsTable(result, players);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" });
  const day = times[0] === undefined ? [] : [date.format(new Date(times[0]))];
  const winners = players.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name);
  const outcome = result.status === "playing" ? say.stillPlaying : say.won({ names: winners });
  const row = (label: string, { points, money }: RoundsRow, signed: boolean) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {players.map(({ id }, seat) => (
        <td key={id}>
          {table.hasPoints && <div>{points[seat]}</div>}
          {table.hasMoney && (
            <div>{money[seat] !== undefined && moneyText(money[seat], language, signed)}</div>
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <Paper heading={game.words(language).name} facts={[...day, outcome]}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table */}
      <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={say.table}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="print:w-18">
                {say.round}
              </th>
              {players.map(({ id, name }) => (
                <th key={id} scope="col" className="min-w-20 print:min-w-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rounds.map((round, index) => row(String(index + 1), round, true))}
            {table.besides && row(say.besides, table.besides, true)}
          </tbody>
          <tfoot>{row(say.total, table.totals, true)}</tfoot>
        </table>
      </section>
    </Paper>
  );
}
