import { wholeNumber } from "../../rules/document/read";
import type { Table } from "../../rules/people/table";
import { familyFields, fitFamily, inForce, presetField } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import type { Result } from "../../rules/result";
import { doubleSet, type TileSet, without00 } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { type HandsRules, handsPresets, sixLove } from "./presets";

export const worthRange = { min: 0, max: 20 } as const;

/** The options with a few values, the first preset's value first. */
export const choices = {
  match: ["in-a-row", "first-to", "while-zero"],
  broken: ["zero", "one"],
  block: ["low-hand", "low-party"],
} as const satisfies { readonly [Option in keyof HandsRules]?: readonly HandsRules[Option][] };

const worth = z.optional(wholeNumber(worthRange.min, worthRange.max));
const yesOrNo = z.optional(z.boolean());

/** Source: docs/scoresheet.md, `hands`. Missing options have the preset's value. */
export const handsOptions = z.strictObject({
  preset: presetField(handsPresets),
  ...familyFields,
  without00: yesOrNo,
  match: z.optional(z.enum(choices.match)),
  broken: z.optional(z.enum(choices.broken)),
  plain: worth,
  double: worth,
  bothEnds: worth,
  crossed: worth,
  blocked: worth,
  block: z.optional(z.enum(choices.block)),
  tieAdds: yesOrNo,
});

export type Written = z.infer<typeof handsOptions>;

export interface Options extends HandsRules {
  readonly preset: string;
  readonly handSize: number;
  readonly without00: boolean;
}

export type HandsTable = Table<Options>;

/** The effective options, as far as they do not depend on the number of players. */
export const rulesBy = (written: Written): HandsRules & Pick<Written, "handSize" | "without00"> =>
  inForce<HandsRules>(sixLove, handsPresets, written);

export const setOf = (options: Pick<Options, "without00">): TileSet =>
  options.without00 ? without00(doubleSet(6)) : doubleSet(6);

const three = 3;

export function fitHands(written: Written, players: number): Result<Options, Problem[]> {
  const rules = {
    ...rulesBy(written),
    preset: written.preset ?? "six-love",
    without00: written.without00 ?? players === three,
  };
  return fitFamily(rules, written, players, () => ({
    tiles: setOf(rules).tiles.length,
    usual: players === three ? 9 : 7,
  }));
}
