import { minorUnitsRange, wholeNumber } from "../document/read";
import type { OptionAsk } from "../prompts";
import type { Text } from "../text";
import { kernelText } from "../texts";
import { doubleSet } from "../tiles/tiles";
import * as z from "../zod";

type NumberAsk = Extract<OptionAsk, { type: "number" }>;

interface Range {
  readonly min: number;
  readonly max: number;
}

export const targetRange: Range = { min: 1, max: 1000 };

/** The target total. */
export const target = wholeNumber(targetRange.min, targetRange.max);

/** Whether a game in which the others have nothing counts as two games where games are counted. */
export const shutout = z.enum(["none", "double"]);

export const numberAsk = (
  field: string,
  label: Text,
  { min, max }: Range,
  value: number | undefined,
  unit: NumberAsk["unit"],
): NumberAsk => ({ type: "number", field, label, min, max, value, unit });

export const targetAsk = (value: number): NumberAsk =>
  numberAsk("target", kernelText("option/target"), targetRange, value, "points");

/** `value`: minor units. */
export const moneyAsk = (field: string, label: Text, value: number): NumberAsk =>
  numberAsk(field, label, minorUnitsRange, value, "money");

/** The sets of the games that are played with a set of any size, by their highest number. */
export const allSets = [6, 9, 12, 15, 18] as const;

/** Which set a game is played with, by its highest number. */
export const setAsk = (sets: readonly number[], value: number): OptionAsk => ({
  type: "choice",
  field: "set",
  label: kernelText("option/set"),
  choices: sets.map((highest) => ({
    value: highest,
    label: kernelText("set-name", { highest, tiles: doubleSet(highest).tiles.length }),
  })),
  value,
});

/** How many tiles each may take in the families whose players may sit in sides. */
export const familyHandSizes: Range = { min: 2, max: 14 };

/** The same in the games that are played with a set of any size. */
export const anyHandSizes: Range = { min: 2, max: 30 };

export const handSize = ({ min, max }: Range) => z.optional(wholeNumber(min, max));

/** How many of these tiles each takes: no more than there are for the number of players. */
export const handSizeAsk = (
  tiles: number,
  players: number,
  value: number | undefined,
  { min, max }: Range = familyHandSizes,
): NumberAsk => {
  const range = { min, max: Math.min(max, Math.floor(tiles / Math.max(players, 1))) };
  return numberAsk("handSize", kernelText("option/handSize"), range, value, "tiles");
};

const doubleBlankRange: Range = { min: 0, max: 100 };

/** The pips that the 0-0 counts in a hand; 50 is a common house rule. Source: docs/scoresheet.md. */
export const doubleBlank = z._default(wholeNumber(doubleBlankRange.min, doubleBlankRange.max), 0);

export const doubleBlankAsk = (value: number): NumberAsk =>
  numberAsk("doubleBlank", kernelText("option/doubleBlank"), doubleBlankRange, value, "pips");
