import type { LaidTile, RulesBlock } from "@/lib/rules/rules-page";
import { TileFace } from "@/lib/ui/tiles/tile-face";

/** A tile is four quarters long and two wide. */
const across = ({ lying }: LaidTile): number => (lying ? 4 : 2);
const down = ({ lying }: LaidTile): number => (lying ? 2 : 4);

/** The size of a quarter of a tile if there is room, in pixels. */
export const quarter = 14;

/** Tiles as they lie on the table. The caption describes them, so the picture itself is hidden from screen readers. */
export function LaidTiles({ caption, tiles }: Extract<RulesBlock, { readonly type: "layout" }>) {
  const columns = Math.max(...tiles.map((tile) => tile.across + across(tile)));
  const rows = Math.max(...tiles.map((tile) => tile.down + down(tile)));
  return (
    <figure className="grid max-w-prose gap-2">
      <div className="grid justify-items-center rounded-panel bg-felt p-4">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns} ${rows}`}
          width={columns * quarter}
          height={rows * quarter}
          className="h-auto max-w-full"
        >
          {tiles.map((tile) => (
            <Tile key={`${tile.across} ${tile.down}`} {...tile} />
          ))}
        </svg>
      </div>
      <figcaption className="text-fine text-ink-soft text-pretty">{caption}</figcaption>
    </figure>
  );
}

function Tile(tile: LaidTile) {
  const [width, height] = [across(tile), down(tile)];
  const turn = tile.turned ? `rotate(180 ${width / 2} ${height / 2})` : undefined;
  return (
    <svg
      aria-hidden="true"
      x={tile.across}
      y={tile.down}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <g transform={turn}>
        <TileFace tile={tile.tile} lying={tile.lying ?? false} />
      </g>
      {tile.held && (
        <rect
          x={0.06}
          y={0.06}
          width={width - 0.12}
          height={height - 0.12}
          rx={0.3}
          fill="none"
          stroke="var(--brass-bright)"
          strokeWidth={0.14}
        />
      )}
    </svg>
  );
}
