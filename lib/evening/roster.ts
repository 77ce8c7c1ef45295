import { playerProblems } from "../rules/people/player-problems";
import type { Player } from "../rules/people/table";
import { type Problem, pointer } from "../rules/problem";

/** What has an id, a name or both, and where it is written. */
export interface Written {
  readonly value: unknown;
  readonly path: string;
}

/** What is wrong with ids and names, which are unique among all of these; a repeated one is reported at the later. */
export function rosterProblems(all: readonly Written[]): Problem[] {
  const paths = new Map(all.map(({ path }, index) => [pointer("players", index), path]));
  return playerProblems(all.map(({ value }) => value)).map((problem) => {
    const [, list = "", index = "", field = ""] = problem.path.split("/");
    return { ...problem, path: `${paths.get(pointer(list, index))}${pointer(field)}` };
  });
}

/** A pair's id and its people, as they are written at a path. */
export const writtenPair = (
  { id, people }: { readonly id?: unknown; readonly people?: unknown },
  path: string,
): Written[] => [
  { value: { id }, path },
  ...(Array.isArray(people) ? people : []).map((value: unknown, index) => ({
    value,
    path: path + pointer("people", index),
  })),
];

/** What is drawn: a person, or in form `pairs` a pair. */
export interface Unit {
  readonly id: string;
  readonly people: readonly Player[];
}

export const asUnit = (person: Player): Unit => ({ id: person.id, people: [person] });

/** Everybody's id and name, as they are now. */
export const rosterOf = (units: readonly Unit[]): Written[] =>
  units.flatMap(({ id, people }) => [
    ...(people[0]?.id === id ? [] : [{ value: { id }, path: "" }]),
    ...people.map((value) => ({ value, path: "" })),
  ]);
