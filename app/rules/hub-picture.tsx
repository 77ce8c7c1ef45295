import type { LaidTrain, RulesBlock } from "@/lib/rules/rules-page";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { quarter } from "./laid-tiles";

/** All lengths are quarters of a tile's length; a tile is four long and two wide. */
const hub = { radius: 4.1, firstTile: 4.4 } as const;
const tileLength = 4.1;

/** How many slots the hub has, used or not. */
const slots = 8;

/** A hub with its trains. The caption describes it, so the picture itself is hidden from screen readers. */
export function HubPicture({ caption, engine, trains }: Extract<RulesBlock, { readonly type: "hub" }>) {
  const lengthOf = ({ tiles, isOpen }: LaidTrain) => tiles.length * tileLength + (isOpen ? 1.8 : 0);
  const reach = hub.firstTile + Math.max(...trains.map(lengthOf)) + 0.2;
  return (
    <figure className="grid max-w-prose gap-2">
      <div className="grid justify-items-center rounded-panel bg-felt p-2">
        <svg
          aria-hidden="true"
          viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
          width={2 * reach * quarter}
          height={2 * reach * quarter}
          className="h-auto max-w-full"
        >
          <circle r={hub.radius} fill="var(--walnut)" stroke="var(--brass)" strokeWidth="0.2" />
          {Array.from({ length: slots }, (_, slot) => (
            <rect
              key={angleOf(slot)}
              x={-1.1}
              y={-hub.radius}
              width={2.2}
              height={0.7}
              fill="var(--walnut-deep)"
              transform={`rotate(${angleOf(slot)})`}
            />
          ))}
          <PlacedTile inner={engine} outer={engine} y={-2} />
          {trains.map(({ tiles, isOpen, isCommon }, slot) => (
            <g key={angleOf(slot)} transform={`rotate(${angleOf(slot)})`}>
              {isCommon && (
                <rect x={-1.1} y={-hub.radius} width={2.2} height={0.7} fill="var(--brass-bright)" />
              )}
              {tiles.map(([inner, outer], place) => (
                <PlacedTile
                  key={`${inner}-${outer}`}
                  inner={inner}
                  outer={outer}
                  y={-hub.firstTile - (place + 1) * tileLength}
                />
              ))}
              {isOpen && (
                <circle
                  cy={-hub.firstTile - tiles.length * tileLength - 0.9}
                  r="0.8"
                  fill="var(--brass)"
                  stroke="var(--brass-bright)"
                  strokeWidth="0.2"
                />
              )}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="text-fine text-ink-soft text-pretty">{caption}</figcaption>
    </figure>
  );
}

const angleOf = (slot: number): number => (slot * 360) / slots;

interface PlacedTileProps {
  readonly inner: number;
  readonly outer: number;
  readonly y: number;
}

/** An upright tile on the way out of the hub. */
function PlacedTile({ inner, outer, y }: PlacedTileProps) {
  return (
    <svg aria-hidden="true" x={-1} y={y} width={2} height={4} viewBox="0 0 108 208">
      {/* A tile's picture has its higher half on top. */}
      <g transform={outer < inner ? "rotate(180 54 104)" : undefined}>
        <TileFace tile={`${inner}-${outer}`} />
      </g>
    </svg>
  );
}
