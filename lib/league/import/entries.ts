import type { Problem } from "../../rules/problem";
import { nameKey } from "../roster/names";
import type { Table } from "./columns";
import { plain } from "./days";
import { isAbsent, moneyOf, type Outcome, outcomesIn, placeOf, scoreOf, wholeOf } from "./figures";
import type { Role } from "./roles";
import { importProblem } from "./texts";

/** What a line says about somebody. */
export interface Entry {
  readonly name: string;
  readonly points?: number;
  readonly place?: number;
  /** Won, or lost with a minus sign, in minor units, and in which currency if it is said. */
  readonly money?: number;
  readonly currency?: string;
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

/** What figures are whose column does not say it. */
type Figures = "points" | "places" | "money";

/** What the columns of a table have in common for its lines. */
interface Columns {
  readonly headings: readonly string[];
  readonly roles: readonly Role[];
  readonly figures: Figures;
  outcomeOf(text: string): Outcome | undefined;
}

interface ReadLine {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** Reads the lines of a table; problems have the value that is wrong. */
export function entriesIn(
  { headings, roles, lines }: Table,
  figures: Figures,
): (cells: readonly string[]) => ReadLine {
  const outcomes = roles.flatMap((role, at) => (role === "outcome" ? [at] : []));
  const outcomeOf = outcomesIn(lines.flatMap(({ cells }) => outcomes.map((at) => cells[at] ?? "")));
  const columns = { headings, roles, figures, outcomeOf };
  return (cells) => {
    const reading = new LineReading(columns, cells);
    for (const [at, cell] of cells.entries()) reading.read(at, cell);
    return reading.found;
  };
}

const isName = (role: Role | undefined): boolean => role === "player" || role === "winner" || role === "next";

/** One line, read cell by cell. */
class LineReading {
  private readonly entries = new Map<string, Entry>();
  private readonly problems: Problem[] = [];
  /** Whether everybody in the line has a partner, whom a word joins. */
  private readonly hasWords: boolean;
  /** The keys of those whom the last name stands for. */
  private last: readonly string[] = [];
  /** Facts before the first name. */
  private waiting: Facts = {};
  private next = 2;
  private teams = 0;
  private currency: string | undefined;

  constructor(
    private readonly columns: Columns,
    cells: readonly string[],
  ) {
    const names = cells.filter((cell, at) => isName(columns.roles[at]) && !isAbsent(cell));
    this.hasWords = names.length > 1 && names.every((cell) => andWords.test(cell));
  }

  get found(): ReadLine {
    const { currency } = this;
    const entries = [...this.entries.values()];
    return {
      entries:
        currency === undefined
          ? entries
          : entries.map((each) => (each.money === undefined ? each : { currency, ...each })),
      problems: this.problems,
    };
  }

  read(at: number, cell: string): void {
    const { roles, headings, outcomeOf } = this.columns;
    const role = roles[at];
    if (isAbsent(cell) && !(role === "outcome" && cell !== "")) return;
    switch (role) {
      case "player":
        this.add(cell, this.waiting);
        this.waiting = {};
        break;
      case "winner":
        if (!tie.test(plain(cell))) this.add(cell, { isWinner: true });
        break;
      case "next":
        this.add(cell, { place: this.next++ });
        break;
      case "scores": {
        const score = scoreOf(cell);
        if (score) this.add(score.name, { points: score.points, ...(score.isWinner && { isWinner: true }) });
        else this.refuse("line-number", cell);
        break;
      }
      case "person": {
        const facts = this.figure(cell);
        if (facts) this.add(headings[at] ?? "", facts);
        break;
      }
      case "points":
        this.say(this.figure(cell) ?? {});
        break;
      case "money":
        this.say(this.money(cell) ?? {});
        break;
      case "currency":
        this.currency = cell.toUpperCase();
        break;
      case "place": {
        const place = placeOf(cell);
        if (place === undefined) this.refuse("line-place", cell);
        else this.say({ place });
        break;
      }
      case "side":
        this.say({ side: cell });
        break;
      case "outcome": {
        const outcome = outcomeOf(cell);
        if (outcome === undefined) this.refuse("line-outcome", cell);
        else this.sayOutcome(outcome);
        break;
      }
    }
  }

  private refuse(
    code: "line-number" | "line-fraction" | "line-money" | "line-place" | "line-outcome",
    cell: string,
  ): void {
    this.problems.push(importProblem(code, "", { value: cell.slice(0, 40) }));
  }

  private money(cell: string): Facts | undefined {
    const found = moneyOf(cell);
    if (!found) this.refuse("line-money", cell);
    return found && { money: found.amount, ...(found.currency && { currency: found.currency }) };
  }

  private figure(cell: string): Facts | undefined {
    if (this.columns.figures === "money") return this.money(cell);
    const isWinner = cell.endsWith("*");
    const value = isWinner ? cell.slice(0, -1) : cell;
    if (this.columns.figures === "places") {
      const place = placeOf(value);
      if (place === undefined) this.refuse("line-place", cell);
      return place === undefined ? undefined : { place };
    }
    const points = wholeOf(value);
    if (typeof points === "number") return { points, ...(isWinner && { isWinner }) };
    this.refuse(points === "fraction" ? "line-fraction" : "line-number", cell);
    return undefined;
  }

  private add(cell: string, facts: Facts): void {
    const separator = signs.test(cell) ? signs : this.hasWords ? andWords : undefined;
    const names = separator ? cell.split(separator).map((name) => name.trim()) : [cell];
    const partners = names.filter((name) => name !== "");
    const side = partners.length > 1 ? String(++this.teams) : undefined;
    this.last = partners.map((name) => {
      const key = nameKey(name);
      const known = this.entries.get(key);
      // A winner may be named beside everybody's points; anybody else is in a line once.
      if (known && !facts.isWinner && !known.isWinner)
        this.problems.push(importProblem("line-name-twice", "", { name: name.slice(0, 40) }));
      this.entries.set(key, { ...known, name, ...facts, ...(side && { side }) });
      return key;
    });
    if (facts.money !== undefined) this.checkMoney();
  }

  /** Of one amount for two people nobody knows whether each of them has it. */
  private checkMoney(): void {
    if (this.last.length > 1) this.problems.push(importProblem("line-money-partners", ""));
  }

  /** Facts about the name before them. */
  private say(facts: Facts): void {
    if (facts.money !== undefined) this.checkMoney();
    if (this.last.length === 0) this.waiting = { ...this.waiting, ...facts };
    for (const key of this.last) {
      const known = this.entries.get(key);
      if (known) this.entries.set(key, { ...known, ...facts });
    }
  }

  /** The only outcome of a line with several names says how the first of them, with partners, did against the others. */
  private sayOutcome(outcome: Outcome): void {
    const { roles } = this.columns;
    const count = (role: Role) => roles.filter((each) => each === role).length;
    const isForAll = count("outcome") === 1 && count("player") > 1;
    if (!isForAll) this.say({ outcome });
    const [first] = isForAll ? this.entries.values() : [];
    for (const [key, entry] of isForAll ? this.entries : []) {
      const isFirst = entry === first || (entry.side !== undefined && entry.side === first?.side);
      this.entries.set(key, { ...entry, outcome: isFirst ? outcome : opposite[outcome] });
    }
  }
}

const opposite: Readonly<Record<Outcome, Outcome>> = { won: "lost", drawn: "drawn", lost: "won" };
