import * as z from "zod/mini";
import { atMost, wholeNumber } from "../../rules/document/read";
import { lowestBy } from "../../rules/hands/closing";
import { stockThatStays } from "../../rules/hands/line";
import type { Table } from "../../rules/people/table";
import { handSizeProblems, inForce, presetField, sidesFor } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import { err, ok, type Result } from "../../rules/result";
import { type CountedSet, countSet } from "../../rules/tiles/counting";
import { doubleSet } from "../../rules/tiles/tiles";
import { type CountRules, countPresets, partner } from "./presets";

export const sets = [6, 9] as const;
export const handSizeRange = { min: 2, max: 14 } as const;
export const max = { points: 1000, prizes: 10 } as const;
export const extras = ["capicua", "chuchazo", "blockBonus", "allPassed", "openingPassed"] as const;

const extra = z.optional(wholeNumber(0, max.points));
const yesOrNo = z.optional(z.boolean());

/** Source: docs/scoresheet.md, `count`. What is absent is as the preset says. */
export const countOptions = z.strictObject({
  preset: presetField(countPresets),
  set: z.optional(z.literal(sets)),
  sides: yesOrNo,
  handSize: z.optional(wholeNumber(handSizeRange.min, handSizeRange.max)),
  draw: yesOrNo,
  target: z.optional(wholeNumber(1, max.points)),
  counts: z.optional(z.enum(["losers", "all"])),
  block: z.optional(z.enum(lowestBy)),
  lessOwn: yesOrNo,
  tie: z.optional(z.enum(["nobody", "leader", "blocker"])),
  exact: yesOrNo,
  capicua: extra,
  chuchazo: extra,
  capicuaDoubles: yesOrNo,
  blockBonus: extra,
  prizes: z.optional(z.array(wholeNumber(0, max.points)).check(atMost(max.prizes))),
  allPassed: extra,
  openingPassed: extra,
  lead: z.optional(z.enum(["next", "winner"])),
  turn: z.optional(z.enum(["right", "left"])),
});

export type Written = z.infer<typeof countOptions>;

export interface Options extends CountRules {
  readonly handSize: number;
}

export type CountTable = Table<Options>;

/** What is played by, as far as it does not depend on how many play. */
export const rulesBy = (written: Written): CountRules => inForce<CountRules>(partner, countPresets, written);

export const countedIn = ({ set }: Pick<CountRules, "set">): CountedSet => countSet(doubleSet(set), {});

function usualHandSize(set: 6 | 9, sides: boolean, players: number): number {
  if (set === 9) return 10;
  return sides || players === 2 ? 7 : 5;
}

export function fitCount(written: Written, players: number): Result<Options, Problem[]> {
  const rules = rulesBy(written);
  const sides = sidesFor(written, rules.sides, players);
  if (!sides.ok) return sides;
  const handSize = written.handSize ?? usualHandSize(rules.set, sides.value, players);
  const problems = handSizeProblems(
    doubleSet(rules.set).tiles.length,
    players,
    handSize,
    rules.draw ? stockThatStays : 0,
  );
  return problems.length > 0 ? err(problems) : ok({ ...rules, sides: sides.value, handSize });
}
