"use client";

import { useCameraWords } from "../use-camera-words";

interface CountSumProps {
  readonly tiles: number;
  /** How many places look like a tile: those that were read, those that were not, and those a person added. */
  readonly looked: number;
  readonly pips: number;
  /** How many tiles the hand has already. */
  readonly had: number;
  onAnother(): void;
  onAccept(how: "instead" | "too"): void;
}

/** "7 tiles, 54 pips", and the buttons to accept them. */
export function CountSum({ tiles, looked, pips, had, onAnother, onAccept }: CountSumProps) {
  const t = useCameraWords();
  if (looked === 0)
    return (
      <div className="mx-auto grid w-full max-w-3xl gap-2">
        <p role="status" className="text-center font-display text-title font-bold">
          {t.noTiles}
        </p>
        <button type="button" className="action" onClick={onAnother}>
          {t.another}
        </button>
      </div>
    );
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-2 on-side:grid-cols-2 on-side:items-center">
      <div role="status" className="flex flex-wrap items-baseline justify-center gap-x-4">
        <p className="font-display text-display font-bold sm:text-total on-side:text-title">
          {t.count({ tiles, pips })}
        </p>
        <p className="text-fine text-ink-soft">{t.looked({ looked, read: tiles })}</p>
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <button type="button" className="key" onClick={onAnother}>
          {t.another}
        </button>
        <button type="button" className="action px-2" onClick={() => onAccept("instead")}>
          {had === 0 ? t.accept({ tiles }) : t.acceptInstead({ had })}
        </button>
        {had > 0 && (
          <button type="button" className="key col-span-2" onClick={() => onAccept("too")}>
            {t.acceptToo({ had })}
          </button>
        )}
      </div>
    </div>
  );
}
