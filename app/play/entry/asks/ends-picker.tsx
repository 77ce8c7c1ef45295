"use client";

import { useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { EndFace, TileFace } from "@/lib/ui/tiles/tile-face";

interface EndsPickerProps {
  /** What an end can count; above `highest` it is a double lying across. */
  readonly ends: readonly number[];
  readonly highest: number;
  /** Called once both ends are tapped. */
  onPick(ends: readonly [number, number]): void;
}

/** Picks the two ends of the chain as they lie on the table. */
export function EndsPicker({ ends, highest, onPick }: EndsPickerProps) {
  const t = useWords().table;
  const [first, setFirst] = useState<number>();
  const tap = (end: number) => {
    if (first === undefined) return setFirst(end);
    onPick([first, end]);
    setFirst(undefined);
  };
  const rows = [
    { label: t.endsPlain, values: ends.filter((end) => end <= highest), across: false },
    { label: t.endsDouble, values: ends.filter((end) => end > highest), across: true },
  ];
  return (
    <div className="@container grid gap-3">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p role="status" className="font-display text-title font-bold">
          {first === undefined ? "? + ?" : `${first} + ?`}
        </p>
        {first !== undefined && (
          <button
            type="button"
            className="key"
            aria-label={t.takeBackEnd({ end: first })}
            onClick={() => setFirst(undefined)}
          >
            <Icon icon="erase" className="size-7" />
          </button>
        )}
      </div>
      {rows.map(({ label, values, across }) => (
        <fieldset key={label}>
          <legend className="mb-1 text-fine font-semibold text-ink-soft">{label}</legend>
          <div className="tray">
            {values.map((end) => (
              <button
                key={end}
                type="button"
                className="key min-w-0 flex-col gap-0.5 px-0 py-1"
                aria-label={across ? t.endDouble({ end, number: end / 2 }) : t.endPlain({ end })}
                onClick={() => tap(end)}
              >
                {across ? (
                  <TileFace tile={`${end / 2}-${end / 2}`} className="h-12" />
                ) : (
                  <EndFace number={end} className="size-9" />
                )}
                <span className="font-display">{end}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
