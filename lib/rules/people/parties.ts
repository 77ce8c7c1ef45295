import {
  idOf,
  isAway,
  nameOf,
  type Player,
  type Players,
  type Seat,
  seatOf,
  seatsOf,
  seatsPlaying,
} from "./table";

/** Players who win and lose together, by their seats: a side of partners, or one player where everybody plays alone. */
export type Party = readonly Seat[];

/** How many players there are where partners play together: two sides of two. */
export const seatsInSides = 4;

/** Which of two sides has this place among those who play: partners sit opposite each other. */
export const sideOfPlace = (place: number): number => place % 2;

/** The two sides of those who play; somebody who was replaced is in neither. */
const sidesAt = (table: Players): Party[] =>
  [0, 1].map((side) => seatsPlaying(table).filter((_, place) => sideOfPlace(place) === side));

/** The sides, or one party for each player, those who left included: then a party's number is its seat. */
export const partiesAt = (table: Players, inSides: boolean): readonly Party[] =>
  inSides ? sidesAt(table) : seatsOf(table).map((seat) => [seat]);

/** Which party a player belongs to; undefined for a stranger. */
export function partyOf(table: Players, parties: readonly Party[], id: unknown): number | undefined {
  const seat = seatOf(table, id);
  const party = parties.findIndex((seats) => seat !== undefined && seats.includes(seat));
  return party < 0 ? undefined : party;
}

/** Values by party, spread over the seats: partners have the same, and somebody who was replaced has `gone`. */
export const bySeat = <T>(
  table: Players,
  parties: readonly Party[],
  values: readonly T[],
  gone: (seat: Seat) => T,
): T[] =>
  seatsOf(table).map((seat) => {
    const party = parties.findIndex((seats) => seats.includes(seat));
    return party < 0 ? gone(seat) : (values[party] as T);
  });

/** Whether anybody of a party plays: who plays alone and left is a party of the past. */
export const isPlaying = (table: Players, party: Party): boolean =>
  party.some((seat) => !isAway(table, seat));

export const idsOf = (table: Players, party: Party | undefined): string[] =>
  (party ?? []).map((seat) => idOf(table, seat));

export const namesOf = (table: Players, party: Party | undefined): string[] =>
  (party ?? []).map((seat) => nameOf(table, seat));

/** Who is on which side at some moment of a game; undefined where everybody plays alone. */
interface InSides {
  readonly sides?: readonly (readonly string[])[] | undefined;
}

/**
 * Who had at another moment what this player has now: whoever sat on the same side, which stays the same side through
 * substitutes. Where everybody plays alone, the player.
 */
export function counterpart(then: InSides, now: InSides, id: string): string {
  if (!then.sides || then.sides.some((side) => side.includes(id))) return id;
  const side = now.sides?.findIndex((ids) => ids.includes(id)) ?? -1;
  return then.sides[side]?.[0] ?? id;
}

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
