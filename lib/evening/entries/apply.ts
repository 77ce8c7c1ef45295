import { asUnit, type Unit } from "../roster";
import type { Setup } from "../setup";
import {
  type EveningState,
  type Index,
  indexOf,
  late,
  type RoundState,
  type TableState,
  unitOf,
} from "../state";
import { sidesOf } from "./check-round";
import { outcomeOf } from "./outcome";
import type { Add, EveningEntry, WrittenRound } from "./schemas";
import { answered, claimed, decided, forfeited } from "./settle";

/** The state after a checked entry. */
export function applyEntry(setup: Setup, state: EveningState, entry: EveningEntry): EveningState {
  switch (entry.kind) {
    case "add":
      return added(setup, state, entry);
    case "here":
      return came(setup, state, known(state, entry.who));
    case "away":
      return went(state, known(state, entry.who));
    case "rename": {
      const named = (unit: Unit): Unit => ({
        ...unit,
        people: unit.people.map((each) => (each.id === entry.person ? { ...each, name: entry.name } : each)),
      });
      const index = unitOf(state, entry.person);
      return { ...state, units: state.units.map((unit, at) => (at === index ? named(unit) : unit)) };
    }
    case "sit":
      return withUnit(state, known(state, entry.who), { asked: true });
    case "round":
      return seated(setup, silenceAgrees(state), entry);
    case "time":
      return withRound(state, entry.round, (round) => ({ ...round, time: true }));
    case "adjust": {
      const { who, wins = 0, points = 0 } = entry;
      return { ...state, adjustments: [...state.adjustments, { unit: known(state, who), wins, points }] };
    }
    case "end":
      return { ...silenceAgrees(state), over: true };
    case "game":
      return withTable(state, entry, (table) => ({ ...table, game: entry.game }));
    case "late":
      return withTable(state, entry, (table) => ({ ...table, late: true }));
    case "forfeit":
      return withTable(state, entry, (table) => forfeited(setup, table, entry.absent));
    case "confirm":
    case "dispute":
      return withTable(state, entry, (table) => answered(table, entry));
    case "result":
      return withTable(state, entry, (table) => {
        if (table.state === "confirmed") return table;
        const { by, game = table.game } = entry;
        const outcome = outcomeOf(setup, state, table, entry);
        const after =
          by === undefined || setup.settings.confirm === "none"
            ? decided(table, outcome)
            : claimed(state, table, outcome, by);
        return { ...after, game };
      });
  }
}

/** A unit that certainly is part of the evening. */
function known(state: EveningState, id: string): Index {
  const index = indexOf(state, id);
  if (index === undefined) throw new RangeError(`nobody has the id ${id} this evening`);
  return index;
}

const withUnit = (
  state: EveningState,
  index: Index,
  change: Partial<EveningState["now"][number]>,
): EveningState => ({
  ...state,
  now: state.now.map((unit, at) => (at === index ? { ...unit, ...change } : unit)),
});

const withRound = (
  state: EveningState,
  number: number,
  change: (round: RoundState) => RoundState,
): EveningState => ({
  ...state,
  rounds: state.rounds.map((round, index) => (index === number - 1 ? change(round) : round)),
});

const withTable = (
  state: EveningState,
  at: { readonly round: number; readonly table: number },
  change: (table: TableState) => TableState,
): EveningState =>
  withRound(state, at.round, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.table === at.table ? change(table) : table)),
  }));

/** A newcomer does not sit down to watch, and going away earns nothing. */
const mostRests = ({ now }: EveningState): number =>
  Math.max(0, ...now.filter(({ here }) => here).map(({ rests }) => rests));

function added(setup: Setup, state: EveningState, entry: Add): EveningState {
  const unit: Unit = "pair" in entry ? entry.pair : asUnit(entry.person);
  const allAlong = state.rounds.length === 0;
  const after = {
    ...state,
    units: [...state.units, unit],
    now: [...state.now, { here: true, asked: false, rests: mostRests(state), allAlong }],
  };
  return inLine(setup, after, state.units.length);
}

function came(setup: Setup, state: EveningState, index: Index): EveningState {
  const rests = Math.max(state.now[index]?.rests ?? 0, mostRests(state));
  return inLine(setup, withUnit(state, index, { here: true, rests }), index);
}

function went(state: EveningState, index: Index): EveningState {
  const without = (units: readonly Index[]) => units.filter((each) => each !== index);
  const { waiting, since } = state.line;
  return {
    ...withUnit(state, index, { here: false, asked: false, allAlong: false }),
    line: { waiting: without(waiting), since: without(since) },
  };
}

/** Whoever comes during a game waits behind those who wait; after its result, behind those who played it, too. */
function inLine({ form }: Setup, state: EveningState, index: Index): EveningState {
  if (form !== "table") return state;
  const [playing] = state.rounds.at(-1)?.tables ?? [];
  const { waiting, since } = state.line;
  if (playing?.state !== "open") return { ...state, line: { waiting, since: [...since, index] } };
  if (playing.sides.some((side) => side.includes(index))) return state;
  return { ...state, line: { waiting: [...waiting, index], since } };
}

/** Silence is agreement: results that nobody disputed by the next round are confirmed. */
const silenceAgrees = (state: EveningState): EveningState => ({
  ...state,
  rounds: state.rounds.map((round) =>
    round.tables.some((table) => table.state === "entered")
      ? {
          ...round,
          tables: round.tables.map((table) =>
            table.state === "entered" ? { ...table, state: "confirmed" } : table,
          ),
        }
      : round,
  ),
});

function seated(
  { settings }: Setup,
  state: EveningState,
  { tables, rest = [], lot = 0 }: WrittenRound,
): EveningState {
  const resting = rest.map((id) => known(state, id));
  // The rests of the spare are not counted.
  const rested = new Set(resting.filter((unit) => state.units[unit]?.id !== settings.spare));
  const asked = resting.filter((unit) => state.now[unit]?.asked);
  const round: RoundState = {
    lot,
    time: false,
    tables: tables.map((table) => ({
      table: table.table,
      sides: sidesOf(table, "").map((side) => side.map(({ id }) => known(state, id))),
      state: "open",
      outcome: undefined,
      claims: [],
      late: false,
    })),
    rest: resting,
    asked,
    busy: [...late(state).units.keys()],
  };
  return {
    ...state,
    rounds: [...state.rounds, round],
    now: state.now.map((unit, index) => ({
      ...unit,
      asked: false,
      rests: unit.rests + (rested.has(index) ? 1 : 0),
    })),
    line: { waiting: resting, since: [] },
  };
}
