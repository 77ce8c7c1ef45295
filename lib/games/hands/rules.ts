import { wholeNumber } from "../../rules/document/read";
import { shutout, target } from "../../rules/presets/option-asks";
import * as z from "../../rules/zod";

/** How a hand may end, by the option that says what it is then worth. */
export const worths = ["plain", "double", "bothEnds", "crossed", "blocked"] as const;
export const worthRange = { min: 0, max: 20 } as const;

const worth = wholeNumber(worthRange.min, worthRange.max);

/** What a preset says, which leaves open what depends on how many play. Of a few, the first preset's value first. */
export const handsRules = z.strictObject({
  sides: z.boolean(),
  match: z.enum(["in-a-row", "first-to", "while-zero"]),
  target,
  broken: z.enum(["zero", "one"]),
  plain: worth,
  double: worth,
  bothEnds: worth,
  crossed: worth,
  blocked: worth,
  block: z.enum(["low-hand", "low-party"]),
  tieAdds: z.boolean(),
  shutout,
});

export type HandsRules = Readonly<z.infer<typeof handsRules>>;
