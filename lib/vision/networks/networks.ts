import type { Window } from "../pixels/crop";
import { type Fast, type Network, readNetwork, type Step } from "./network";

/*
 * The three networks. scripts/vision/train.py has the same steps; a test compares what both make of the same input.
 * On a tile's plane lengths are half-widths: a tile reaches from -1 to 1 across and about -2 to 2 along.
 */

/** Looks at a whole copy of the photo: where are tiles 12 to 32 pixels wide? One answer for each four by four pixels. */
const finderSteps: readonly Step[] = [
  { kind: "conv", from: 3, to: 16, stride: 2 },
  { kind: "conv", from: 16, to: 16, stride: 2 },
  { kind: "conv", from: 16, to: 24 },
  { kind: "conv", from: 24, to: 24, apart: 2 },
  { kind: "conv", from: 24, to: 24, apart: 2 },
  { kind: "point", from: 24, to: 6 },
];

/** Looks at one tile and some of what is around it: is it one, and where are its corners? */
const framerSteps: readonly Step[] = [
  { kind: "conv", from: 3, to: 16 },
  { kind: "pool" },
  { kind: "conv", from: 16, to: 24 },
  { kind: "pool" },
  { kind: "conv", from: 24, to: 32 },
  { kind: "pool" },
  { kind: "conv", from: 32, to: 48 },
  { kind: "dense", from: 1152, to: 9 },
];

export const framerWindow: Window = { width: 32, height: 48, left: -2, top: -3, stepX: 1 / 8, stepY: 1 / 8 };

/** Looks at one half, the divider below: how many pips, or is it not a half? */
const readerSteps: readonly Step[] = [
  { kind: "conv", from: 3, to: 16 },
  { kind: "pool" },
  { kind: "conv", from: 16, to: 24 },
  { kind: "pool" },
  { kind: "conv", from: 24, to: 40 },
  { kind: "conv", from: 40, to: 48 },
  { kind: "pool" },
  { kind: "conv", from: 48, to: 56 },
  { kind: "conv", from: 56, to: 56 },
  { kind: "pool" },
  { kind: "dense", from: 504, to: 20 },
];

export const readerWindow: Window = {
  width: 48,
  height: 48,
  left: -1.25,
  top: -1.25,
  stepX: 2.5 / 48,
  stepY: 2.5 / 48,
};

/** The reader's answers: 0 to 18, then "not a half". */
export const maxPips = 18;
export const noHalf = maxPips + 1;

export interface Networks {
  readonly finder: Network;
  readonly framer: Network;
  readonly reader: Network;
}

/** The networks from the weights file, or nothing when the file has not their length. Without `fast`, in plain code. */
export function networksFrom(file: ArrayBuffer, fast?: Fast): Networks | undefined {
  const view = new DataView(file);
  try {
    const finder = readNetwork(finderSteps, view, 0);
    const framer = readNetwork(framerSteps, view, finder.next);
    const reader = readNetwork(readerSteps, view, framer.next);
    if (reader.next !== file.byteLength) return undefined;
    return {
      finder: { ...finder.network, fast },
      framer: { ...framer.network, fast },
      reader: { ...reader.network, fast },
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
