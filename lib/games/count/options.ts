import type { Table } from "../../rules/people/table";
import { familyOptions, fitFamily, inForce } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import { ok, type Result } from "../../rules/result";
import { type CountedSet, countSet } from "../../rules/tiles/counting";
import { stockThatStays } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import type * as z from "../../rules/zod";
import { countPresets, partner } from "./presets";
import { type CountRules, countRules } from "./rules";

/** Source: docs/scoresheet.md, `count`. Missing options have the preset's value. */
export const countOptions = familyOptions(countPresets, countRules);

export type Written = z.infer<typeof countOptions>;

export interface Options extends CountRules {
  readonly handSize: number;
  readonly written: Written;
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
  const fitted = fitFamily(rules, written, players, (sides) => ({
    tiles: doubleSet(rules.set).tiles.length,
    spare: rules.draw ? stockThatStays : 0,
    usual: usualHandSize(rules.set, sides, players),
  }));
  return fitted.ok ? ok({ ...fitted.value, written }) : fitted;
}

/** The same game for another number of players. */
export const refitCount = ({ written, sides }: Options, players: number) =>
  fitCount({ ...written, sides }, players);
