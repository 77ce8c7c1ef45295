import type { Index } from "../state";
import type { DrawContext } from "./context";

/** A table of a proposal. */
export interface Numbered {
  readonly table: number;
  readonly sides: readonly (readonly Index[])[];
}

type Tables = readonly (readonly (readonly Index[])[])[];

export const numbered = (tables: Tables, numbers: readonly number[]) =>
  tables.map((sides, index): Numbered => ({ table: numbers[index] ?? index + 1, sides }));

/** With more tables than this, they are numbered in their order. */
const maxCompared = 8;

/** The table with the best place first. */
export function bestFirst(context: DrawContext, tables: Tables): Numbered[] {
  const places = new Map(context.standingOrder.map((unit, place) => [unit, place]));
  const best = (table: Tables[number]): number =>
    Math.min(...table.flat().map((unit) => places.get(unit) ?? 0));
  return numbered(
    tables.toSorted((a, b) => best(a) - best(b)),
    context.numbers(tables.length),
  );
}

/** As many as possible keep the table where they last sat. The tables are given in the order of the lot. */
export function asBefore(context: DrawContext, tables: Tables): Numbered[] {
  const numbers = context.numbers(tables.length);
  if (tables.length > maxCompared) return numbered(tables, numbers);
  const kept = tables.map((table) => {
    const last = table.flat().map((unit) => context.history.lastSeat(unit)?.table);
    return numbers.map((number) => last.filter((each) => each === number).length);
  });
  const order = mostKept(kept).map((index) => numbers[index] ?? 0);
  return numbered(tables, order).toSorted((a, b) => a.table - b.table);
}

/** Which number each table gets, so that most is kept; of equals the least list. */
function mostKept(kept: readonly (readonly number[])[]): number[] {
  const memo = new Map<number, number>();
  const most = (taken: number): number => {
    const table = bits(taken);
    const row = kept[table];
    if (!row) return 0;
    const known = memo.get(taken);
    if (known !== undefined) return known;
    let best = -1;
    row.forEach((keeps, number) => {
      if (!(taken & (1 << number))) best = Math.max(best, keeps + most(taken | (1 << number)));
    });
    memo.set(taken, best);
    return best;
  };
  let taken = 0;
  return kept.map((row) => {
    const number = row.findIndex(
      (keeps, each) => !(taken & (1 << each)) && keeps + most(taken | (1 << each)) === most(taken),
    );
    taken |= 1 << number;
    return number;
  });
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
