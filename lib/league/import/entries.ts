import type { Problem } from "../../rules/problem";
import { nameKey } from "../roster/names";
import type { Table } from "./columns";
import { plain } from "./days";
import { isAbsent, type Outcome, outcomesIn, placeOf, scoreOf, wholeOf } from "./figures";
import { importProblem } from "./texts";

/** What a line says about somebody. */
export interface Entry {
  readonly name: string;
  readonly points?: number;
  readonly place?: number;
  readonly outcome?: Outcome;
  readonly isWinner?: true;
  /** Who wrote the same is a partner. */
  readonly side?: string;
}

/** What stands in place of a winner. */
const tie = /^(?:tie|tied|draw|tie game|none|empate|tablas|nadie|ninguem)$/;

type Facts = { -readonly [Fact in keyof Omit<Entry, "name">]: Entry[Fact] };

/** Signs between partners in a cell. Words count only if everybody in the line has a partner. */
const signs = /[&+/]/;
const andWords = / (?:and|y|e) /i;

/** Reads the lines of a table; problems have the value that is wrong. */
export function entriesIn(
  { headings, roles, lines }: Table,
  arePlaces: boolean,
): (cells: readonly string[]) => {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
} {
  const columnsOf = (role: string) => roles.flatMap((each, at) => (each === role ? [at] : []));
  const outcomes = columnsOf("outcome");
  const readOutcome = outcomesIn(lines.flatMap(({ cells }) => outcomes.map((at) => cells[at] ?? "")));
  const named = [...columnsOf("player"), ...columnsOf("winner"), ...columnsOf("next")];
  const isForFirst = outcomes.length === 1 && columnsOf("player").length > 1;

  return (cells) => {
    const entries = new Map<string, Entry>();
    const problems: Problem[] = [];
    const filled = named.map((at) => cells[at] ?? "").filter((cell) => !isAbsent(cell));
    const hasWords = filled.length > 1 && filled.every((cell) => andWords.test(cell));
    const partnersIn = (cell: string): string[] => {
      const separator = signs.test(cell) ? signs : hasWords ? andWords : undefined;
      return separator
        ? cell
            .split(separator)
            .map((name) => name.trim())
            .filter((name) => name !== "")
        : [cell];
    };
    /** The keys of those whom the last name stands for. */
    let last: readonly string[] = [];
    let [next, teams] = [2, 0];
    /** What stands before the name. */
    let waiting: Facts = {};
    const isNamed = columnsOf("player").length > 0;

    const add = (cell: string, facts: Facts): void => {
      const names = partnersIn(cell);
      const side = names.length > 1 ? String(++teams) : undefined;
      last = names.map((name) => {
        const key = nameKey(name);
        const known = entries.get(key);
        // A winner may be named beside everybody's points; anybody else is once in a line.
        if (known && !facts.isWinner && !known.isWinner)
          problems.push(importProblem("line-name-twice", "", { name }));
        entries.set(key, { ...known, name, ...facts, ...(side && { side }) });
        return key;
      });
    };
    const say = (facts: Facts): void => {
      if (last.length === 0 && isNamed) waiting = { ...waiting, ...facts };
      for (const key of last) {
        const known = entries.get(key);
        if (known) entries.set(key, { ...known, ...facts });
      }
    };
    const figure = (cell: string): Facts | undefined => {
      const isWinner = cell.endsWith("*");
      const value = isWinner ? cell.slice(0, -1) : cell;
      if (arePlaces) {
        const place = placeOf(value);
        if (place === undefined) problems.push(importProblem("line-place", "", { value: cell }));
        return place === undefined ? undefined : { place };
      }
      const points = wholeOf(value);
      if (typeof points === "number") return { points, ...(isWinner && { isWinner }) };
      problems.push(
        importProblem(points === "fraction" ? "line-fraction" : "line-number", "", { value: cell }),
      );
      return undefined;
    };

    cells.forEach((cell, at) => {
      if (isAbsent(cell) && !(roles[at] === "outcome" && cell !== "")) return;
      switch (roles[at]) {
        case "player":
          add(cell, waiting);
          waiting = {};
          return;
        case "winner":
          return tie.test(plain(cell)) ? undefined : add(cell, { isWinner: true });
        case "next":
          return add(cell, { place: next++ });
        case "scores": {
          const score = scoreOf(cell);
          if (!score) return void problems.push(importProblem("line-number", "", { value: cell }));
          const { name, points, isWinner } = score;
          return add(name, { points, ...(isWinner && { isWinner }) });
        }
        case "person": {
          const facts = figure(cell);
          return facts && add(headings[at] ?? "", facts);
        }
        case "points": {
          const facts = figure(cell);
          return facts && say(facts);
        }
        case "place": {
          const place = placeOf(cell);
          return place === undefined
            ? void problems.push(importProblem("line-place", "", { value: cell }))
            : say({ place });
        }
        case "side":
          return say({ side: cell });
        case "outcome": {
          const outcome = readOutcome(cell);
          return outcome === undefined
            ? void problems.push(importProblem("line-outcome", "", { value: cell }))
            : isForFirst
              ? sayAll(entries, outcome)
              : say({ outcome });
        }
        default:
          return;
      }
    });
    return { entries: [...entries.values()], problems };
  };
}

const opposite: Readonly<Record<Outcome, Outcome>> = { won: "lost", drawn: "drawn", lost: "won" };

/** A line with one outcome says how the first of its players, with partners, did against the others. */
function sayAll(entries: Map<string, Entry>, outcome: Outcome): void {
  const [first] = entries.values();
  for (const [key, entry] of entries) {
    const isFirst = entry === first || (entry.side !== undefined && entry.side === first?.side);
    entries.set(key, { ...entry, outcome: isFirst ? outcome : opposite[outcome] });
  }
}
