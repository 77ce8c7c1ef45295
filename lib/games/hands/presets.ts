import type { LowestBy } from "../../rules/hands/closing";
import type { Presets } from "../../rules/presets/presets";

/** The ways a hand may end, each named by the option with its worth. */
export const worths = ["plain", "double", "bothEnds", "crossed", "blocked"] as const;

/** The rules of a preset, without what depends on the number of players. */
export interface HandsRules extends Readonly<Record<(typeof worths)[number], number>> {
  readonly sides: boolean;
  readonly match: "in-a-row" | "first-to" | "while-zero";
  readonly target: number;
  readonly broken: "zero" | "one";
  readonly block: LowestBy;
  readonly tieAdds: boolean;
}

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
};

export const handsPresets = {
  "six-love": {},
  "first-to-six": { match: "first-to" },
  "cut-throat": { sides: false, match: "while-zero" },
  haiti: { match: "first-to", bothEnds: 2 },
  brazil: { match: "first-to", double: 2, bothEnds: 3, crossed: 4 },
  derby: { match: "first-to", target: 150, tieAdds: true },
} as const satisfies Presets<HandsRules>;
