import type { Player } from "../../rules/people/table";
import type { Problem } from "../../rules/problem";
import type { LeagueReply } from "../replies";
import { leagueProblem } from "../texts";
import { nameKey } from "./names";
import { namesOn, personIn } from "./roster";

/** The league of a game, with the roster player for each player id at the table. */
export interface GameLeague {
  readonly id: string;
  readonly seats: Readonly<Record<string, string>>;
}

/**
 * The roster players of everybody at a table: as in `known` if they are on the roster, else the player with the same
 * name there. The rest are newcomers, who still have to be added, with ids from `newId`.
 */
export function seatedIn(
  roster: readonly Player[],
  table: readonly Player[],
  known: GameLeague["seats"],
  newId: () => string,
): { readonly seats: GameLeague["seats"]; readonly newcomers: readonly Player[] } {
  const ids = new Set(roster.map(({ id }) => id));
  const byName = new Map(roster.map(({ id, name }) => [nameKey(name), id]));
  const newcomers: Player[] = [];
  const seats = table.map(({ id, name }) => {
    const before = known[id];
    const person = before !== undefined && ids.has(before) ? before : byName.get(nameKey(name));
    if (person !== undefined) return [id, person] as const;
    const newcomer = { id: newId(), name };
    newcomers.push(newcomer);
    return [id, newcomer.id] as const;
  });
  return { seats: Object.fromEntries(seats), newcomers };
}

/** Why these cannot have played together: each is a player of the roster, and nobody sits twice. */
export function seatedProblems(
  roster: LeagueReply["players"],
  seated: readonly (readonly [path: string, player: string])[],
): Problem[] {
  const names = namesOn(roster);
  const personOf = personIn(roster);
  const sitting = new Set<string>();
  return seated.flatMap(([path, player]): Problem[] => {
    if (!names.has(player)) return [leagueProblem("no-such-player/league", path, { id: player })];
    const person = personOf(player);
    if (sitting.has(person)) return [leagueProblem("seat-twice", path, { name: names.get(person) ?? "" })];
    sitting.add(person);
    return [];
  });
}
