import { maxTables } from "@/lib/evening/setup";
import { base64url } from "@/lib/export/base64url";
import type { Player } from "@/lib/rules/people/table";
import type { PersonLink } from "@/lib/sync/wire/wire-keys";
import { hmac } from "./hmac";

/**
 * What follows from an evening's keeper key, on every device that has it, with or without signal. None of it leads back
 * to that key, and to the server each is a key like any other: it opens one thing.
 */

/** The key of a table, all evening the same. */
export const tableKey = (keeper: string, table: number): string =>
  base64url(hmac(keeper, `table:${table}`).slice(0, 16));

/** The keys of all tables that an evening draws. */
export const tableKeys = (keeper: string): readonly string[] =>
  Array.from({ length: maxTables }, (_, index) => tableKey(keeper, index + 1));

/** The key of somebody who is there, all evening the same. */
export const personKey = (keeper: string, person: string): string =>
  base64url(hmac(keeper, `person:${person}`).slice(0, 16));

/** The keys in the links of these people. */
export const personLinks = (keeper: string, people: readonly string[]): readonly PersonLink[] =>
  people.map((person) => ({ person, key: personKey(keeper, person) }));

/** The keeper key of a scoresheet that was started at a table of this key. */
export const gameKey = (ofTable: string, game: string): string =>
  base64url(hmac(ofTable, `game:${game.toLowerCase()}`).slice(0, 24));

interface Start {
  readonly evening: string;
  readonly round: number;
  /** How many scoresheets have been started in this round before. */
  readonly before: number;
  readonly players: readonly Player[];
}

/**
 * The id of the scoresheet that is started at a table: a UUIDv7 with the evening's time and its own round. Two phones
 * that start the same game without signal make the same scoresheet, so it is kept, and counted, once.
 */
export function gameId(ofTable: string, { evening, round, before, players }: Start): string {
  const people = players.map(({ id, name }) => [id, name]);
  const bytes = hmac(ofTable, JSON.stringify(["start", evening.toLowerCase(), round, before, people]));
  bytes[0] = 0x80 | ((bytes[0] ?? 0) & 0x3f);
  const tail = [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const number = (round % 4096).toString(16).padStart(3, "0");
  return `${evening.toLowerCase().slice(0, 13)}-7${number}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
