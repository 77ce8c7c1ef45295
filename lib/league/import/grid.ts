import type { Choices } from "./import";

/** An evening as it is typed: the names of its people, and for each of them a figure for each game. */
export interface Grid {
  readonly day: string;
  readonly kind: string;
  readonly rankedBy: NonNullable<Choices["rankedBy"]>;
  readonly names: readonly string[];
  readonly cells: readonly (readonly string[])[];
}

/** A grid as a table of one line a game. */
export interface GridTable {
  readonly text: string;
  readonly choices: Choices;
  /** The number of the game in a line of it, from 1. */
  gameAt(line: number): number;
}

/** What somebody types has no cells of its own. */
const inCell = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The table of a grid: without people and games of which nothing is written. Whoever has figures needs a name. */
export function tableOfGrid({ day, kind, rankedBy, names, cells }: Grid): GridTable {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const figure = (person: number, game: number): string => inCell(cells[person]?.[game] ?? "");
  const games = Array.from({ length: width }, (_, game) => game).filter((game) =>
    names.some((_, person) => figure(person, game) !== ""),
  );
  const people = names
    .map((_, person) => person)
    .filter((person) => games.some((game) => figure(person, game)));
  const lines = [
    ["Date", ...people.map((person) => inCell(names[person] ?? ""))],
    ...games.map((game) => [day, ...people.map((person) => figure(person, game))]),
  ];
  const roles = Object.fromEntries([
    [0, "day" as const],
    ...people.map((_, at) => [at + 1, "person" as const] as const),
  ]);
  return {
    text: lines.map((line) => line.join("\t")).join("\n"),
    choices: { hasHeading: true, roles, order: "day-first", kind, rankedBy, people: {} },
    gameAt: (line) => (games[line - 2] ?? 0) + 1,
  };
}
