"use client";

import type { GameView } from "@/lib/client/game/games";
import type { RoundsRow, RoundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { amountTexts } from "@/lib/ui/text/amount-text";
import { lineTitle } from "./line-title";
import { useWhen } from "./use-when";
import { versionsOf } from "./versions";

interface RoundRowProps {
  readonly game: GameView;
  readonly row: RoundsRow;
  readonly table: RoundsTable;
  readonly names: readonly string[];
  readonly mayCorrect: boolean;
  onOpen(line: number): void;
  /** A number was tapped: what this player, or the side whose first player this is, scored in the round. */
  onNumber(line: number, player: string): void;
}

/** One hand or round: its number and what opened it, then everybody's score and running total. */
export function RoundRow({ game, row, table, names, mayCorrect, onOpen, onNumber }: RoundRowProps) {
  const words = useWords();
  const t = words.history;
  const language = useLanguage();
  const when = useWhen(game);
  const line = row.lines[0] ?? 0;
  const name = lineTitle(game, line, words, language);
  const isCorrected = versionsOf(game, line).length > 0;
  const { opened, round } = row;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          aria-haspopup="dialog"
          data-line={line}
          aria-label={t.roundAt({ title: name.title, when: when(line), corrected: isCorrected })}
          onClick={() => onOpen(line)}
        >
          <span className="flex items-center justify-center gap-0.5 font-display text-lead font-bold">
            {round}
            {isCorrected && <Icon icon="change" className="size-3.5 text-brass-ink" />}
          </span>
          {opened && (
            <span className="flex items-center justify-center text-[0.75rem] font-normal text-ink-soft">
              {words.sheet.tile({ tile: opened.tile })}
              {opened.drawn && <Icon icon="down" className="size-3" />}
            </span>
          )}
        </button>
      </th>
      {table.columns.map((players, column) => {
        const id = players[0]?.id ?? "";
        const who = row.who[column] ?? id;
        const added = amountTexts(row.added[column], table, language);
        if (added.length === 0) return <td key={id} className="absent" />;
        const [total = ""] = amountTexts(row.after[column], table, language);
        const isOut = row.out?.column === column;
        const values = { name: names[column] ?? "", round: name, added: added.join(", "), total, isOut };
        return (
          <td key={id}>
            <button
              type="button"
              data-line={line}
              data-hand={who}
              aria-label={mayCorrect ? t.correctNumber(values) : t.number(values)}
              onClick={() => onNumber(line, who)}
            >
              {added.map((text, index) => (
                <span
                  key={text}
                  className={`text-fine leading-[1.15] ${isOut && index === 0 ? "went-out" : "text-ink-soft"}`}
                >
                  {text}
                </span>
              ))}
              <span className="font-display font-bold">{total}</span>
            </button>
          </td>
        );
      })}
    </tr>
  );
}
