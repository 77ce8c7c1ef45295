import { seatsPlaying, type Table } from "../../rules/people/table";
import { doubleBlank } from "../../rules/presets/option-asks";
import type { SeatRange } from "../../rules/rules";
import { type CountedSet, countSet } from "../../rules/tiles/counting";
import { type Deal, dealOut } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";

/** The deal: by the table for the double-twelve set, or ten each from a set with high tiles removed. */
export const mexicanTrainOptions = z.strictObject({
  deal: z._default(z.enum(["table", "removed"]), "table"),
  doubleBlank,
});

export type MexicanTrainOptions = z.infer<typeof mexicanTrainOptions>;
export type TrainTable = Table<MexicanTrainOptions>;

const boxHighest = 12;

/** Players → tiles each, from the double-twelve set. Source: the Mexican Train text, the deal table. */
const tilesEach: Readonly<Record<number, number>> = { 2: 15, 3: 15, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9 };

/** Players → the highest number kept when tiles are removed. Source: the same text, the alternative table. */
const maxDouble: Readonly<Record<number, number>> = { 2: 7, 3: 8, 4: 9, 5: 10, 6: 11 };
const tilesEachWhenRemoved = 10;

const rangeOf = (column: Readonly<Record<number, number>>): SeatRange => {
  const counts = Object.keys(column).map(Number);
  return { min: Math.min(...counts), max: Math.max(...counts) };
};

export const trainSeats = (options: MexicanTrainOptions): SeatRange =>
  rangeOf(options.deal === "removed" ? maxDouble : tilesEach);

/** The highest double of the set, which is the first engine to ask for. */
export const highestEngine = (table: TrainTable): number =>
  table.options.deal === "removed" ? (maxDouble[seatsPlaying(table).length] ?? boxHighest) : boxHighest;

export function trainDeal(table: TrainTable): Deal {
  const players = seatsPlaying(table).length;
  const each = table.options.deal === "removed" ? tilesEachWhenRemoved : (tilesEach[players] ?? 0);
  return dealOut(doubleSet(boxHighest), doubleSet(highestEngine(table)), players, each);
}

export const trainCounted = (table: TrainTable): CountedSet =>
  countSet(doubleSet(highestEngine(table)), { doubleBlank: table.options.doubleBlank });
