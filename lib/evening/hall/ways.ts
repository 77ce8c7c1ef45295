import type { Player } from "../../rules/people/table";
import type { Unit } from "../roster";
import type { Form } from "../setup";

/** How people are drawn at several tables, as a host chooses it: the form, and its draw. */
export const ways = [
  "partners/mix",
  "partners/swiss",
  "partners/ladder",
  "partners/whist",
  "pairs/swiss",
  "pairs/round-robin",
  "alone/mix",
  "alone/swiss",
  "alone/climb",
  "alone/stay",
] as const;

export type Way = (typeof ways)[number];

export const formOf = (way: Way): Form => way.slice(0, way.indexOf("/")) as Form;
export const drawOf = (way: Way): string => way.slice(way.indexOf("/") + 1);

/** The pairs of a list: the first two, the next two, and so on; whoever is left over has no partner. */
export function pairsIn(players: readonly Player[]): {
  readonly pairs: readonly Unit[];
  readonly alone: Player | undefined;
} {
  const pairs = players.flatMap((one, index): Unit[] => {
    const other = players[index + 1];
    return index % 2 === 0 && other ? [{ id: `${one.id}-${other.id}`, people: [one, other] }] : [];
  });
  return { pairs, alone: players.length % 2 === 1 ? players.at(-1) : undefined };
}
