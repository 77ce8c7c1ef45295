import { minorUnits } from "../../rules/document/read";
import type { Table } from "../../rules/people/table";
import { target } from "../../rules/presets/option-asks";
import type { SeatRange } from "../../rules/rules";
import { countSet } from "../../rules/tiles/counting";
import { type Deal, dealOut } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";

export const dominoPoolOptions = z.strictObject({
  mode: z._default(z.enum(["simple", "hundred-up"]), "simple"),
  /** What everybody pays: for each hand, or once in a hundred-up game. Minor units. */
  stake: z._default(minorUnits, 25),
  /** The total that puts a player out, in hundred-up. */
  target: z._default(target, 100),
  /** How many of the first players out may star. */
  stars: z.optional(z.int().check(z.minimum(0))),
  /** What a star costs, minor units. */
  starCost: z.optional(minorUnits),
  /** Whether tiles are drawn from the stock; its last two stay. */
  draw: z._default(z.boolean(), false),
});

export type WrittenPoolOptions = z.infer<typeof dominoPoolOptions>;
export interface PoolOptions extends WrittenPoolOptions {
  readonly stars: number;
  readonly starCost: number;
}
export type PoolTable = Table<PoolOptions>;

export const poolSeats: SeatRange = { min: 3, max: 6 };

/** Source: the Domino Pool text: "the player first out is sometimes permitted to star"; with four, the first two. */
export const usualStars = (players: number): number => (players > poolSeats.min ? 2 : 1);
export const maxStars = (players: number): number => players - 2;

/** Players in → tiles each. Source: the Domino Pool text; two left in a hundred-up game draw seven by a ruling. */
const tilesEach: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4, 6: 3 };

export const poolSet = doubleSet(6);
export const poolCounted = countSet(poolSet, {});

export function poolDeal(playersIn: number): Deal | undefined {
  const each = tilesEach[playersIn];
  return each === undefined ? undefined : dealOut(poolSet, poolSet, playersIn, each);
}
