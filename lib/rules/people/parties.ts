import { idOf, nameOf, type Player, type Players, type Seat, seatOf, seatsOf } from "./table";

/** Players who win and lose together, by their seats: a side of partners, or one player where everybody plays alone. */
export type Party = readonly Seat[];

/** How many players there are where partners play together: two sides of two. */
export const seatsInSides = 4;

/** Two sides of partners who sit opposite each other. */
const sidesAt = (table: Players): Party[] =>
  [0, 1].map((first) => seatsOf(table).filter((seat) => seat % 2 === first));

/** The sides, or one party for each player. */
export const partiesAt = (table: Players, inSides: boolean): readonly Party[] =>
  inSides ? sidesAt(table) : seatsOf(table).map((seat) => [seat]);

/** Which party a player belongs to; undefined for a stranger. */
export function partyOf(table: Players, parties: readonly Party[], id: unknown): number | undefined {
  const seat = seatOf(table, id);
  const party = parties.findIndex((seats) => seat !== undefined && seats.includes(seat));
  return party < 0 ? undefined : party;
}

/** Values by party, spread over the seats: partners have the same. */
export const bySeat = <T>(parties: readonly Party[], values: readonly T[]): T[] => {
  const seats: T[] = [];
  parties.forEach((party, index) => {
    for (const seat of party) seats[seat] = values[index] as T;
  });
  return seats;
};

export const idsOf = (table: Players, party: Party | undefined): string[] =>
  (party ?? []).map((seat) => idOf(table, seat));

export const namesOf = (table: Players, party: Party | undefined): string[] =>
  (party ?? []).map((seat) => nameOf(table, seat));

/** Players who share a total, and so a row or a column: partners, or one player alone; in seat order. */
export const playersByParty = ({
  players,
  sides,
}: {
  readonly players: readonly Player[];
  readonly sides?: readonly (readonly string[])[] | undefined;
}): readonly (readonly Player[])[] =>
  sides
    ? sides.map((side) => players.filter(({ id }) => side.includes(id)))
    : players.map((player) => [player]);
