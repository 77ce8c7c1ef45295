import { maxLength, wholeNumber } from "../../rules/document/read";
import { lowestBy } from "../../rules/hands/closing";
import { shutout, target } from "../../rules/presets/option-asks";
import * as z from "../../rules/zod";

export const sets = [6, 9] as const;
export const extraRange = { min: 0, max: 1000 } as const;
export const maxPrizes = 10;

/** What an opening tile that nobody could answer was, for games in which that matters. */
export const openingCases = ["double", "other"] as const;

const extra = wholeNumber(extraRange.min, extraRange.max);

/** What a preset says, which leaves open how many tiles everybody takes. Of a few, the first preset's value first. */
export const countRules = z.strictObject({
  set: z.literal(sets),
  sides: z.boolean(),
  draw: z.boolean(),
  target,
  counts: z.enum(["losers", "all"]),
  block: z.enum([...lowestBy, "duel"]),
  lessOwn: z.boolean(),
  tie: z.enum(["nobody", "leader", "blocker", "not-blocker"]),
  exact: z.boolean(),
  capicua: extra,
  chuchazo: extra,
  capicuaDoubles: z.boolean(),
  blockBonus: extra,
  prizes: z.readonly(z.array(extra).check(maxLength(maxPrizes))),
  allPassed: extra,
  openingPassed: z.union([extra, z.strictObject({ double: extra, other: extra })]),
  shutout,
  lead: z.enum(["next", "winner"]),
  turn: z.enum(["right", "left"]),
});

export type CountRules = Readonly<z.infer<typeof countRules>>;
