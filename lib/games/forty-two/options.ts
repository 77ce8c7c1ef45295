import type { Table } from "../../rules/people/table";
import { target } from "../../rules/presets/option-asks";
import { inForce, type Presets, presetField } from "../../rules/presets/presets";
import { countSet } from "../../rules/tiles/counting";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";

export const set = doubleSet(6);
export const counted = countSet(set, {});
export const tilesEach = 7;
/** The most marks that one hand is played for. */
export const maxMarks = 7;

interface FortyTwoRules {
  readonly by: "marks" | "points";
  readonly target: number | undefined;
}

const marks: FortyTwoRules = { by: "marks", target: undefined };

export const fortyTwoPresets = {
  marks: {},
  points: { by: "points" },
} as const satisfies Presets<FortyTwoRules>;

const usualTarget = { marks: 7, points: 250 } as const;

/** Source: docs/scoresheet.md, `forty-two`. Missing options have the preset's value. */
export const fortyTwoOptions = z.strictObject({
  preset: presetField(fortyTwoPresets),
  by: z.optional(z.enum(["marks", "points"])),
  target: z.optional(target),
});

export type Written = z.infer<typeof fortyTwoOptions>;

export interface Options {
  readonly by: "marks" | "points";
  readonly target: number;
  /** Four players, always in two pairs. */
  readonly sides: true;
}

export type FortyTwoTable = Table<Options>;

export function fitFortyTwo(written: Written): Options {
  const { by, ...rules } = inForce<FortyTwoRules>(marks, fortyTwoPresets, written);
  return { by, target: rules.target ?? usualTarget[by], sides: true };
}
