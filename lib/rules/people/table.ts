import { isolated } from "./bidi";

/** A player. `id` is 1-64 of `A-Za-z0-9_-`; `name` 1-40 characters after trimming. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** A player's place in seat order, clockwise, counted from 0. Everything inside the rules is stored by seat. */
export type Seat = number;

/** A player who left during the game. */
export interface Away {
  readonly seat: Seat;
  /** The number of the game's entries at that time: later leavers rank higher. */
  readonly since: number;
  /** Whether they are ranked at all. */
  readonly ranked: boolean;
  /** For somebody whose place a substitute took. */
  readonly replaced?: Replaced;
}

/** What remains of a player whose place a substitute took: the result belongs to those who sit at the end. */
export interface Replaced {
  /** The place among those who play, counted from 0: whoever sits there now sits in for this player. */
  readonly place: number;
  /** The total at that time. */
  readonly total: number;
}

/**
 * Players and options. A player who left keeps their seat, so that what they scored and paid stays where it was; they
 * are in `away` and no longer play.
 */
export interface Table<Options> {
  readonly options: Options;
  readonly players: readonly Player[];
  readonly away?: readonly Away[];
}

/** The players of a table, whatever its options: of a `Table`, or of a `Position`. */
export type Players = Pick<Table<unknown>, "players" | "away">;

/** Every seat, including those of players who left. */
export const seatsOf = (table: Players): Seat[] => table.players.map((_, seat) => seat);

/** Whether the player in this seat has left. */
export const isAway = ({ away = [] }: Players, seat: Seat): boolean =>
  away.some((each) => each.seat === seat);

/** The seats of those who play: everybody who has not left. */
export const seatsPlaying = (table: Players): Seat[] => seatsOf(table).filter((seat) => !isAway(table, seat));

/** The ids of those who play, in seat order. */
export const idsPlaying = (table: Players): string[] => seatsPlaying(table).map((seat) => idOf(table, seat));

/** The seat of a player id, or undefined for a stranger. */
export function seatOf(table: Players, id: unknown): Seat | undefined {
  const seat = table.players.findIndex((player) => player.id === id);
  return seat < 0 ? undefined : seat;
}

/** The id of a seat that certainly is at the table. */
export function idOf(table: Players, seat: Seat): string {
  return playerAt(table, seat).id;
}

/** A name for a sentence. */
export function nameOf(table: Players, seat: Seat): string {
  return isolated(playerAt(table, seat).name.trim());
}

/** The highest total of those who play, and who has it, by name. */
export function leadersOf(table: Players, totals: readonly number[]) {
  const playing = seatsPlaying(table);
  const best = Math.max(...playing.map((seat) => totals[seat] ?? 0));
  return {
    best,
    leaders: playing.filter((seat) => totals[seat] === best).map((seat) => nameOf(table, seat)),
  };
}

function playerAt(table: Players, seat: Seat): Player {
  const player = table.players[seat];
  if (!player) throw new RangeError(`no seat ${seat} at this table`);
  return player;
}

/**
 * A record by player id. It has no prototype: ids like `constructor` and `__proto__` are legal, and a player who is not
 * in it must not be found.
 */
export function playerRecord<T>(entries: Iterable<readonly [id: string, value: T]>): Record<string, T> {
  const record: Record<string, T> = Object.create(null);
  for (const [id, value] of entries) record[id] = value;
  return record;
}

/** Values by seat, keyed by player id as documents write it. */
export const byPlayer = <T>(table: Players, bySeat: readonly T[]): Record<string, T> =>
  playerRecord(table.players.map(({ id }, seat) => [id, bySeat[seat] as T]));
