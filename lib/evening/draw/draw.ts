import type { Index } from "../state";
import { DrawContext } from "./context";
import { costOfSeating, cutInto, improved } from "./local";
import { asBefore, bestFirst, type Numbered, numbered } from "./numbers";
import type { Proposal } from "./proposal";
import { whoRests } from "./rest";
import { climbed, laddered, stayed } from "./rungs";
import { maxSearched, type Seating, searched } from "./search";
import { type Sizes, sizesFor } from "./sizes";
import { nextAtTable } from "./winners";
import { everybody, type Plan, roundRobin, whist } from "./written";

/** The draw of the next round; undefined if nobody fits. It never changes what it is drawn from. */
export function propose(context: DrawContext): Proposal | undefined {
  const { setup } = context;
  const { draw } = setup.settings;
  if (draw === "winners") return nextAtTable(context);
  const written = writtenTables(context);
  if (written) return written;
  const fit = whoPlays(context);
  if (!fit) return undefined;
  const { sizes } = fit;
  const rest = context.inLotOrder(fit.rest);
  const resting = new Set(rest);
  const seated = context.lot.filter((unit) => !resting.has(unit));
  const inOwnOrder = (tables: () => Index[][][]): Proposal => ({
    seated,
    rest,
    search: undefined,
    tables: () => numbered(tables(), context.numbers(sizes.tables)),
  });
  if (draw === "ladder") return inOwnOrder(() => laddered(context, seated));
  if (draw === "climb") return inOwnOrder(() => climbed(context, seated, sizes));
  if (draw === "stay") return inOwnOrder(() => stayed(context, seated, sizes));
  if (draw === "swiss" && setup.form === "alone")
    return inOwnOrder(() => {
      const order = context.standingOrder.filter((unit) => seated.includes(unit));
      return cutInto(order, sizes).map((table) => context.inLotOrder(table).map((unit) => [unit]));
    });
  return { seated, rest, search: sizes, tables: () => searchedTables(context, seated, sizes) };
}

/** How many tables there would be, of what sizes, and who rests. */
export function whoPlays(context: DrawContext) {
  const { setup, lot, free, seats, spare } = context;
  if (setup.form === "alone") {
    for (let people = lot.length; people > 0; people--) {
      const sizes = sizesFor(people, free, setup.settings);
      if (!sizes) continue;
      const tables = Math.floor(people / sizes.size);
      return { sizes: { ...sizes, tables }, rest: whoRests(context, lot, lot.length - people) };
    }
    return undefined;
  }
  const others = lot.filter((unit) => unit !== spare);
  const whole = Math.floor(others.length / seats);
  // The spare plays only when one is missing.
  const isNeeded = spare !== undefined && others.length % seats === seats - 1 && whole < free;
  const drawn = isNeeded ? lot : others;
  const tables = Math.min(Math.floor(drawn.length / seats), free);
  if (tables < 1) return undefined;
  const rest = whoRests(context, drawn, drawn.length - tables * seats);
  const sizes = { size: seats, larger: 0, tables };
  return { sizes, rest: spare === undefined || isNeeded ? rest : [...rest, spare] };
}

/** The best seating, or one that two tables cannot better if there are too many to compare all. */
export function bestSeating(context: DrawContext, seated: readonly Index[], { size, larger }: Sizes) {
  const costs = context.costs(seated);
  const division = {
    size,
    larger,
    inPairs: context.setup.form !== "pairs" && context.setup.form !== "alone",
  };
  if (seated.length <= maxSearched) return { costs, ...searched(costs, division) };
  const seating = improved(costs, division, context.seed);
  return { costs, seating, cost: costOfSeating(costs, seating) };
}

function searchedTables(context: DrawContext, seated: readonly Index[], sizes: Sizes): Numbered[] {
  const { costs, seating } = bestSeating(context, seated, sizes);
  const tables = unitsAt(seating, costs.units);
  return context.isSwiss ? bestFirst(context, tables) : asBefore(context, tables);
}

const unitsAt = (seating: Seating, units: readonly Index[]): Index[][][] =>
  seating.map((table) => table.map((side) => side.map((place) => units[place] as Index)));

/**
 * Tables that are written in advance. They hold while nobody came or went, rests out of turn or is late; undefined
 * where they do not.
 */
function writtenTables(context: DrawContext): Proposal | undefined {
  const { setup, state, lot, spare } = context;
  const plan = { whist, everybody, "round-robin": roundRobin }[setup.settings.draw as string];
  if (!plan || spare !== undefined || context.isAnybodyLate || lot.some((unit) => context.isAsked(unit)))
    return undefined;
  const everyone = [...lot].sort((a, b) => a - b).join();
  const drawn = state.rounds.map(({ tables, rest }) =>
    [...tables.flatMap(({ sides }) => sides.flat()), ...rest].sort((a, b) => a - b).join(),
  );
  if (drawn.some((each) => each !== everyone)) return undefined;
  const seats: Plan | undefined = plan(lot.length, context.round - 1);
  if (!seats || seats.length > context.free) return undefined;
  const first = state.rounds[0]?.lot ?? context.lotNumber;
  const beginning = new DrawContext(setup, { ...state, rounds: [] }, first);
  const units = lot.toSorted((a, b) => beginning.place(a) - beginning.place(b));
  const tables = unitsAt(seats, units).map((table) => inOrder(context, table));
  const seated = new Set(tables.flat(2));
  return {
    seated: lot.filter((unit) => seated.has(unit)),
    rest: lot.filter((unit) => !seated.has(unit)),
    search: undefined,
    isWritten: true,
    tables: () =>
      asBefore(
        context,
        tables.toSorted((a, b) => placeOf(context, a) - placeOf(context, b)),
      ),
  };
}

/** A table as it is written: its sides in the order of the lot, the first of all first. */
const inOrder = (context: DrawContext, sides: readonly (readonly Index[])[]): Index[][] =>
  sides
    .map((side) => context.inLotOrder(side))
    .toSorted((a, b) => context.place(a[0] ?? -1) - context.place(b[0] ?? -1));

const placeOf = (context: DrawContext, table: readonly (readonly Index[])[]): number =>
  Math.min(...table.flat().map((unit) => context.place(unit)));
