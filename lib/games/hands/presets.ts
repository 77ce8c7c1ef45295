import type { Presets } from "../../rules/presets/presets";
import type { HandsRules } from "./rules";

/** The first game of the family. The others list how they differ from it. */
export const sixLove: HandsRules = {
  sides: true,
  match: "in-a-row",
  target: 6,
  broken: "zero",
  plain: 1,
  double: 1,
  bothEnds: 1,
  crossed: 1,
  blocked: 1,
  block: "low-hand",
  tieAdds: false,
  shutout: "none",
};

export const handsPresets = {
  "six-love": {},
  "first-to-six": { match: "first-to" },
  "cut-throat": { sides: false, match: "while-zero" },
  haiti: { match: "first-to", bothEnds: 2 },
  brazil: { match: "first-to", double: 2, bothEnds: 3, crossed: 4 },
  derby: { match: "first-to", target: 150, tieAdds: true },
} as const satisfies Presets<HandsRules>;
