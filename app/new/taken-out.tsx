"use client";

import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import type { Deal } from "@/lib/rules/tiles/deal";
import { readFace, type Tile } from "@/lib/rules/tiles/tiles";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { tileName } from "@/lib/ui/tiles/tile-name";

/** The tiles that go back into the box, as pictures, a row for each number. */
export function TakenOut({ deal: { box, set } }: { readonly deal: Deal }) {
  const t = useWords();
  const words = useCatalogue("newGame");
  const out = box.tiles.filter((tile) => !set.has(tile));
  if (out.length === 0) return null;
  const rows = [...new Set(out.map(highestOf))];
  return (
    <section aria-labelledby="taken-out" className="grid gap-2">
      <h2 id="taken-out" className="text-title">
        {words.tilesToTakeOut}
      </h2>
      <p className="text-ink-soft">{words.takeOut({ tiles: out.length, highest: set.highest })}</p>
      <ul className="panel grid max-w-xl gap-1.5 p-3">
        {rows.map((highest) => (
          <li
            key={highest}
            className="grid gap-0.5"
            style={{ gridTemplateColumns: `repeat(${box.highest + 1}, minmax(0, 1fr))` }}
          >
            {out
              .filter((tile) => highestOf(tile) === highest)
              .map((tile) => (
                <TileFace key={tile} tile={tile} label={tileName(tile, t)} className="w-full" />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function highestOf(tile: Tile): number {
  const face = readFace(tile);
  return face?.face === "plain" ? face.ends[0] : -1;
}
