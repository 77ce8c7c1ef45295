import { looksLikeDay, plain } from "./days";
import { areMoney, bothOf, isAbsent, outcomesIn, placeOf, scoreOf, wholeOf } from "./figures";
import { headingRole } from "./headings";
import type { Guess, Role } from "./roles";
import type { Line } from "./separated";

/** A table with what its columns say. */
export interface Table {
  readonly hasHeading: boolean;
  readonly headings: readonly string[];
  readonly roles: readonly Role[];
  /** Without the headings. */
  readonly lines: readonly Line[];
}

/** By the names of games in any language, as `kindKey` writes them. */
export type KindNames = ReadonlyMap<string, string>;

/** The name of a game without capitals, accents, spaces and signs. */
export const kindKey = (name: string): string => plain(name).replace(/[^\p{L}\p{N}]/gu, "");

const isMost = (cells: readonly string[], is: (cell: string) => boolean, share = 0.8): boolean =>
  cells.length > 0 && cells.filter(is).length >= cells.length * share;

const isNumber = (cell: string): boolean => wholeOf(cell) !== undefined || isAbsent(cell.replace("*", ""));
const isId = (cell: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(cell);

/** Whether the first line has the names of the columns: words for them, or only words where figures and days follow. */
function isHeading({ cells }: Line, lines: readonly Line[]): boolean {
  if (cells.some((cell) => headingRole(cell) !== undefined)) return true;
  const says = (cell: string) =>
    looksLikeDay(cell) || wholeOf(cell) !== undefined || scoreOf(cell) !== undefined;
  if (cells.some((cell) => cell !== "" && says(cell))) return false;
  return cells.some((_, at) => isMost(filled(lines, at), says));
}

const filled = (lines: readonly Line[], at: number): string[] =>
  lines.flatMap(({ cells }) => (cells[at] ? [cells[at]] : []));

/** More people are not one evening's. */
const maxTurned = 200;

/**
 * An evening as people write it down, its people one below the other and its games side by side, with a line for each
 * game: names come once, only figures follow them, and no column is about anything else.
 */
function turned(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter(({ cells }) => cells[0] !== "");
  const [first, ...others] = rows;
  const isNamed = first !== undefined && others.length > 1 && (!isPerson(first) || isCount(first));
  const people = isNamed ? others : rows;
  const names = new Set(people.map(({ cells }) => plain(cells[0] ?? "")));
  const width = Math.max(...people.map(({ cells }) => cells.length));
  const isOther = isNamed && first.cells.slice(1).some((cell) => headingRole(cell) !== undefined);
  if (
    isOther ||
    width < 3 ||
    people.length < 2 ||
    people.length > maxTurned ||
    names.size < people.length ||
    !people.every(isPerson)
  )
    return lines;
  const head = { line: 1, cells: ["", ...people.map(({ cells }) => cells[0] ?? "")] };
  return [
    head,
    ...Array.from({ length: width - 1 }, (_, game) => ({
      line: game + 1,
      cells: ["", ...people.map(({ cells }) => cells[game + 1] ?? "")],
    })),
  ];
}

/** Whether it numbers the games. */
const isCount = ({ cells: [, ...figures] }: Line): boolean =>
  figures.length > 1 && figures.every((cell, at) => cell === String(at + 1));

const isPerson = ({ cells: [name = "", ...figures] }: Line): boolean =>
  !looksLikeDay(name) &&
  wholeOf(name) === undefined &&
  figures.some((cell) => !isAbsent(cell)) &&
  figures.every(isNumber);

/** What a table says, as far as that can be seen. `hasHeading`: whether the first line names the columns, if known. */
export function tableOf(written: readonly Line[], kinds: KindNames, hasHeading?: boolean): Table {
  const lines = turned(written);
  const [first = { line: 1, cells: [] }, ...others] = lines;
  const isNamed = hasHeading ?? isHeading(first, others);
  const body = isNamed ? others : lines;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, at) => (isNamed ? (first.cells[at] ?? "") : ""));
  const found: Guess[] = [];
  for (const [at, heading] of headings.entries()) {
    const guess = guessed(heading, filled(body, at), kinds);
    found.push(single.has(guess) && found.includes(guess) ? "none" : guess);
  }
  // Two columns called teams have the names of those who play against each other.
  const areTeams = found.filter((role) => role === "side").length > 1 && !found.includes("player");
  const seen = areTeams ? found.map((role) => (role === "side" ? "player" : role)) : found;
  return { hasHeading: isNamed, headings, roles: settled(seen), lines: body };
}

/** Roles that one column has. */
const single: ReadonlySet<Guess> = new Set<Guess>(["day", "game", "kind", "winner"]);

function guessed(heading: string, cells: readonly string[], kinds: KindNames): Guess {
  const named = headingRole(heading);
  if (cells.length === 0 && named === undefined) return "none";
  if (isMost(cells, isId)) return named === "game" ? "game" : "none";
  const isKind = isMost(cells, (cell) => kinds.has(kindKey(cell)));
  // A column called "Game" has kinds, or what tells games apart.
  if (named === "game" || named === "kind") return isKind ? "kind" : isMost(cells, isNumber) ? "game" : named;
  if (named === "day") return cells.length === 0 || cells.some(looksLikeDay) ? "day" : "none";
  if (named === "place" && cells.length > 0 && !isMost(cells, isPlace, 0.5)) return namesBy(heading);
  if (areBoth(cells) && (named === "points" || named === "outcome")) return "both";
  if (named !== undefined) return named;
  if (isMost(cells, looksLikeDay)) return "day";
  // What has a colon may be a time.
  if (areBoth(cells) && !cells.some((cell) => cell.includes(":"))) return "both";
  if (areMoney(cells)) return heading === "" ? "money" : "person";
  if (isMost(cells, isNumber)) return heading === "" ? "number" : "person";
  if (isMost(cells, (cell) => scoreOf(cell) !== undefined)) return "scores";
  const outcome = outcomesIn(cells);
  if (isMost(cells, (cell) => outcome(cell) !== undefined, 0.95)) return "outcome";
  if (isKind) return "kind";
  return heading === "" ? "player" : "none";
}

const isPlace = (cell: string): boolean => placeOf(cell) !== undefined || isAbsent(cell);

/** Names in a column of places are of those who had the place in its heading; without one, it is where people met. */
function namesBy(heading: string): Guess {
  const [place] = /\d+/.exec(heading) ?? [];
  return place === undefined ? "none" : place === "1" ? "winner" : "next";
}

const areBoth = (cells: readonly string[]): boolean =>
  isMost(cells, (cell) => bothOf(cell) !== undefined || isAbsent(cell)) &&
  cells.some((cell) => bothOf(cell) !== undefined);

/** Roles that fit each other: figures belong to the name before them, and people have columns only if no names do. */
function settled(found: readonly Guess[]): Role[] {
  const has = (role: Guess) => found.includes(role);
  const isByName = has("player") || has("scores");
  const hasFigures = has("points") || has("place") || has("outcome") || has("both");
  const count = (role: Guess) => found.filter((each) => each === role).length;
  /** Whether all names come first, and then a number for each. */
  const areApart =
    count("player") > 1 &&
    count("number") === count("player") &&
    found.indexOf("number") > found.lastIndexOf("player") &&
    !hasFigures;
  const people = count("person");
  let isGiven = has("points") || has("outcome") || has("both");
  let isAfterName = false;
  return found.map((role): Role => {
    if (role === "player") {
      isAfterName = true;
      return role;
    }
    if (areApart && role === "number") return "points";
    const isFigure = role === "number" || role === "person" || role === "total";
    if (!isFigure) return role;
    if (role === "person" && !isByName) return people > 1 ? "person" : "none";
    // Totals stand beside places; a column that nothing is known of does not.
    const fits = role === "number" ? !hasFigures : !isGiven && (role === "total" || !hasFigures);
    const is = has("player") && isAfterName && fits;
    isAfterName = false;
    if (is) isGiven = true;
    return is ? "points" : "none";
  });
}
