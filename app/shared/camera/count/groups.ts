import type { Point, Quad } from "@/lib/vision";
import { distanceTo, widthOf } from "../boxes/box";
import { frameAround, type View } from "../boxes/view-of-tiles";
import type { FoundTile } from "./found-tiles";

/** Tiles of one hand lie no farther apart than this, from edge to edge, in widths of a tile. */
const near = 1.2;
/** Gaps between hands are at least so large, and so many times as large as any within one. */
const fewestApart = 0.5;
const clearly = 1.4;

interface Gap {
  readonly from: number;
  readonly to: number;
  /** In widths of a tile. */
  readonly apart: number;
}

/**
 * The hands that lie on a photo, by the gaps between them, in the order of their first tiles. `hands`: how many there may
 * be, which decides if the gaps bear it out. Tiles without a place belong to none.
 */
export function groupsOf(tiles: readonly FoundTile[], hands: number): FoundTile[][] {
  const placed = tiles.flatMap((tile) => (tile.box ? [{ tile, box: tile.box }] : []));
  const gaps = nearestGaps(placed.map(({ box }) => box));
  const sizes = gaps.map(({ apart }) => apart).sort((a, b) => b - a);
  const [between = 0, within = 0] = [sizes[hands - 2], sizes[hands - 1]];
  const isBorneOut = hands > 1 && between >= fewestApart && between >= within * clearly;
  const most = isBorneOut ? within : near;
  const groupOf = placed.map((_, index) => index);
  for (const { from, to, apart } of gaps)
    if (apart <= most) {
      const [kept, gone] = [groupOf[from], groupOf[to]];
      for (const [index, group] of groupOf.entries()) if (group === gone) groupOf[index] = kept ?? 0;
    }
  return [...new Set(groupOf)].map((group) =>
    placed.flatMap(({ tile }, index) => (groupOf[index] === group ? [tile] : [])),
  );
}

/** The shortest gaps that join all boxes (Prim's tree). */
function nearestGaps(boxes: readonly Quad[]): Gap[] {
  const gaps: Gap[] = [];
  const open = new Map(boxes.slice(1).map((box, i) => [i + 1, gapTo(boxes, box, i + 1, 0)]));
  while (open.size > 0) {
    const [index, gap] = [...open].reduce((least, each) => (each[1].apart < least[1].apart ? each : least));
    open.delete(index);
    gaps.push(gap);
    for (const [other, known] of open) {
      const here = gapTo(boxes, boxes[other] as Quad, other, index);
      if (here.apart < known.apart) open.set(other, here);
    }
  }
  return gaps;
}

function gapTo(boxes: readonly Quad[], box: Quad, index: number, from: number): Gap {
  const other = boxes[from] as Quad;
  const edges = [...box.map((corner) => distanceTo(other, corner)), ...other.map((c) => distanceTo(box, c))];
  return { from, to: index, apart: Math.min(...edges) / ((widthOf(box) + widthOf(other)) / 2) };
}

/** The upright rectangle around a group. */
export const frameOf = (group: readonly FoundTile[]): View =>
  frameAround(group.flatMap(({ box }) => (box ? [box] : [])));

/** The group whose frame a point lies in or is nearest to. */
export function groupAt(groups: readonly (readonly FoundTile[])[], { x, y }: Point): number {
  const away = groups.map((group) => {
    const { left, top, width, height } = frameOf(group);
    return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  });
  return away.indexOf(Math.min(...away));
}
