import type { Position } from "@/lib/rules/game";
import { counterpart, playersByParty } from "@/lib/rules/people/parties";
import type { Player } from "@/lib/rules/people/table";
import type { Log } from "@/lib/rules/play/log";
import { isRecord } from "@/lib/rules/record";
import type { Opened } from "@/lib/rules/rules";
import type { Text } from "@/lib/rules/text";

/** Points, and minor units won less paid in a game with money. */
export interface Amount {
  readonly points: number;
  readonly money: number;
}

/** By column; undefined for those who did not take part. */
type ByColumn<Value> = readonly (Value | undefined)[];

/** What one hand or round added, or the notes between two of them. */
export interface RoundsRow {
  /** The hand or round, counted from 1; undefined for notes between rounds and for what was there before the first. */
  readonly round: number | undefined;
  /** The indices in the log of its entries, including those that were taken back. */
  readonly lines: readonly number[];
  /** The notes between rounds that still count. */
  readonly notes: readonly Text[];
  /** Whether there are entries that are scored during a hand. */
  readonly inPlay: boolean;
  readonly opened: Opened | undefined;
  /** Who went out, and for which column. */
  readonly out: { readonly name: string; readonly column: number } | undefined;
  /** Whose the columns were then, by the id of one of them: others may sit there now. */
  readonly who: readonly string[];
  readonly added: ByColumn<Amount>;
  /** Everybody's total after it. */
  readonly after: ByColumn<Amount>;
}

/**
 * When a player joined, left, or went out of the game, as a number of rounds that had been played; undefined: never.
 */
export interface Presence {
  readonly came: number | undefined;
  readonly left: number | undefined;
  readonly fell: number | undefined;
}

/** A game round by round, like a score sheet. The values of all rows add up to the totals. */
export interface RoundsTable {
  /** Who shares a column: partners, or one player; including those who left. */
  readonly columns: readonly (readonly Player[])[];
  /** Whether points are counted in this game, or only money. */
  readonly hasPoints: boolean;
  readonly hasMoney: boolean;
  /** Whether money decides the places. */
  readonly byMoney: boolean;
  readonly rows: readonly RoundsRow[];
  readonly totals: readonly Amount[];
  readonly ranks: ByColumn<number>;
  readonly presence: readonly Presence[];
}

/** The score sheet of a game. All numbers are the log's; nothing is counted here. */
export function roundsTable(log: Log): RoundsTable {
  const { position } = log;
  const columns = playersByParty(position);
  // Partners share everything: the values of one of them are the column's.
  const players = columns.flatMap(([player]) => player ?? []);
  const first = log.before(0) ?? position;
  const whoAt = (at: Position) => players.map(({ id }) => counterpart(at, position, id));
  const start = amountsOf(first, whoAt(first));
  const rows: RoundsRow[] = start.some((amount) => amount && (amount.points !== 0 || amount.money !== 0))
    ? [{ ...noRound, lines: [], who: whoAt(first), added: start, after: start }]
    : [];
  const moments: { readonly rounds: number; readonly at: Position }[] = [{ rounds: 0, at: first }];
  let rounds = 0;
  let noted: number[] = [];
  let before = first;
  const close = (
    at: Position,
    entry: Omit<RoundsRow, "lines" | "who" | "added" | "after">,
    lines: number[],
  ) => {
    const who = whoAt(at);
    rows.push({ ...entry, lines, who, added: changes(at, before, whoAt), after: amountsOf(at, who) });
    before = at;
  };
  const closeNoted = (at: Position) => {
    const notes = noted.flatMap((index) => noteOf(log, index));
    const inPlay = noted.some((index) => isInPlay(log, index));
    if (noted.length > 0) close(at, { ...noRound, notes, inPlay }, noted);
    noted = [];
  };
  for (const [index, line] of log.lines.entries()) {
    if (line.type !== "entry") continue;
    const at = log.before(index + 1) ?? position;
    const closes = log.roundOf(index) !== undefined;
    if (closes) {
      const then = log.before(index) ?? first;
      closeNoted(then);
      rounds++;
      const out = outIn(then, line.effective, columns, position);
      close(at, { ...noRound, round: rounds, opened: then.opened(line.effective), out }, [index]);
    } else noted.push(index);
    moments.push({ rounds, at });
  }
  closeNoted(position);
  const standing = position.standing();
  const totals = players.map(({ id }) => amountOf(standing, id));
  const hasMoney = Object.keys(standing.balances).length > 0;
  return {
    columns,
    hasPoints: !hasMoney || rows.some(({ added }) => added.some((amount) => amount && amount.points !== 0)),
    hasMoney,
    byMoney: position.about.rankedBy === "money",
    rows,
    totals,
    ranks: players.map(({ id }) => standing.standings.find(({ player }) => player === id)?.rank),
    presence: players.map(({ id }) => presenceOf((at) => counterpart(at, position, id), moments)),
  };
}

const noRound = { round: undefined, notes: [], inPlay: false, opened: undefined, out: undefined };

function noteOf(log: Log, index: number): Text[] {
  const line = log.lines[index];
  if (line?.type !== "entry" || line.effective === undefined) return [];
  const note = log.before(index)?.describe(line.effective);
  return note ? [note] : [];
}

/** Somebody may sit there now in place of who went out then. */
function outIn(
  then: Position,
  entry: unknown,
  columns: RoundsTable["columns"],
  now: Position,
): RoundsRow["out"] {
  const out = then.hands(entry)?.entered.out;
  const player = then.players.find(({ id }) => id === out);
  if (!player) return undefined;
  const holder = counterpart(now, then, player.id);
  const column = columns.findIndex((players) => players.some(({ id }) => id === holder));
  return { name: player.name, column };
}

function isInPlay(log: Log, index: number): boolean {
  const line = log.lines[index];
  const effective = line?.type === "entry" && isRecord(line.effective) ? line.effective : undefined;
  const prompts = log.before(index)?.prompts() ?? [];
  return prompts.some(({ kind, when }) => when === "play" && kind === effective?.kind);
}

const amountOf = ({ totals, balances }: ReturnType<Position["standing"]>, id: string): Amount => ({
  points: totals[id] ?? 0,
  money: balances[id] ?? 0,
});

/** The totals of everybody who plays. */
function amountsOf(at: Position, who: readonly string[]): ByColumn<Amount> {
  const standing = at.standing();
  return who.map((id) => (plays(at, id) ? amountOf(standing, id) : undefined));
}

/**
 * How much each total has changed, for everybody who played before or plays now; not for those who were eliminated
 * before, unless money still went to them.
 */
function changes(
  at: Position,
  before: Position,
  whoAt: (at: Position) => readonly string[],
): ByColumn<Amount> {
  const [now, then, had] = [at.standing(), before.standing(), whoAt(before)];
  return whoAt(at).map((id, column) => {
    const other = had[column] ?? id;
    if (!plays(at, id) && !plays(before, other)) return undefined;
    const [is, was] = [amountOf(now, id), amountOf(then, other)];
    const added = { points: is.points - was.points, money: is.money - was.money };
    const isOut = isEliminated(before, other) && isEliminated(at, id);
    return isOut && added.points === 0 && added.money === 0 ? undefined : added;
  });
}

const plays = ({ players, gone }: Position, id: string): boolean =>
  !gone.has(id) && players.some((player) => player.id === id);

/** The place of those out of the game is not decided by their total. */
const isEliminated = (at: Position, id: string): boolean => at.behind()[id] === undefined;

function presenceOf(
  idAt: (at: Position) => string,
  moments: readonly { readonly rounds: number; readonly at: Position }[],
): Presence {
  const isBehind = ({ at }: (typeof moments)[number]) => !isEliminated(at, idAt(at));
  const there = moments.map(({ at }) => plays(at, idAt(at)));
  const last = moments.at(-1);
  const lastThere = there.lastIndexOf(true);
  const lastBehind = moments.findLastIndex(isBehind);
  return {
    came: there[0] ? undefined : moments[there.indexOf(true)]?.rounds,
    left: last && there.at(-1) ? undefined : moments[lastThere + 1]?.rounds,
    fell: last && there.at(-1) && !isBehind(last) ? moments[lastBehind + 1]?.rounds : undefined,
  };
}

/** How many hands or rounds were played: the last may have ended the game by what was scored during it. */
export const roundsPlayed = ({ rows }: RoundsTable): number =>
  rows.filter(({ round }) => round !== undefined).length + Number(rows.at(-1)?.inPlay ?? false);

/** The content of a row between the rounds: amounts, notes alone, or nothing that still counts. */
export const contentOf = ({ added, notes }: RoundsRow): "amounts" | "notes" | undefined =>
  added.some((amount) => amount && (amount.points !== 0 || amount.money !== 0))
    ? "amounts"
    : notes.length > 0
      ? "notes"
      : undefined;
