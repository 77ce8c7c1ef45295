import type { LaidTile, RulesBlock } from "@/lib/rules/rules-page";
import { TileFace } from "@/lib/ui/tile-face";

/** A tile is four quarters long and two wide. */
const across = ({ lying }: LaidTile): number => (lying ? 4 : 2);
const down = ({ lying }: LaidTile): number => (lying ? 2 : 4);

/** Tiles as they lie on the table. The caption says what they show, so the picture itself is silent. */
export function LaidTiles({ caption, tiles }: Extract<RulesBlock, { readonly block: "layout" }>) {
  const columns = Math.max(...tiles.map((tile) => tile.across + across(tile)));
  const rows = Math.max(...tiles.map((tile) => tile.down + down(tile)));
  return (
    <figure className="grid max-w-prose gap-2">
      <div
        aria-hidden="true"
        className="grid w-full justify-center overflow-hidden rounded-panel bg-felt p-4"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 0.85rem))`,
          gridTemplateRows: `repeat(${rows}, auto)`,
        }}
      >
        {tiles.map((tile) => (
          <div
            key={`${tile.across} ${tile.down}`}
            style={{
              gridColumn: `${tile.across + 1} / span ${across(tile)}`,
              gridRow: `${tile.down + 1} / span ${down(tile)}`,
            }}
          >
            <TileFace
              tile={tile.tile}
              lying={tile.lying ?? false}
              className={`block w-full ${tile.turned ? "rotate-180" : ""}`}
            />
          </div>
        ))}
      </div>
      <figcaption className="text-fine text-ink-soft text-pretty">{caption}</figcaption>
    </figure>
  );
}
