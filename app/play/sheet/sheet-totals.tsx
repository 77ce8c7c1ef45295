"use client";

import { presenceNotes } from "@/app/shared/presence-notes";
import type { GameView } from "@/lib/client/game/games";
import type { RoundsTable } from "@/lib/export/rounds-table";
import { gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { amountTexts } from "@/lib/ui/text/amount-text";

interface SheetTotalsProps {
  readonly game: GameView;
  readonly table: RoundsTable;
  readonly names: readonly string[];
  onWhy(player: string): void;
}

/** Everybody's total and place, and who joined late or left; a tap explains a total. */
export function SheetTotals({ game, table, names, onWhy }: SheetTotalsProps) {
  const words = useWords();
  const language = useLanguage();
  const { sheet: t, why } = words;
  const { roundName } = gameWords(game.game, language);
  return (
    <tfoot>
      <tr>
        <th scope="row" className="text-[0.75rem]">
          {t.total}
        </th>
        {table.columns.map(([player], column) => {
          const id = player?.id ?? "";
          const texts = amountTexts(table.totals[column], table, language);
          return (
            <td key={id}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={why.howTotal({ name: names[column] ?? "", total: texts.join(", ") })}
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
        <th scope="row" className="align-baseline text-[0.75rem]">
          {t.place}
        </th>
        {table.columns.map(([player], column) => {
          return (
            <td key={player?.id} className="py-1 align-baseline">
              {table.ranks[column]}
              {presenceNotes(table.presence[column], roundName, words.finish).map((note) => (
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
