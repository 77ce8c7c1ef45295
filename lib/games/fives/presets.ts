import type { Presets } from "../../rules/presets/presets";

/** The rules of a preset. */
export interface FivesRules {
  readonly sides: boolean;
  readonly scores: "fives-and-threes" | "fives";
  readonly spinner: "none" | "first" | "all";
  readonly unit: "pips" | "fifths";
  readonly handEnd: "chip-out" | "pips" | "none";
  readonly target: number | { readonly two: number; readonly more: number };
  readonly exact: boolean;
}

/** The first game of the family. The others list how they differ from it. */
export const fivesAndThrees: FivesRules = {
  sides: true,
  scores: "fives-and-threes",
  spinner: "none",
  unit: "fifths",
  handEnd: "chip-out",
  target: 61,
  exact: true,
};

const allFives = {
  sides: false,
  scores: "fives",
  spinner: "first",
  unit: "pips",
  handEnd: "pips",
  target: { two: 250, more: 200 },
  exact: false,
} as const;

export const fivesPresets = {
  "fives-and-threes": {},
  "all-fives": allFives,
  muggins: { ...allFives, spinner: "none", target: 100 },
  "five-up": { ...allFives, spinner: "all", unit: "fifths", target: 61 },
  bones: { ...allFives, target: 150 },
} as const satisfies Presets<FivesRules>;
