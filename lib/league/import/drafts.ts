import type { Problem } from "../../rules/problem";
import { nameKey } from "../roster/names";
import { type KindNames, kindKey, type Table } from "./columns";
import { type DayOrder, dayOf } from "./days";
import { type Entry, entriesIn } from "./entries";
import { placeOf } from "./figures";
import { isSum } from "./headings";
import { type NamedResult, resultOf } from "./result";
import type { Role } from "./roles";
import type { Line } from "./separated";
import { importProblem } from "./texts";

/** A game of a table, before its people are matched. */
export interface Draft extends NamedResult {
  /** The line that it begins in. */
  readonly line: number;
  readonly on: string;
  readonly kind: string;
}

export interface LineProblem {
  readonly line: number;
  readonly problem: Problem;
}

/** What the figures of a table are: places, points, or money, with the most first. */
export type RankedBy = NamedResult["rankedBy"] | "money";

/** What a table does not say by itself. */
export interface Reading {
  readonly order: DayOrder;
  /** The day of games without one; "" if that is a problem. */
  readonly day: string;
  readonly rankedBy: RankedBy;
  /** The kind of games of which none is said. */
  readonly kind: string;
  readonly kinds: KindNames;
}

/** Part of a game: what one line says. */
interface Part {
  readonly line: number;
  readonly on: string;
  readonly kind: string;
  /** What tells games of a day apart. */
  readonly game: string;
  readonly entries: readonly Entry[];
  readonly isWrong: boolean;
  /** It has one cell only: a note, unless its table has a line for each player. */
  readonly isNote: boolean;
  /** It may belong to the game above or below. */
  readonly isUndated: boolean;
}

/** The games of a table, and what is wrong with its lines: a game with a wrong line is left out whole. */
export function draftsOf(
  table: Table,
  reading: Reading,
): { readonly drafts: readonly Draft[]; readonly problems: readonly LineProblem[] } {
  const { roles } = table;
  const { rankedBy } = reading;
  const points = rankedBy === "fewest" ? "fewest" : "most";
  const arePlaces = rankedBy === "places" && !roles.includes("place");
  const read = entriesIn(table, arePlaces ? "places" : rankedBy === "money" ? "money" : "points");
  const problems: LineProblem[] = [];
  const refuse = (line: number, found: readonly Problem[]) =>
    problems.push(...found.slice(0, 1).map((problem) => ({ line, problem })));
  let dayAbove = "";
  const parts = table.lines.flatMap((line): Part[] => {
    const [first = ""] = line.cells.filter((each) => each !== "");
    if (isSum(first)) {
      refuse(line.line, [importProblem("line-total", "", { value: first })]);
      return [];
    }
    const heading = dayAlone(line, reading.order);
    if (heading !== undefined) {
      dayAbove = heading;
      return [];
    }
    const isNote = line.cells.filter((cell) => cell !== "").length === 1;
    const { day, problems: found, ...part } = partOf(line, table, reading, dayAbove);
    if (day !== "") dayAbove = day;
    const { entries, problems: wrong } = read(line.cells);
    refuse(line.line, [...found, ...wrong]);
    return [{ ...part, entries, isWrong: found.length + wrong.length > 0, isUndated: day === "", isNote }];
  });
  const isLong =
    roles.filter((role) => role === "player").length === 1 &&
    !roles.some((role) => role === "winner" || role === "next" || role === "scores" || role === "person");
  const drafts = (isLong ? grouped(parts) : parts.map((part) => [part])).flatMap((lines): Draft[] => {
    const [first] = lines;
    if (!first || lines.some(({ isWrong }) => isWrong)) return [];
    const { line, on, kind } = first;
    const result = resultOf(
      lines.flatMap(({ entries }) => entries),
      points,
    );
    if (result.ok) return [{ line, on, kind, ...result.value }];
    refuse(line, [first.isNote && !isLong ? importProblem("line-without-result", "") : result.error]);
    return [];
  });
  return { drafts, problems: problems.sort((a, b) => a.line - b.line) };
}

/** The day that a line of its own gives to those below it; undefined if it has anything else, or no day. */
function dayAlone({ cells }: Line, order: DayOrder): string | undefined {
  const [first = "", ...others] = cells.filter((cell) => cell !== "");
  if (others.length > 0) return undefined;
  const text = first.replace(/^[#/*\s]+/, "");
  return [text, text.split(" ", 1).join("")].map((each) => dayOf(each, order)).find(Boolean);
}

/** What a line says besides its entries. A day that it leaves out, as merged cells do, is the one above. */
function partOf(
  { line, cells }: Line,
  { roles }: Table,
  { order, kinds, ...reading }: Reading,
  dayAbove: string,
) {
  const cell = (role: Role): string => cells[roles.indexOf(role)] ?? "";
  const problems: Problem[] = [];
  const written = cell("day");
  const day = written === "" ? dayAbove || reading.day : (dayOf(written, order) ?? "");
  if (day === "")
    problems.push(
      written === ""
        ? importProblem("line-day-missing", "")
        : importProblem("line-day", "", { value: written.slice(0, 40) }),
    );
  const called = cell("kind");
  const kind = called === "" ? reading.kind : (kinds.get(kindKey(called)) ?? "");
  if (kind === "") problems.push(importProblem("line-kind", "", { value: called.slice(0, 40) }));
  return { line, on: day, kind, game: cell("game"), day, problems };
}

/**
 * Lines about one player each, by game: another begins where the day or the game's number changes, or a name repeats. A
 * line without a day belongs to the games above and below.
 */
function grouped(parts: readonly Part[]): Part[][] {
  const games: Part[][] = [];
  let names = new Set<string>();
  let before: Part | undefined;
  for (const part of parts) {
    const own = part.entries.map(({ name }) => nameKey(name));
    const isSame =
      before !== undefined &&
      part.game === before.game &&
      (part.isUndated || part.on === before.on) &&
      (part.game !== "" || !own.some((key) => names.has(key)));
    if (!isSame) {
      games.push(before?.isUndated ? [before] : []);
      names = new Set();
    }
    games.at(-1)?.push(part);
    for (const key of own) names.add(key);
    before = part;
  }
  return games;
}

/** Whether the points of these games are places: in nearly all, they count from 1 up, as places do. */
export function arePlaces(drafts: readonly Draft[]): boolean {
  const fits = drafts.filter(({ players }) => {
    const values = players.map(({ points }) => placeOf(String(points)) ?? 0).sort((a, b) => a - b);
    return values.every((value, at) => value === at + 1 || (at > 0 && value === values[at - 1]));
  });
  return drafts.length > 0 && fits.length >= drafts.length * 0.9;
}
