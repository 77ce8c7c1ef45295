import { cropOf } from "./pixels/crop";
import { ontoQuad, type Quad } from "./pixels/plane";
import type { Level } from "./pixels/pyramid";

/** Red, green and blue of a tile's body, 0 to 255. */
export type Body = readonly [number, number, number];

const window = { width: 12, height: 24, left: -0.9, top: -0.9, stepX: 1.8 / 12, stepY: 1.8 / 24 };

/** What most of a box is coloured like: the median, which pips and bar hardly move. */
export function bodyOf(box: Quad, levels: readonly Level[]): Body {
  const crop = cropOf(levels, ontoQuad(box), window);
  const median = (channel: number): number => {
    const values = crop.filter((_, i) => i % 3 === channel).sort();
    return values[values.length >> 1] as number;
  };
  return [median(0), median(1), median(2)];
}

/** By how much, as logarithms, bodies of one set differ on a photo: in lightness for shadow, and little in colour. */
const deviations = { light: 0.6, colour: 0.2 };
/** Darker than this, differences are noise. */
const floor = 10;

/** How well two bodies may be of one set, 0 to 1. */
export function alike(one: Body, other: Body): number {
  const away = one.map((value, i) => Math.log((value + floor) / ((other[i] as number) + floor)));
  const light = away.reduce((sum, by) => sum + by, 0) / 3;
  const colour = Math.hypot(...away.map((by) => by - light));
  return Math.exp(-((light / deviations.light) ** 2 + (colour / deviations.colour) ** 2) / 2);
}
