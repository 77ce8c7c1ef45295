import * as z from "zod/mini";
import { wholeNumber } from "../../rules/document/read";
import { lowestBy } from "../../rules/hands/closing";
import type { Table } from "../../rules/people/table";
import { handSizeProblems, inForce, presetField, sidesFor } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import { err, ok, type Result } from "../../rules/result";
import { doubleSet, type TileSet, without00 } from "../../rules/tiles/tiles";
import { type HandsRules, handsPresets, sixLove } from "./presets";

export const handSizeRange = { min: 2, max: 14 } as const;

const worth = z.optional(wholeNumber(0, 20));
const yesOrNo = z.optional(z.boolean());

/** Source: docs/scoresheet.md, `hands`. What is absent is as the preset says. */
export const handsOptions = z.strictObject({
  preset: presetField(handsPresets),
  sides: yesOrNo,
  handSize: z.optional(wholeNumber(handSizeRange.min, handSizeRange.max)),
  without00: yesOrNo,
  match: z.optional(z.enum(["in-a-row", "first-to", "while-zero"])),
  target: z.optional(wholeNumber(1, 1000)),
  broken: z.optional(z.enum(["zero", "one"])),
  plain: worth,
  double: worth,
  bothEnds: worth,
  crossed: worth,
  blocked: worth,
  block: z.optional(z.enum(lowestBy)),
  tieAdds: yesOrNo,
});

export type Written = z.infer<typeof handsOptions>;

export interface Options extends HandsRules {
  readonly preset: string;
  readonly handSize: number;
  readonly without00: boolean;
}

export type HandsTable = Table<Options>;

/** What is played by, as far as it does not depend on how many play. */
export const rulesBy = (written: Written): HandsRules => inForce<HandsRules>(sixLove, handsPresets, written);

export const setOf = (options: Pick<Options, "without00">): TileSet =>
  options.without00 ? without00(doubleSet(6)) : doubleSet(6);

const three = 3;

export function fitHands(written: Written, players: number): Result<Options, Problem[]> {
  const rules = rulesBy(written);
  const sides = sidesFor(written, rules.sides, players);
  if (!sides.ok) return sides;
  const handSize = written.handSize ?? (players === three ? 9 : 7);
  const fitted = {
    ...rules,
    preset: written.preset ?? "six-love",
    sides: sides.value,
    handSize,
    without00: written.without00 ?? players === three,
  };
  const problems = handSizeProblems(setOf(fitted).tiles.length, players, handSize);
  return problems.length > 0 ? err(problems) : ok(fitted);
}
