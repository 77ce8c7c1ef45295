import { counts, type Index, type TableState } from "../state";
import type { DrawContext } from "./context";
import { cutInto } from "./local";
import { searched } from "./search";
import type { Sizes } from "./sizes";

/** Where everybody sat in the last round, by number of the table, and where they go from there. */
interface Rungs {
  readonly last: ReadonlyMap<Index, number>;
  readonly next: ReadonlyMap<Index, number>;
  readonly count: number;
}

/** The tables of the last round in the order of their numbers. */
const lastTables = ({ state }: DrawContext): TableState[] =>
  (state.rounds.at(-1)?.tables ?? []).toSorted((a, b) => a.table - b.table);

/** Everybody stays where they were, but for those who move. Who was not there goes to where they last sat. */
function rungsOf(context: DrawContext, moves: ReadonlyMap<Index, number>): Rungs {
  const count = lastTables(context).length;
  const last = new Map(
    context.state.units.map((_, unit) => [
      unit,
      Math.min(count, context.history.lastSeat(unit)?.rung ?? count),
    ]),
  );
  const next = new Map([...last].map(([unit, rung]) => [unit, moves.get(unit) ?? rung]));
  return { last, next, count };
}

/** Cut into tables by rung, then by the table they come from, then by the standings; in round 1 by lot. */
function cut(
  context: DrawContext,
  seated: readonly Index[],
  moves: ReadonlyMap<Index, number>,
  sizes: Sizes,
) {
  if (context.round === 1) return cutInto(context.inLotOrder(seated), sizes);
  const { last, next } = rungsOf(context, moves);
  const places = new Map(context.standingOrder.map((unit, place) => [unit, place]));
  const by = (of: ReadonlyMap<Index, number>) => (a: Index, b: Index) => (of.get(a) ?? 0) - (of.get(b) ?? 0);
  return cutInto(
    seated.toSorted((a, b) => by(next)(a, b) || by(last)(a, b) || by(places)(a, b)),
    sizes,
  );
}

/** Winners one table up, losers one down; those who arrive together part. */
export function laddered(context: DrawContext, seated: readonly Index[]): Index[][][] {
  const tables = lastTables(context);
  const moves = new Map<Index, number>();
  tables.forEach(({ sides, outcome, ...table }, index) => {
    if (!counts(table) || !outcome || outcome.won === null) return;
    sides.forEach((side, which) => {
      const rung = which === outcome.won ? Math.max(1, index) : Math.min(tables.length, index + 2);
      for (const unit of side) moves.set(unit, rung);
    });
  });
  return cut(context, seated, moves, { size: 4, larger: 0 }).map((four) => {
    const costs = context.costs(four);
    const { seating } = searched(costs, { size: 4, larger: 0, inPairs: true });
    return (seating[0] ?? []).map((side) => side.map((place) => costs.units[place] as Index));
  });
}

const alone = (context: DrawContext, tables: readonly (readonly Index[])[]): Index[][][] =>
  tables.map((table) => context.inLotOrder(table).map((unit) => [unit]));

/** The best of each table one up, the worst of the table above one down. */
export function climbed(context: DrawContext, seated: readonly Index[], sizes: Sizes): Index[][][] {
  const tables = lastTables(context);
  const ranked = tables.map((table) => bestFirst(context, table));
  const moves = new Map<Index, number>();
  for (let above = 0; above + 1 < tables.length; above++) {
    const [upper, lower] = [ranked[above], ranked[above + 1]];
    if (!upper || !lower) continue;
    const { climb } = context.setup.settings;
    const count = Math.min(climb, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
    for (const unit of lower.slice(0, count)) moves.set(unit, above + 1);
    for (const unit of upper.slice(upper.length - count)) moves.set(unit, above + 2);
  }
  return alone(context, cut(context, seated, moves, sizes));
}

/** Everybody at a table by their points there, level ones by the standings; undefined if it is not finished. */
function bestFirst(context: DrawContext, { sides, outcome, state }: TableState): Index[] | undefined {
  if (!counts({ state }) || !outcome) return undefined;
  const sign = context.setup.aim === "few" ? 1 : -1;
  const places = new Map(context.standingOrder.map((unit, place) => [unit, place]));
  return sides
    .map(([unit = -1], seat) => ({ unit, points: sign * (outcome.points?.[seat] ?? 0) }))
    .toSorted((a, b) => a.points - b.points || (places.get(a.unit) ?? 0) - (places.get(b.unit) ?? 0))
    .map(({ unit }) => unit);
}

export const stayed = (context: DrawContext, seated: readonly Index[], sizes: Sizes): Index[][][] =>
  alone(context, cut(context, seated, new Map(), sizes));
