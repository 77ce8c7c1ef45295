"use client";

import type { GameView } from "@/lib/client/game/games";
import { useCurrency } from "@/lib/client/leagues/currency";
import type { RoundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { shortHeads } from "@/lib/ui/text/party-name";

interface SheetKeyProps {
  readonly game: GameView;
  readonly table: RoundsTable;
  /** The column headings. */
  readonly heads: readonly string[];
}

/** The key to a score sheet: the signs that occur in it, and the full names. */
export function SheetKey({ game, table, heads }: SheetKeyProps) {
  const t = useWords().sheet;
  const currency = useCurrency(game.league);
  const { rows } = table;
  const short = shortHeads(table.columns, heads, useLanguage());
  return (
    <div className="grid gap-1 text-fine text-ink-soft">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {rows.some(({ out }) => out !== undefined) && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden="true" className="h-4 w-6 rounded-full border-2 border-brass-ink" />
            {t.outKey}
          </li>
        )}
        {rows.some(({ opened }) => opened?.drawn) && (
          <li className="flex items-center gap-1">
            <Icon icon="down" className="size-3.5" />
            {t.drawnKey}
          </li>
        )}
        {game.lines.some(({ type }) => type !== "entry") && (
          <li className="flex items-center gap-1">
            <Icon icon="change" className="size-3.5 text-brass-ink" />
            {t.correctedKey}
          </li>
        )}
        {table.hasMoney && currency !== "" && <li>{t.moneyIn({ currency })}</li>}
      </ul>
      {short.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {short.map(({ head, name }) => (
            <li key={name} className="wrap-anywhere">
              <b>{head}</b> {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
