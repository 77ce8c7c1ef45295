import type { Quad } from "@/lib/vision";
import { distanceTo, halfOf, widthOf } from "../boxes/box";
import type { FoundTile } from "../count/found-tiles";

/** An open end of a chain: what it counts, and where on the photo it lies. */
export interface OpenEnd {
  /** The number at the end; both halves of a double that lies across it. */
  readonly counts: number;
  readonly box: Quad;
}

/** Halves that meet lie no farther apart than this, in widths of a tile. */
const touching = 0.6;

interface Meeting {
  readonly one: Side;
  readonly other: Side;
  readonly apart: number;
}

/** One half of a tile; a double has one side all around. */
interface Side {
  readonly tile: number;
  readonly half: 0 | 1;
  readonly number: string;
  readonly box: Quad;
}

/**
 * The open ends of the chain that the tiles make: where equal halves meet, they are joined, the nearest first, each
 * half once and doubles on every side, and never in a ring. Undefined if a tile is not known or the tiles do not make
 * one chain.
 */
export function openEndsOf(tiles: readonly FoundTile[]): OpenEnd[] | undefined {
  const sides = tiles.map(sidesOf);
  if (tiles.length === 0 || sides.some((each) => each.length === 0)) return undefined;
  const isDouble = (tile: number) => sides[tile]?.length === 1;
  const chainOf = tiles.map((_, index) => index);
  const joined = tiles.map(() => [] as Side["half"][]);
  let joints = 0;
  for (const { one, other } of meetings(sides)) {
    const isTaken = ({ tile, half }: Side) => !isDouble(tile) && joined[tile]?.includes(half);
    const [kept, gone] = [chainOf[one.tile] ?? 0, chainOf[other.tile]];
    if (kept === gone || isTaken(one) || isTaken(other)) continue;
    for (const [index, chain] of chainOf.entries()) if (chain === gone) chainOf[index] = kept;
    joined[one.tile]?.push(one.half);
    joined[other.tile]?.push(other.half);
    joints++;
  }
  if (joints < tiles.length - 1) return undefined;
  return sides.flatMap((each, tile) => {
    const taken = joined[tile] ?? [];
    const open = isDouble(tile)
      ? taken.length < 2
        ? each
        : []
      : each.filter(({ half }) => !taken.includes(half));
    return open.map(({ number, box }) => ({ counts: Number(number) * (isDouble(tile) ? 2 : 1), box }));
  });
}

/** None where its place or one of its numbers is not known. */
function sidesOf({ box, tile, halves: [one, other] }: FoundTile, index: number): Side[] {
  if (!box || tile === undefined || !/^\d+$/.test(one) || !/^\d+$/.test(other)) return [];
  if (one === other) return [{ tile: index, half: 0, number: one, box }];
  return [
    { tile: index, half: 0, number: one, box: halfOf(box, 0) },
    { tile: index, half: 1, number: other, box: halfOf(box, 1) },
  ];
}

function meetings(sides: readonly (readonly Side[])[]): Meeting[] {
  return sides
    .flatMap((ones, index) =>
      sides
        .slice(index + 1)
        .flatMap((others) =>
          ones.flatMap((one) =>
            others
              .filter(({ number }) => number === one.number)
              .map((other): Meeting => ({ one, other, apart: apartIn(one.box, other.box) })),
          ),
        ),
    )
    .filter(({ apart }) => apart < touching)
    .sort((a, b) => a.apart - b.apart);
}

function apartIn(one: Quad, other: Quad): number {
  const edges = [
    ...one.map((corner) => distanceTo(other, corner)),
    ...other.map((corner) => distanceTo(one, corner)),
  ];
  return Math.min(...edges) / ((widthOf(one) + widthOf(other)) / 2);
}
