import { maxRounds, maxTableNumber } from "../../evening/setup";
import { playerProblems } from "../../rules/people/player-problems";
import type { Player } from "../../rules/people/table";
import * as z from "../../rules/zod";
import { base64url, fromBase64url } from "../base64url";
import { packed } from "./pack";
import { unpacked } from "./unpack";

const version = 1;

/** Who sits at a table in a round, for a phone that has no network to hear it over. */
export interface CarriedSeats {
  readonly round: number;
  readonly table: number;
  /** When the round was started, in milliseconds since 1970; NaN if that is not known. */
  readonly began: number;
  /** In seat order. */
  readonly players: readonly Player[];
}

const packedSchema = z.tuple([
  z.literal(version),
  z.int().check(z.minimum(1), z.maximum(maxRounds({ form: "partners" }))),
  z.int().check(z.minimum(1), z.maximum(maxTableNumber)),
  z.nullable(z.int()),
  z.array(z.tuple([z.string(), z.string()])).check(z.minLength(2), z.maxLength(8)),
]);

/** The seats as a text that fits into a code beside a table card's address: about 35 letters for each player. */
export const packedSeats = ({ round, table, began, players }: CarriedSeats): string =>
  base64url(
    packed([
      version,
      round,
      table,
      Number.isNaN(began) ? null : began,
      players.map(({ id, name }) => [id, name]),
    ]),
  );

/** The seats in such a text, which anybody may have written; undefined if it did not arrive whole. */
export function seatsIn(text: string): CarriedSeats | undefined {
  const bytes = fromBase64url(text);
  const read = z.safeParse(packedSchema, bytes && unpacked(bytes));
  if (!read.success) return undefined;
  const [, round, table, began, seated] = read.data;
  const players = seated.map(([id, name]) => ({ id, name }));
  return playerProblems(players).length === 0
    ? { round, table, began: began ?? Number.NaN, players }
    : undefined;
}
