import { DrawContext } from "../draw/context";
import { type GoesFirst, whyFirst } from "../draw/winners";
import type { EveningLog } from "../log";
import type { EveningMoment } from "../moment";
import { candidatesIn, counts, type EveningState, type Index, unitAt } from "../state";

/** How the game at the table ended, as its scoresheet says; without points, only who won is known. */
export interface Ended {
  /** The scoresheet's id. */
  readonly game: string;
  readonly won: 0 | 1;
  readonly points?: readonly [number, number] | undefined;
}

/** The table at home: the game that is played, or the one that comes next. */
export interface AtTable {
  readonly round: number;
  readonly table: number;
  /** Ids, by side; the first of the first side leads. */
  readonly sides: readonly (readonly string[])[];
  /** Who waits, in turn. */
  readonly waiting: readonly string[];
  /** Those of them who sit down next, whoever wins. */
  readonly next: readonly string[];
  /** Who sat there before and stays, if somebody sat there. */
  readonly stay: readonly string[];
  /** Of two who leave together: who goes to the queue first, and why; undefined if no two do, or in no such order. */
  readonly order: { readonly ids: readonly string[]; readonly why: GoesFirst } | undefined;
  /** The scoresheet that is played there. */
  readonly game: string | undefined;
  /** What has to be written before the table can play: the result of the last game, and this round. */
  readonly entries: readonly object[];
}

/** Why nobody plays. */
export type Nobody = "over" | "too-few";

/** `ended`: the game at the open table has ended, and its result is not written yet. */
export function atTable(log: EveningLog, ended?: Ended): AtTable | Nobody {
  const { state } = log.position;
  if (state.over) return "over";
  const fork = log.fork();
  const entries: object[] = [];
  const say = (entry: object): void => {
    if (fork.accept(entry).length === 0) entries.push(entry);
  };
  const open = openTable(state);
  if (open && ended && ended.game === open.game) say(resultOf(open, ended));
  const drawnFrom = fork.position;
  const before = lastSeats(drawnFrom.state);
  if (!openTable(fork.position.state)) {
    const draw = fork.draw();
    if ("problem" in draw) return "too-few";
    const { round, lot, tables, rest } = draw;
    say({ kind: "round", round, lot, tables, rest });
  }
  const { state: now } = fork.position;
  const table = openTable(now);
  if (!table) return "too-few";
  const idOf = (unit: Index): string => unitAt(now, unit).id;
  const waiting = waitingIn(now).map(idOf);
  const sides = table.sides.map((side) => side.map(idOf));
  const isNew = table.round > state.rounds.length;
  return {
    round: table.round,
    table: table.table,
    sides,
    waiting,
    next: sitNext(fork, waiting),
    stay: isNew ? sides.flat().filter((id) => before.includes(id)) : [],
    order: isNew ? orderOf(drawnFrom, waitingIn(now)) : undefined,
    game: table.game,
    entries,
  };
}

/** The entry of a result: who won, or the points where they say so. */
export function resultOf(
  { round, table }: Pick<AtTable, "round" | "table">,
  { won, points, game }: Pick<Ended, "won" | "points"> & { readonly game?: string | undefined },
): object {
  const says = points && points[0] !== points[1] && (points[0] > points[1] ? 0 : 1) === won;
  const outcome = says ? { points } : { won };
  return { kind: "result", round, table, ...outcome, ...(game !== undefined && { game }) };
}

function openTable({ rounds }: EveningState) {
  const table = rounds.at(-1)?.tables.find((each) => !counts(each));
  return table && { ...table, round: rounds.length };
}

/** Who sat at the table last, if they are still here. */
const lastSeats = (state: EveningState): string[] =>
  (state.rounds.at(-1)?.tables[0]?.sides.flat() ?? [])
    .filter((unit) => state.now[unit]?.here)
    .map((unit) => unitAt(state, unit).id);

/** Where winners stay, the losers go to the end of the queue, unless too few wait. */
function orderOf({ setup, state }: EveningMoment, waiting: readonly Index[]): AtTable["order"] {
  const table = state.rounds.at(-1)?.tables[0];
  const won = table?.outcome?.won;
  if (setup.settings.draw !== "winners" || (won !== 0 && won !== 1)) return undefined;
  const losers = table?.sides[won === 0 ? 1 : 0] ?? [];
  const [first, then] = waiting.filter((unit) => losers.includes(unit));
  if (first === undefined || then === undefined) return undefined;
  const why = whyFirst(new DrawContext(setup, state, 0), [first, then]);
  return why && { ids: [first, then].map((unit) => unitAt(state, unit).id), why };
}

/** In turn: who rests in this round, then who came since it was drawn. */
function waitingIn(state: EveningState): Index[] {
  const last = state.rounds.at(-1);
  const sitting = new Set(last?.tables.flatMap(({ sides }) => sides.flat()));
  const here = candidatesIn(state).filter((unit) => !sitting.has(unit));
  const line = [...(last?.rest ?? []), ...here].filter((unit) => here.includes(unit));
  return [...new Set(line)];
}

/** Whoever wins: who of those waiting sits at the table after this game. */
function sitNext(log: EveningLog, waiting: readonly string[]): string[] {
  const round = log.position.state.rounds.length;
  const table = log.position.state.rounds.at(-1)?.tables[0]?.table;
  const seated = ([0, 1] as const).map((won) => {
    const fork = log.fork();
    fork.accept({ kind: "result", round, table, won });
    const draw = fork.draw();
    return "problem" in draw ? [] : draw.tables.flatMap(({ sides = [] }) => sides.flat());
  });
  return waiting.filter((id) => seated.every((ids) => ids.includes(id)));
}
