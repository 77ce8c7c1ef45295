import { minorUnits } from "../../rules/document/read";
import { seatsPlaying, type Table } from "../../rules/people/table";
import { target } from "../../rules/presets/option-asks";
import type { SeatRange } from "../../rules/rules";
import { type CountedSet, countSet } from "../../rules/tiles/counting";
import { type Deal, dealOut } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";

export const baneberrySets = [9, 6] as const;

export const baneberryOptions = z.strictObject({
  mode: z._default(z.enum(["points", "cash"]), "points"),
  set: z._default(z.literal(baneberrySets), 9),
  /** Points that end the game, in points mode. */
  target: z._default(target, 157),
  /** What everybody pays for a hand, in cash mode; minor units. */
  ante: z._default(minorUnits, 25),
});

export type BaneberryOptions = z.infer<typeof baneberryOptions>;
export type BaneberryTable = Table<BaneberryOptions>;

interface SetRule {
  readonly seats: SeatRange;
  readonly each: number;
  /** Twice the largest double of the set. */
  readonly doubleBlank: number;
}

/** Source: the Baneberry text, its first lines and 1 (tiles, players), 7 (double blank). */
const setRules: Readonly<Record<BaneberryOptions["set"], SetRule>> = {
  9: { seats: { min: 2, max: 7 }, each: 7, doubleBlank: 36 },
  6: { seats: { min: 2, max: 4 }, each: 5, doubleBlank: 24 },
};

export const ruleOf = ({ set }: Pick<BaneberryOptions, "set">): SetRule => setRules[set];

export function baneberryDeal(table: BaneberryTable): Deal {
  const set = doubleSet(table.options.set);
  return dealOut(set, set, seatsPlaying(table).length, ruleOf(table.options).each);
}

export const baneberryCounted = ({ options }: BaneberryTable): CountedSet =>
  countSet(doubleSet(options.set), { doubleBlank: ruleOf(options).doubleBlank });
