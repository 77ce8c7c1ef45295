import type { Position } from "@/lib/rules/game";
import { playersByParty } from "@/lib/rules/people/parties";
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
  /** Who went out. */
  readonly out: string | undefined;
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
  const start = amountsOf(first, players);
  const rows: RoundsRow[] = start.some((amount) => amount && (amount.points !== 0 || amount.money !== 0))
    ? [{ ...noRound, lines: [], added: start, after: start }]
    : [];
  const moments: { readonly rounds: number; readonly at: Position }[] = [{ rounds: 0, at: first }];
  let rounds = 0;
  let noted: number[] = [];
  let before = first;
  const close = (at: Position, entry: Omit<RoundsRow, "lines" | "added" | "after">, lines: number[]) => {
    rows.push({ ...entry, lines, added: changes(at, before, players), after: amountsOf(at, players) });
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
      const out = then.hands(line.effective)?.entered.out ?? undefined;
      close(at, { ...noRound, round: rounds, opened: then.opened(line.effective), out }, [index]);
    } else noted.push(index);
    moments.push({ rounds, at });
  }
  closeNoted(position);
  const standing = position.standing();
  const totals = players.map((player) => amountOf(standing, player));
  const hasMoney = Object.keys(standing.balances).length > 0;
  return {
    columns,
    hasPoints: !hasMoney || rows.some(({ added }) => added.some((amount) => amount && amount.points !== 0)),
    hasMoney,
    byMoney: position.rankedBy === "money",
    rows,
    totals,
    ranks: players.map(({ id }) => standing.standings.find(({ player }) => player === id)?.rank),
    presence: players.map(({ id }) => presenceOf(id, moments)),
  };
}

const noRound = { round: undefined, notes: [], inPlay: false, opened: undefined, out: undefined };

function noteOf(log: Log, index: number): Text[] {
  const line = log.lines[index];
  if (line?.type !== "entry" || line.effective === undefined) return [];
  const note = log.before(index)?.describe(line.effective);
  return note ? [note] : [];
}

function isInPlay(log: Log, index: number): boolean {
  const line = log.lines[index];
  const effective = line?.type === "entry" && isRecord(line.effective) ? line.effective : undefined;
  const prompts = log.before(index)?.prompts() ?? [];
  return prompts.some(({ kind, when }) => when === "play" && kind === effective?.kind);
}

const amountOf = ({ totals, balances }: ReturnType<Position["standing"]>, { id }: Player): Amount => ({
  points: totals[id] ?? 0,
  money: balances[id] ?? 0,
});

/** The totals of everybody who plays. */
function amountsOf(at: Position, players: readonly Player[]): ByColumn<Amount> {
  const standing = at.standing();
  return players.map((player) => (plays(at, player.id) ? amountOf(standing, player) : undefined));
}

/** How much each total has changed, for everybody who played before or plays now. */
function changes(at: Position, before: Position, players: readonly Player[]): ByColumn<Amount> {
  const [now, then] = [at.standing(), before.standing()];
  return players.map((player) => {
    if (!plays(at, player.id) && !plays(before, player.id)) return undefined;
    const [is, was] = [amountOf(now, player), amountOf(then, player)];
    return { points: is.points - was.points, money: is.money - was.money };
  });
}

const plays = ({ players, gone }: Position, id: string): boolean =>
  !gone.has(id) && players.some((player) => player.id === id);

function presenceOf(
  id: string,
  moments: readonly { readonly rounds: number; readonly at: Position }[],
): Presence {
  const isBehind = ({ at }: (typeof moments)[number]) => at.behind()[id] !== undefined;
  const there = moments.map(({ at }) => plays(at, id));
  const last = moments.at(-1);
  const lastThere = there.lastIndexOf(true);
  const lastBehind = moments.findLastIndex(isBehind);
  return {
    came: there[0] ? undefined : moments[there.indexOf(true)]?.rounds,
    left: last && there.at(-1) ? undefined : moments[lastThere + 1]?.rounds,
    // Players whose place is not decided by their total: those out of the game.
    fell: last && there.at(-1) && !isBehind(last) ? moments[lastBehind + 1]?.rounds : undefined,
  };
}

/** The content of a row between the rounds: amounts, notes alone, or nothing that still counts. */
export const contentOf = ({ added, notes }: RoundsRow): "amounts" | "notes" | undefined =>
  added.some((amount) => amount && (amount.points !== 0 || amount.money !== 0))
    ? "amounts"
    : notes.length > 0
      ? "notes"
      : undefined;
