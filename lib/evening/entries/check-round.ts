import { type Problem, pointer } from "../../rules/problem";
import { maxRounds, type Setup, seatsATable } from "../setup";
import { counts, type EveningState, type Index, indexOf, late } from "../state";
import { eveningProblem } from "../texts";
import { unitName } from "./names";
import type { WrittenRound } from "./schemas";

/** Each of these stops at its first failure; then all that is wrong with the seats is reported. */
export function roundProblems(setup: Setup, state: EveningState, entry: WrittenRound): Problem[] {
  const next = state.rounds.length + 1;
  if (entry.round !== next) return [eveningProblem("wrong-round", "/round", { round: next })];
  const open = openTable(state);
  if (open) return [eveningProblem("round-open", "", open)];
  const most = maxRounds(setup);
  if (next > most) return [eveningProblem("too-many/rounds", "/round", { most })];
  const seats = seatProblems(setup, state, entry);
  return seats.length > 0 ? seats : leftOut(state, entry);
}

/** The first table without a result that counts which does not play on either. */
export function openTable({ rounds }: EveningState): { round: number; table: number } | undefined {
  for (const [index, { tables }] of rounds.entries()) {
    const open = tables.find((table) => !counts(table) && !table.late);
    if (open) return { round: index + 1, table: open.table };
  }
  return undefined;
}

export type WrittenTable = WrittenRound["tables"][number];

/** The seats of a table by side; in form `alone` each seat is a side. With the pointer of each seat. */
export const sidesOf = (table: WrittenTable, path: string): { id: string; path: string }[][] =>
  "sides" in table
    ? table.sides.map((side, index) =>
        side.map((id, seat) => ({ id, path: path + pointer("sides", index, seat) })),
      )
    : table.seats.map((id, seat) => [{ id, path: path + pointer("seats", seat) }]);

function seatProblems(setup: Setup, state: EveningState, { tables, rest = [] }: WrittenRound): Problem[] {
  const problems: Problem[] = [];
  const { numbers, units } = late(state);
  const taken = new Set<number>();
  const seated = new Set<Index>();
  const sit = (id: string, path: string) => {
    const unit = indexOf(state, id);
    if (unit === undefined) {
      problems.push(eveningProblem("no-such-player/evening", path, { id }));
      return;
    }
    const name = unitName(state, unit);
    const table = units.get(unit);
    if (!state.now[unit]?.here) problems.push(eveningProblem("not-here", path, { name }));
    else if (table !== undefined) problems.push(eveningProblem("at-late-table", path, { name, table }));
    else if (seated.has(unit)) problems.push(eveningProblem("seated-twice/evening", path, { name }));
    seated.add(unit);
  };
  if (setup.form === "table" && tables.length !== 1)
    problems.push(eveningProblem("table-size/one-table", "/tables"));
  tables.forEach((table, index) => {
    const path = pointer("tables", index);
    const sides = sidesOf(table, path);
    const round = state.rounds.findLastIndex(({ tables }) =>
      tables.some((each) => each.table === table.table),
    );
    if (taken.has(table.table))
      problems.push(eveningProblem("table-twice", `${path}/table`, { table: table.table }));
    else if (numbers.has(table.table))
      problems.push(eveningProblem("table-busy", `${path}/table`, { table: table.table, round: round + 1 }));
    taken.add(table.table);
    problems.push(...sizeProblems(setup, sides, path));
    for (const { id, path } of sides.flat()) sit(id, path);
  });
  rest.forEach((id, index) => {
    sit(id, pointer("rest", index));
  });
  return problems;
}

function sizeProblems(setup: Setup, sides: readonly (readonly unknown[])[], path: string): Problem[] {
  const seats = seatsATable(setup);
  const { max } = setup.settings;
  if (seats === undefined)
    return sides.length >= 2 && sides.length <= max
      ? []
      : [eveningProblem("table-size/alone", path, { most: max })];
  if (sides.length === 2 && sides.every((side) => side.length === seats / 2)) return [];
  return [seats === 2 ? eveningProblem("table-size/sides", path) : eveningProblem("table-size", path)];
}

/** Whoever is here and at no late table plays or rests. */
function leftOut(state: EveningState, { tables, rest = [] }: WrittenRound): Problem[] {
  const written = new Set([
    ...tables.flatMap((table) =>
      sidesOf(table, "")
        .flat()
        .map(({ id }) => id),
    ),
    ...rest,
  ]);
  const { units } = late(state);
  const names = state.units.flatMap(({ id }, unit) =>
    state.now[unit]?.here && !units.has(unit) && !written.has(id) ? [unitName(state, unit)] : [],
  );
  return names.length > 0 ? [eveningProblem("left-out", "/rest", { names })] : [];
}
