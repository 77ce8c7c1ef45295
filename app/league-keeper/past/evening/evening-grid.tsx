"use client";

import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { type TypedEvening, withCell, withName } from "./evening-draft";
import { FigureKeys } from "./figure-keys";

interface EveningGridProps {
  readonly typed: TypedEvening;
  /** The names that are proposed. */
  readonly names: readonly string[];
  /** Whether the figures are points, which may have a minus, or a star for a winner. */
  readonly isPoints: boolean;
  onType(typed: TypedEvening): void;
}

/** The people of an evening, one below the other, and their figures game by game. */
export function EveningGrid({ typed, names, isPoints, onType }: EveningGridProps) {
  const { evening: t } = useCatalogue("past");
  const { playerName } = useCatalogue("keeping");
  const list = useId();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<{ readonly row: number; readonly game: number }>();
  const { names: people, cells } = typed;
  const games = cells[0]?.length ?? 0;

  const field = (row: number, game: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-at="${row} ${game}"]`);
  /** Names are column 0. Enter goes down the column of a game to the last who has a name, and on to the next game. */
  const goOn = (event: KeyboardEvent, row: number, game: number) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    // A list of names that is open has these keys.
    if (game === 0 && event.key !== "Enter") return;
    event.preventDefault();
    const last = people.findLastIndex((name) => name.trim() !== "");
    const isEnd = event.key === "Enter" && (game === 0 ? row > last : row >= last);
    const next = isEnd ? field(0, game + 1) : field(row + step, game);
    next?.focus();
    next?.select();
  };

  return (
    <>
      <div className="relative overflow-x-auto overscroll-x-contain">
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <table ref={table} className="border-separate border-spacing-1">
          <thead>
            <tr>
              <th scope="col" className="text-left text-fine font-semibold text-ink-soft">
                {playerName}
              </th>
              {Array.from({ length: games }, (_, game) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number
                <th key={game} scope="col" className="text-fine font-semibold text-ink-soft">
                  <span className="sr-only">{t.game({ number: game + 1 })}</span>
                  <span aria-hidden="true">{game + 1}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((name, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <tr key={row}>
                <th scope="row" className="sticky left-0 z-10 bg-surface">
                  <input
                    list={list}
                    value={name}
                    onChange={({ target }) => onType(withName(typed, row, target.value))}
                    onKeyDown={(event) => goOn(event, row, 0)}
                    onFocus={() => setAt(undefined)}
                    data-at={`${row} 0`}
                    aria-label={t.name({ number: row + 1 })}
                    enterKeyHint="next"
                    autoComplete="off"
                    autoCapitalize="words"
                    spellCheck={false}
                    className="field w-[min(9.5rem,38vw)]"
                  />
                </th>
                {Array.from({ length: games }, (_, game) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number
                  <td key={game}>
                    <input
                      value={cells[row]?.[game] ?? ""}
                      onChange={({ target }) => onType(withCell(typed, row, game, target.value))}
                      onFocus={() => setAt({ row, game })}
                      onKeyDown={(event) => goOn(event, row, game + 1)}
                      data-at={`${row} ${game + 1}`}
                      aria-label={t.cell({ name: name || t.name({ number: row + 1 }), game: game + 1 })}
                      enterKeyHint="next"
                      inputMode="numeric"
                      autoComplete="off"
                      className="field w-16 px-1 text-center tabular-nums"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isPoints && (
        <FigureKeys
          figure={at && cells[at.row]?.[at.game]}
          onFigure={(figure) => {
            if (!at) return;
            onType(withCell(typed, at.row, at.game, figure));
            field(at.row, at.game + 1)?.focus();
          }}
        />
      )}
    </>
  );
}
