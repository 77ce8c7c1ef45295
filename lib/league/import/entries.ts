import type { Problem } from "../../rules/problem";
import { maxNameLength, nameKey } from "../roster/names";
import type { Table } from "./columns";
import { plain } from "./days";
import { bothOf, isAbsent, moneyOf, type Outcome, outcomesIn, placeOf, scoreOf, wholeOf } from "./figures";
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
  /** The columns of names to which those of figures belong, where all names come first. */
  readonly owners: ReadonlyMap<number, number>;
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
  const columns = { headings, roles, figures, outcomeOf, owners: ownersIn(roles) };
  return (cells) => {
    const reading = new LineReading(columns, cells);
    for (const [at, cell] of cells.entries()) reading.read(at, cell);
    reading.end();
    return reading.found;
  };
}

const isName = (role: Role | undefined): boolean => role === "player" || role === "winner" || role === "next";

/** Whether a column names somebody who plays; a winner beside everybody's names is one of them. */
const isSeat = (role: Role | undefined, roles: readonly Role[]): boolean =>
  isName(role) && !(role === "winner" && roles.includes("player"));

function ownersIn(roles: readonly Role[]): ReadonlyMap<number, number> {
  const columnsOf = (is: (role: Role) => boolean) => roles.flatMap((role, at) => (is(role) ? [at] : []));
  const names = columnsOf((role) => isSeat(role, roles));
  const owned = (["points", "money", "place"] as const).flatMap((figure) => {
    const figures = columnsOf((role) => role === figure);
    const areApart = names.length > 1 && figures.length === names.length;
    if (!areApart || (figures[0] ?? 0) < (names.at(-1) ?? 0)) return [];
    return figures.map((at, index) => [at, names[index] ?? 0] as const);
  });
  return new Map(owned);
}

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
  /** Whom the cells with names stand for, by column. */
  private readonly seats = new Map<number, readonly string[]>();
  private both: string | undefined;
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
        this.say(this.figure(cell) ?? {}, at);
        break;
      case "both":
        this.both = cell;
        break;
      case "money":
        this.say(this.money(cell) ?? {}, at);
        break;
      case "currency":
        this.currency = cell.toUpperCase();
        break;
      case "place": {
        const place = placeOf(cell);
        if (place === undefined) this.refuse("line-place", cell);
        else this.say({ place }, at);
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
    if (isSeat(role, roles) && this.last.length > 0) this.seats.set(at, this.last);
  }

  /** After the last cell: the points of both belong to the two who play. */
  end(): void {
    if (this.both === undefined) return;
    const points = bothOf(this.both);
    const seats = [...this.seats.values()];
    if (!points || seats.length !== points.length) this.refuse("line-number", this.both);
    else for (const [at, keys] of seats.entries()) this.put(keys, { points: points[at] ?? 0 });
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
  private checkMoney(keys = this.last): void {
    if (keys.length > 1) this.problems.push(importProblem("line-money-partners", ""));
  }

  /** Facts about the name before them, or about that to which their column belongs. */
  private say(facts: Facts, at = -1): void {
    const owner = this.columns.owners.get(at);
    const keys = owner === undefined ? this.last : (this.seats.get(owner) ?? []);
    if (facts.money !== undefined) this.checkMoney(keys);
    if (owner !== undefined && keys.length === 0)
      this.problems.push(importProblem("line-name", "", { value: "", most: maxNameLength }));
    if (owner === undefined && keys.length === 0) this.waiting = { ...this.waiting, ...facts };
    this.put(keys, facts);
  }

  private put(keys: readonly string[], facts: Facts): void {
    for (const key of keys) {
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
