"use client";

import type { RoundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { amountTexts } from "@/lib/ui/text/amount-text";

interface SheetTotalsProps {
  readonly table: RoundsTable;
  readonly names: readonly string[];
  onWhy(player: string): void;
}

/** Everybody's total and place, and who came late or left; a tap tells how a total came about. */
export function SheetTotals({ table, names, onWhy }: SheetTotalsProps) {
  const words = useWords();
  const language = useLanguage();
  const { sheet: say, why } = words;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="text-[0.75rem]">
          {say.total}
        </th>
        {table.players.map(({ id }, seat) => {
          const texts = amountTexts(table.totals[seat], table, language);
          return (
            <td key={id}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={why.howTotal({ name: names[seat] ?? "", total: texts.join(", ") })}
                onClick={() => onWhy(id)}
              >
                {texts.map((text, index) => (
                  <span key={text} className={index === 0 ? "font-display text-lead font-bold" : "text-fine"}>
                    {text}
                  </span>
                ))}
              </button>
            </td>
          );
        })}
      </tr>
      <tr>
        <th scope="row" className="text-[0.75rem]">
          {say.place}
        </th>
        {table.players.map(({ id }, seat) => {
          const { came, left, fell } = table.presence[seat] ?? {};
          const notes = [
            ...(came === undefined ? [] : [say.came({ rounds: came })]),
            ...(left === undefined ? [] : [say.left({ rounds: left })]),
            ...(fell === undefined ? [] : [say.fell({ round: fell })]),
          ];
          return (
            <td key={id} className="py-1 align-top">
              {table.ranks[seat]}
              {notes.map((note) => (
                <span key={note} className="block text-[0.75rem] leading-[1.15] text-ink-soft">
                  {note}
                </span>
              ))}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
