import type { Tile } from "../../../lib/rules/tiles/tiles";
import { endsOf, isDouble, matches } from "./ends";
import type { Layout } from "./turns";

interface ChainEnd {
  readonly number: number;
  /** Whether the tile at this end is a double. */
  readonly double: boolean;
}

/** A chain with two ends, with doubles across and no spinners: Baneberry and Domino Pool. */
export class Chain implements Layout {
  private ends: [ChainEnd, ChainEnd] | undefined;
  tiles = 0;

  plays(_seat: number, tile: Tile): readonly (() => void)[] {
    const [a, b] = endsOf(tile);
    if (a === "wild" || b === "wild") return [];
    if (!this.ends) return [() => this.lay([end(a, tile), end(b, tile)])];
    const [left, right] = this.ends;
    const onto = (open: ChainEnd, lay: (other: ChainEnd) => [ChainEnd, ChainEnd]) => [
      ...(matches(open.number, a) ? [() => this.lay(lay(end(b, tile)))] : []),
      ...(matches(open.number, b) && a !== b ? [() => this.lay(lay(end(a, tile)))] : []),
    ];
    return [...onto(left, (other) => [other, right]), ...onto(right, (other) => [left, other])];
  }

  /** The values of the ends: their numbers, or a double's total. */
  counts(): [number, number] {
    const count = (side: ChainEnd | undefined): number => (side ? side.number * (side.double ? 2 : 1) : 0);
    return [count(this.ends?.[0]), count(this.ends?.[1])];
  }

  private lay(ends: [ChainEnd, ChainEnd]): void {
    this.ends = ends;
    this.tiles++;
  }
}

const end = (number: number, tile: Tile): ChainEnd => ({ number, double: isDouble(tile) });
