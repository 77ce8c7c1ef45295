"use client";

import { Icon } from "@/lib/ui/icon";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { useCameraWords } from "../use-camera-words";
import { FlagMark } from "./flag-mark";
import type { Flag, FoundTile } from "./found-tiles";

interface TileRowProps {
  readonly number: number;
  readonly tile: FoundTile;
  /** Its spoken name. */
  readonly name: string;
  readonly pips: number;
  readonly flags: readonly Flag[];
  onCorrect(): void;
  onRemove(): void;
}

/** One tile of the photo in the list: its name, its flags, and buttons to correct or remove it. */
export function TileRow({ number, tile, name, pips, flags, onCorrect, onRemove }: TileRowProps) {
  const t = useCameraWords();
  const doubtful = flags.length > 0;
  return (
    <li data-tile={tile.id} className="flex gap-1.5">
      <button
        type="button"
        onClick={onCorrect}
        className={`key min-w-0 grow flex-wrap justify-start gap-x-3 gap-y-1 text-left ${doubtful ? "border-2 border-dashed border-brass-ink" : ""}`}
      >
        <span className="sr-only">{t.correct({ number, tile: name })}. </span>
        <span aria-hidden="true" className="w-6 text-right text-fine text-ink-soft">
          {number}
        </span>
        {tile.tile !== undefined && <TileFace tile={tile.tile} lying className="h-8 shrink-0" />}
        <span aria-hidden="true" className="font-display text-lead whitespace-nowrap">
          {name}
        </span>
        <span className="ml-auto text-fine font-normal text-ink-soft">{t.pips({ pips })}</span>
        {doubtful && (
          <span className="flex basis-full flex-wrap gap-x-3 pl-9 text-fine font-normal">
            {flags.map((flag) => (
              <FlagMark key={flag.flag} flag={flag} />
            ))}
          </span>
        )}
      </button>
      <button
        type="button"
        className="key shrink-0"
        aria-label={t.remove({ number, tile: name })}
        onClick={onRemove}
      >
        <Icon icon="close" className="size-5" />
      </button>
    </li>
  );
}
