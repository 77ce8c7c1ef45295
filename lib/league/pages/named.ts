import { namesOn } from "../roster/roster";
import type { CountedResult } from "../value/counting";
import type { CountedLeague } from "../value/record";
import type { LeagueValue } from "../value/value";

/** Whether the most or the fewest points win by a ruleset. */
export type AimOf = (rulesetId: string) => "many" | "few";

/** Players of a league with their names. */
export function namedIn({ players }: Pick<CountedLeague, "players">) {
  const names = namesOn(players);
  return (player: string) => ({ player, name: names.get(player) ?? "" });
}

/** A person's results, the earliest first. */
export const resultsOf = ({ results }: LeagueValue, person: string): readonly CountedResult[] =>
  results.get(person) ?? [];

/** A part of a list; pages are counted from 1. */
export interface Part {
  readonly page: number;
  readonly size: number;
}

export const partOf = <Row>(rows: readonly Row[], { page, size }: Part): Row[] =>
  rows.slice((page - 1) * size, page * size);

/** Players whose names contain a text. */
export function searched<Row extends { readonly name: string }>(
  rows: readonly Row[],
  search: string,
): readonly Row[] {
  const wanted = search.normalize("NFC").toLowerCase();
  return wanted === "" ? rows : rows.filter(({ name }) => name.toLowerCase().includes(wanted));
}
