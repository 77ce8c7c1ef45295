import type { Table } from "../../rules/people/table";
import { familyOptions, fitFamily, inForce } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import type { Result } from "../../rules/result";
import { doubleSet, type TileSet, without00 } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { handsPresets, sixLove } from "./presets";
import { type HandsRules, handsRules } from "./rules";

/** Source: docs/scoresheet.md, `hands`. Missing options have the preset's value. */
export const handsOptions = z.extend(familyOptions(handsPresets, handsRules), {
  without00: z.optional(z.boolean()),
});

export type Written = z.infer<typeof handsOptions>;

export interface Options extends HandsRules {
  readonly preset: string;
  readonly handSize: number;
  readonly without00: boolean;
  readonly written: Written;
}

export type HandsTable = Table<Options>;

/** The effective options, as far as they do not depend on the number of players. */
export const rulesBy = (written: Written): HandsRules & Pick<Written, "handSize" | "without00"> =>
  inForce<HandsRules>(sixLove, handsPresets, written);

export const setOf = (options: Pick<Options, "without00">): TileSet =>
  options.without00 ? without00(doubleSet(6)) : doubleSet(6);

export function fitHands(written: Written, players: number): Result<Options, Problem[]> {
  const areThree = players === 3;
  const rules = {
    ...rulesBy(written),
    preset: written.preset ?? "six-love",
    without00: written.without00 ?? areThree,
    written,
  };
  return fitFamily(rules, written, players, () => ({
    tiles: setOf(rules).tiles.length,
    usual: areThree ? 9 : 7,
  }));
}

/** The same game for another number of players. */
export const refitHands = ({ written, sides }: Options, players: number) =>
  fitHands({ ...written, sides }, players);
