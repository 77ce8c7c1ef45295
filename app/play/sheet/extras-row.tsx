"use client";

import type { RoundsRow, RoundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { movedTexts } from "@/lib/ui/text/amount-text";

interface ExtrasRowProps {
  readonly row: RoundsRow;
  readonly table: RoundsTable;
  /** How many of its entries count. */
  readonly entries: number;
  /** Whether its entries are listed below it, and how to change that if there are many. */
  readonly open: boolean;
  onToggle?(): void;
}

/** The sum of what was scored or paid between rounds: runs, penalties, stars, stakes, a newcomer's start. */
export function ExtrasRow({ row, entries, table, open, onToggle }: ExtrasRowProps) {
  const words = useWords();
  const language = useLanguage();
  const { start, extras } = words.sheet;
  return (
    <tr>
      <th scope="row" className="text-fine font-normal">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={open}
            aria-label={words.history.extras({ entries })}
            onClick={onToggle}
          >
            <span className="flex items-center justify-center gap-0.5">
              +{entries}
              <Icon icon={open ? "up" : "down"} className="size-3.5" />
            </span>
          </button>
        ) : row.lines.length === 0 ? (
          start
        ) : (
          <span className="sr-only">{extras}</span>
        )}
      </th>
      {table.columns.map(([player], column) => {
        const amount = row.added[column];
        return (
          <td key={player?.id} className={amount ? "" : "absent"}>
            {(amount?.points !== 0 || amount.money !== 0) &&
              movedTexts(amount, table, language).map((text) => (
                <span key={text} className="block py-0.5 text-fine text-ink-soft">
                  {text}
                </span>
              ))}
          </td>
        );
      })}
    </tr>
  );
}
