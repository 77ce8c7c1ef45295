import { atMost, wholeNumber } from "../../rules/document/read";
import { lowestBy } from "../../rules/hands/closing";
import { stockThatStays } from "../../rules/hands/line";
import type { Table } from "../../rules/people/table";
import { familyFields, fitFamily, inForce, presetField } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import type { Result } from "../../rules/result";
import { type CountedSet, countSet } from "../../rules/tiles/counting";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { type CountRules, countPresets, partner } from "./presets";

export const sets = [6, 9] as const;
export const extraRange = { min: 0, max: 1000 } as const;
export const maxPrizes = 10;
export const extras = ["capicua", "chuchazo", "blockBonus", "allPassed", "openingPassed"] as const;

/** The options with a few values, the first preset's value first. */
export const choices = {
  counts: ["losers", "all"],
  block: lowestBy,
  tie: ["nobody", "leader", "blocker"],
  lead: ["next", "winner"],
  turn: ["right", "left"],
} as const satisfies { readonly [Option in keyof CountRules]?: readonly CountRules[Option][] };

const points = wholeNumber(extraRange.min, extraRange.max);
const extra = z.optional(points);
const yesOrNo = z.optional(z.boolean());

/** Source: docs/scoresheet.md, `count`. Missing options have the preset's value. */
export const countOptions = z.strictObject({
  preset: presetField(countPresets),
  ...familyFields,
  set: z.optional(z.literal(sets)),
  draw: yesOrNo,
  counts: z.optional(z.enum(choices.counts)),
  block: z.optional(z.enum(choices.block)),
  lessOwn: yesOrNo,
  tie: z.optional(z.enum(choices.tie)),
  exact: yesOrNo,
  capicua: extra,
  chuchazo: extra,
  capicuaDoubles: yesOrNo,
  blockBonus: extra,
  prizes: z.optional(z.array(points).check(atMost(maxPrizes))),
  allPassed: extra,
  openingPassed: extra,
  lead: z.optional(z.enum(choices.lead)),
  turn: z.optional(z.enum(choices.turn)),
});

export type Written = z.infer<typeof countOptions>;

export interface Options extends CountRules {
  readonly handSize: number;
}

export type CountTable = Table<Options>;

/** The effective options, as far as they do not depend on the number of players. */
export const rulesBy = (written: Written): CountRules & Pick<Written, "handSize"> =>
  inForce<CountRules>(partner, countPresets, written);

export const countedIn = ({ set }: Pick<CountRules, "set">): CountedSet => countSet(doubleSet(set), {});

function usualHandSize(set: 6 | 9, sides: boolean, players: number): number {
  if (set === 9) return 10;
  return sides || players === 2 ? 7 : 5;
}

export function fitCount(written: Written, players: number): Result<Options, Problem[]> {
  const rules = rulesBy(written);
  return fitFamily(rules, written, players, (sides) => ({
    tiles: doubleSet(rules.set).tiles.length,
    spare: rules.draw ? stockThatStays : 0,
    usual: usualHandSize(rules.set, sides, players),
  }));
}
