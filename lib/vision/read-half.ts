import { normalized, run } from "./networks/network";
import { type Networks, noHalf, readerWindow } from "./networks/networks";
import { cropOf } from "./pixels/crop";
import type { Mapping } from "./pixels/plane";
import type { Level } from "./pixels/pyramid";

/** What one half shows. */
export interface HalfReading {
  /** Number of pips. */
  readonly value: number;
  /** 0 to 1: how often a reading like this one is right. */
  readonly confidence: number;
  /** What it may show, the likeliest first: the value, and up to two others that are not out of the question. */
  readonly likely: readonly number[];
}

/** Less likely than this is out of the question, and no reason to offer it. */
const outOfQuestion = 0.01;

/** What looks as little like a half as this is not looked at again. */
const surelyNone = 0.98;

/**
 * How likely each number of pips is, and last that this is no half at all: the mean of what the half and its mirror
 * image look like, or just the half's.
 */
export function chancesOf(
  onto: Mapping,
  levels: readonly Level[],
  networks: Networks,
  bothWays: boolean,
): number[] {
  const crop = cropOf(levels, onto, readerWindow);
  const straight = sharesOf(crop, networks);
  if (!bothWays || (straight[noHalf] as number) > surelyNone) return straight;
  const other = sharesOf(mirrored(crop, readerWindow.width), networks);
  return straight.map((share, i) => (share + (other[i] as number)) / 2);
}

function sharesOf(view: Uint8Array, networks: Networks): number[] {
  const answer = run(networks.reader, normalized(view, readerWindow.width, readerWindow.height));
  const data = answer.data.subarray(0, noHalf + 1);
  const max = Math.max(...data);
  const powers = Array.from(data, (value) => Math.exp(value - max));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/**
 * The likeliest number of pips up to `largest`, on a half of what is a tile with that `certainty`. That counts by its
 * square root, because the reader has already said by its own "not a half" what speaks against a tile.
 */
export function likeliest(chances: readonly number[], largest: number, certainty: number): HalfReading {
  const chanceOf = (number: number) => chances[number] as number;
  const numbers = Array.from({ length: largest + 1 }, (_, number) => number);
  const [value = 0, ...others] = numbers.sort((a, b) => chanceOf(b) - chanceOf(a));
  const likely = [value, ...others.slice(0, 2).filter((other) => chanceOf(other) >= outOfQuestion)];
  return { value, confidence: chanceOf(value) * Math.sqrt(certainty), likely };
}

/** Whether a half rather shows more pips than any of the set has, and than that it is no half. */
export const isBeyond = (chances: readonly number[], largest: number): boolean =>
  chances.slice(largest + 1, noHalf).some((chance) => chance > 0.5);

function mirrored(crop: Uint8Array, width: number): Uint8Array {
  const to = new Uint8Array(crop.length);
  for (let at = 0; at < crop.length; at += 3) {
    const pixel = at / 3;
    const x = pixel % width;
    const other = 3 * (pixel - x + width - 1 - x);
    for (let c = 0; c < 3; c++) to[other + c] = crop[at + c] as number;
  }
  return to;
}
