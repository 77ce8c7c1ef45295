import { seatsPlaying } from "../../rules/people/table";
import type { SeatRange } from "../../rules/rules";
import { type CountedSet, countSet } from "../../rules/tiles/counting";
import { type Deal, dealOut } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import { type Engines, enginesOf, lookFor, type Order } from "./engines";
import type { MexicanTrainOptions, TrainTable } from "./options";

/** Players → the highest number kept when tiles are removed. Source: the Mexican Train text, the alternative table. */
const maxDouble: Readonly<Record<number, number>> = { 2: 7, 3: 8, 4: 9, 5: 10, 6: 11 };
const tilesEachWhenRemoved = 10;

const fewestPlayers = 2;
const mostPlayers = 16;

/** The engine is on the table, and in nobody's hand. */
export const onTable = 1;

export const tilesIn = ({ set }: Pick<MexicanTrainOptions, "set">): number => doubleSet(set).tiles.length;

/**
 * By the table, a fifth of the tiles stays in the boneyard, and nobody takes more than 15 or fewer than 3 (a ruling).
 * For two to eight players with the double-twelve set that is the deal table of the Mexican Train text.
 */
const mostByTable = 15;
const fewestByTable = 3;
const dealtByTable = (options: MexicanTrainOptions): number =>
  Math.floor((8 * (tilesIn(options) - onTable)) / 10);

function tilesEach(options: MexicanTrainOptions, players: number): number {
  switch (options.deal) {
    case "table":
      return Math.min(mostByTable, Math.floor(dealtByTable(options) / players));
    case "removed":
      return tilesEachWhenRemoved;
    case "custom":
      return options.handSize ?? 0;
  }
}

function maxPlayers(options: MexicanTrainOptions): number {
  switch (options.deal) {
    case "table":
      return Math.floor(dealtByTable(options) / fewestByTable);
    case "removed":
      return Math.max(...Object.keys(maxDouble).map(Number));
    case "custom":
      return Math.floor((tilesIn(options) - onTable) / (options.handSize ?? 1));
  }
}

/** A number of tiles that is too large even for two is the mistake, and not the number of players. */
export const trainSeats = (options: MexicanTrainOptions): SeatRange => ({
  min: fewestPlayers,
  max: Math.max(fewestPlayers, Math.min(mostPlayers, maxPlayers(options))),
});

const highestDouble = ({ options, ...table }: TrainTable): number =>
  (options.deal === "removed" && maxDouble[seatsPlaying(table).length]) || options.set;

/** The order of the engines with a set up to this double. */
export const orderIn = ({ engines, first }: MexicanTrainOptions, highest: number): Order => ({
  engines,
  highest,
  first: first ?? (engines === "rising" ? 0 : highest),
});

/** The same for those who play now: with `removed`, their number decides the set. */
export const orderOf = (table: TrainTable): Order => orderIn(table.options, highestDouble(table));

/** How many rounds there are: as agreed, else one for each double. */
export function roundsIn(table: TrainTable, played: Engines): number {
  const order = orderOf(table);
  if (table.options.rounds !== undefined) return table.options.rounds;
  // Joining and leaving may change the set, and with it the doubles that are still to come.
  return order.engines === "asked" ? played.length + lookFor(played, order).length : enginesOf(order).length;
}

export function trainDeal(table: TrainTable): Deal {
  const players = seatsPlaying(table).length;
  const { options } = table;
  return dealOut(
    doubleSet(options.set),
    doubleSet(highestDouble(table)),
    players,
    tilesEach(options, players),
  );
}

export const trainCounted = (table: TrainTable): CountedSet =>
  countSet(doubleSet(highestDouble(table)), { doubleBlank: table.options.doubleBlank });
