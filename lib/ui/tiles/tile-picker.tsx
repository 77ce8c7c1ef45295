"use client";

import { useId, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { readFace, readTile, type TileSet } from "@/lib/rules/tiles/tiles";
import { preventBlur } from "../keypad";
import { EndFace, TileFace } from "./tile-face";
import { tileName } from "./tile-name";

interface TilePickerProps {
  readonly label: string;
  readonly set: TileSet;
  /** Tiles of the hand, as written. */
  readonly chosen: readonly string[];
  /** Tiles that this hand cannot hold, each with a label that says why. */
  readonly taken: ReadonlyMap<string, string>;
  /** The tiles shown first; by default those of the highest number. */
  readonly first?: Suit | undefined;
  onToggle(tile: string): void;
}

/** Of more pips than these nobody sees at a glance how many they are. */
const mostCountable = 9;

/** The tiles with one number on them, or the special tiles. */
type Suit = number | "special";

/** The set being played, one number at a time; tapping a tile adds it to the hand or removes it. */
export function TilePicker({ label, set, chosen, taken, first, onToggle }: TilePickerProps) {
  const t = useWords();
  const name = useId();
  const [suit, setSuit] = useState<Suit>(first ?? set.highest);
  const suits: Suit[] = Array.from({ length: set.highest + 1 }, (_, number) => number);
  if (set.special) suits.push("special");
  const held = new Set(chosen.map((tile) => readTile(tile) as string | undefined));
  return (
    <fieldset aria-label={label} className="@container grid min-w-0 gap-2">
      <fieldset aria-label={t.tiles.suits} className="tray min-w-0 pb-1">
        {suits.map((each) => (
          <label
            key={each}
            className={`key relative min-h-12 min-w-0 p-0 ${each === "special" ? "col-span-2" : ""}`}
            onPointerDown={preventBlur}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              aria-label={each === "special" ? t.tiles.pickWild : t.tiles.pickNumber({ number: each })}
              checked={suit === each}
              onChange={() => setSuit(each)}
            />
            {each === "special" ? (
              <span className="text-[min(0.75rem,4.5cqi)]">{t.tiles.wildShort}</span>
            ) : (
              <span className="grid justify-items-center">
                <EndFace number={each} className="size-6" />
                <span className="font-display text-[min(0.875rem,5cqi)] leading-tight">{each}</span>
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <div className="tray">
        {tilesOf(set, suit).map((tile) => {
          const why = taken.get(tile);
          return (
            <button
              key={tile}
              type="button"
              aria-pressed={held.has(tile)}
              aria-label={why ?? tileName(tile, t)}
              disabled={why !== undefined}
              onPointerDown={preventBlur}
              onClick={() => onToggle(tile)}
              className="rounded-lg p-0.5 outline-offset-0 aria-pressed:bg-brass aria-pressed:ring-3 aria-pressed:ring-felt disabled:opacity-30 disabled:grayscale"
            >
              <TileFace tile={tile} className="w-full on-side:max-h-[17dvh]" />
              {set.highest > mostCountable && suit !== "special" && (
                <span className="block font-display text-[min(0.875rem,5cqi)] leading-tight">
                  {otherEnd(tile, suit)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function tilesOf(set: TileSet, suit: Suit): string[] {
  return set.tiles.filter((tile) => {
    const face = readFace(tile);
    if (face?.face !== "plain") return suit === "special";
    return suit !== "special" && face.ends.includes(suit);
  });
}

/** The number beside `suit`. */
function otherEnd(tile: string, suit: number): number | undefined {
  const face = readFace(tile);
  return face?.face === "plain" ? face.ends[face.ends[0] === suit ? 1 : 0] : undefined;
}
