import type { Random } from "./random";

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const times = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by];

/** Lightness difference and half of the colour difference: about what an eye sees. */
export function contrast(a: Colour, b: Colour): number {
  const light = (c: Colour): number => 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];
  const chroma = Math.abs(a[0] - a[1] - b[0] + b[1]) + Math.abs(a[2] - a[1] - b[2] + b[1]);
  return Math.abs(light(a) - light(b)) + 0.35 * chroma;
}

/** Hue in turns, saturation and value 0 to 1. */
export function hsv(hue: number, saturation: number, value: number): Colour {
  const channel = (n: number): number => {
    const k = (n + hue * 6) % 6;
    return 255 * (value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [channel(5), channel(3), channel(1)];
}

export const anyColour = (random: Random): Colour =>
  hsv(random.next(), random.next() ** 0.7, random.range(0.05, 1));

export const grey = (value: number): Colour => [value, value, value];
