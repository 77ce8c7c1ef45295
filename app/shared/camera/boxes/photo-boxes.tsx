"use client";

import { type MouseEvent, useMemo } from "react";
import type { Point } from "@/lib/vision";
import { type Flag, type FoundTile, tileAt } from "../count/found-tiles";
import { useCameraWords } from "../use-camera-words";
import type { Picture } from "../use-counting";
import { badgesOf } from "./badge-places";
import { TileBox } from "./tile-box";
import type { View } from "./view-of-tiles";

export interface PhotoBoxesProps {
  readonly picture: Picture;
  /** What of it is shown. */
  readonly view: View;
  /** Twice as large as there is room for, to be moved under the finger. */
  readonly large: boolean;
  readonly tiles: readonly FoundTile[];
  readonly flags: ReadonlyMap<number, readonly Flag[]>;
  /** The tile that is being corrected. */
  readonly open: number | undefined;
  /** Around hands that lie apart. */
  readonly frames: readonly { readonly frame: View; readonly open: boolean }[];
  /** Undefined where no single tile is asked about. */
  readonly onOpen: ((id: number) => void) | undefined;
  /** Somebody pointed at a place without such a box, in pixels of the photo. */
  onPoint(at: Point): void;
}

/** A box is hit within half a fingertip around it: 24 CSS pixels. */
const fingertip = 24;

/** Around a hand there is room for its numbers: a share of what is shown of the photo. */
const aroundHand = 1 / 28;

const isFlagged = (flags: PhotoBoxesProps["flags"], id: number): boolean => (flags.get(id) ?? []).length > 0;

/**
 * The photo, with a box around each tile and its two numbers beside it. The list beside it does the same without
 * pointing.
 */
export function PhotoBoxes({
  picture,
  view,
  large,
  tiles,
  flags,
  open,
  frames,
  onOpen,
  onPoint,
}: PhotoBoxesProps) {
  const t = useCameraWords();
  const longest = Math.max(view.width, view.height);
  const badges = useMemo(() => badgesOf(tiles, view, ({ id }) => isFlagged(flags, id)), [tiles, view, flags]);
  const tap = (event: MouseEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    if (point.x < 0 || point.y < 0 || point.x > picture.width || point.y > picture.height) return;
    const hit = onOpen && tileAt(tiles, point, fingertip / matrix.a);
    if (hit) onOpen(hit.id);
    else onPoint(point);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list beside the photo does the same by keyboard
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      role="img"
      aria-label={t.photoOf({ tiles: tiles.length })}
      onClick={tap}
      className={`cursor-pointer touch-manipulation ${large ? "w-[200%] max-w-none" : "max-h-[40dvh] min-h-0 w-full grow lg:max-h-full on-side:max-h-full"}`}
    >
      <image href={picture.url} width={picture.width} height={picture.height} />
      {tiles.map(
        (tile) =>
          tile.box && (
            <TileBox
              key={tile.id}
              box={tile.box}
              badges={badges.get(tile.id) ?? []}
              doubtful={isFlagged(flags, tile.id)}
              open={tile.id === open}
              longest={longest}
            />
          ),
      )}
      {frames.map(({ frame: { left, top, width, height }, open: isOpen }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand's place on the photo is what it is known by
          key={index}
          x={left - aroundHand * longest}
          y={top - aroundHand * longest}
          width={width + 2 * aroundHand * longest}
          height={height + 2 * aroundHand * longest}
          rx={longest / 50}
          fill={isOpen ? "#ffffff" : "none"}
          fillOpacity="0.18"
          stroke={isOpen ? "#ffffff" : "#140c06"}
          strokeWidth={longest / (isOpen ? 90 : 160)}
          strokeDasharray={isOpen ? undefined : `${longest / 60} ${longest / 80}`}
        />
      ))}
    </svg>
  );
}
