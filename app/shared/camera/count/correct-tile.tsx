"use client";

import { useEffect, useRef } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { readFace, type TileSet } from "@/lib/rules/tiles/tiles";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { tileName } from "@/lib/ui/tiles/tile-name";
import { TilePicker } from "@/lib/ui/tiles/tile-picker";
import { frameAround } from "../boxes/view-of-tiles";
import { useCameraWords } from "../use-camera-words";
import type { Picture } from "../use-counting";
import type { FoundTile } from "./found-tiles";

interface CorrectTileProps {
  readonly number: number;
  readonly tile: FoundTile;
  readonly picture: Picture;
  readonly set: TileSet;
  readonly taken: ReadonlyMap<string, string>;
  /** Whether its place is being read. */
  readonly looking: boolean;
  onTile(tile: string): void;
  onRemove(): void;
  /** Undefined if no other tile is marked. */
  readonly onNext: (() => void) | undefined;
  onBack(): void;
}

/**
 * One tile of the photo, close up, with the set to choose from: to correct it, confirm it, or say that it is not a
 * tile.
 */
export function CorrectTile({
  number,
  tile,
  picture,
  set,
  taken,
  looking,
  onTile,
  onRemove,
  onNext,
  onBack,
}: CorrectTileProps) {
  const words = useWords();
  const t = useCameraWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { tile: read } = tile;
  const face = read === undefined ? undefined : readFace(read);
  return (
    <section className="grid gap-3">
      <div className="flex items-center gap-3">
        {tile.box && <CloseUp box={tile.box} picture={picture} />}
        <div className="grid grow gap-2">
          <h3 ref={title} tabIndex={-1} className="text-lead shadow-none! outline-none">
            {read === undefined ? t.addTitle : t.correctTitle({ number })}
          </h3>
          <div className="flex flex-wrap gap-1.5">
            {read !== undefined && tile.doubts.length > 0 && tile.likely.length < 2 && (
              <button type="button" className="key" onClick={() => onTile(read)}>
                {t.right({ tile: tileName(read, words) })}
              </button>
            )}
            {(read !== undefined || tile.unread) && (
              <button type="button" className="key" onClick={onRemove}>
                {t.noTile}
              </button>
            )}
            {onNext && (
              <button type="button" className="key" onClick={onNext}>
                {t.nextMarked}
              </button>
            )}
            <button type="button" className="key" onClick={onBack}>
              {t.back}
            </button>
          </div>
        </div>
      </div>
      {read === undefined && tile.box && tile.likely.length === 0 && (
        // As high as the keys that may take its place: the tiles below do not move.
        <p role="status" className="grid min-h-20 content-center text-fine text-ink-soft">
          {looking ? t.reading : t.notReadThere}
        </p>
      )}
      {tile.likely.length > Number(read !== undefined) && (
        <fieldset className={read === undefined ? "min-h-20" : ""}>
          <legend className="mb-1 text-fine font-semibold text-ink-soft">{t.likely}</legend>
          <div className="grid grid-cols-3 gap-1.5">
            {tile.likely.map((each) => (
              <button
                key={each}
                type="button"
                className="key min-w-0 flex-wrap gap-x-2 px-1"
                aria-label={each === read ? t.right({ tile: tileName(each, words) }) : tileName(each, words)}
                onClick={() => onTile(each)}
              >
                <TileFace tile={each} lying className="h-8" />
                <span className="font-display">{tileName(each, words)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <TilePicker
        label={t.pick}
        set={set}
        chosen={read === undefined ? [] : [read]}
        taken={taken}
        first={face?.face === "plain" ? face.ends[0] : face ? "special" : undefined}
        onToggle={onTile}
      />
    </section>
  );
}

/** The part of the photo around a box. */
function CloseUp({
  box,
  picture,
}: {
  readonly box: NonNullable<FoundTile["box"]>;
  readonly picture: Picture;
}) {
  const t = useCameraWords();
  const { left, top, width, height } = frameAround([box]);
  const side = 1.15 * Math.max(width, height);
  return (
    <svg
      viewBox={`${left + (width - side) / 2} ${top + (height - side) / 2} ${side} ${side}`}
      role="img"
      aria-label={t.closeUp}
      className="size-28 shrink-0 rounded-plate border border-line-strong bg-sunk"
    >
      <image href={picture.url} width={picture.width} height={picture.height} />
    </svg>
  );
}
