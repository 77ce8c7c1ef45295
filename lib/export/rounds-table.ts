import type { ReplayResult } from "@/lib/rules/replay-result";
import type { Player } from "@/lib/rules/table";

/** What every player has of one row: points, and money in minor units; undefined for who was not there. In seat order. */
export interface RoundsRow {
  readonly points: readonly (number | undefined)[];
  readonly money: readonly (number | undefined)[];
}

/** A game round by round. The sums of all rows are the totals. */
export interface RoundsTable {
  /** Whether points are counted in this game, or only money. */
  readonly hasPoints: boolean;
  readonly hasMoney: boolean;
  readonly rounds: readonly RoundsRow[];
  /** What was scored or paid outside the rounds: runs, penalties, stars, stakes. Undefined when nothing was. */
  readonly besides: RoundsRow | undefined;
  readonly totals: RoundsRow;
}

/** The rounds of a game as rows; the counting is the replay's, nothing is counted anew. */
export function roundsTable(result: ReplayResult, players: readonly Player[]): RoundsTable {
  const row = (
    points: Readonly<Record<string, number>>,
    money: Readonly<Record<string, number>>,
  ): RoundsRow => ({ points: seated(points, players), money: seated(money, players) });
  const rounds = result.rounds.map(({ points, money }) => row(points, money));
  const totals = row(result.totals, result.balances);
  const rest = rounds.reduce(less, totals);
  const isSomething = [...rest.points, ...rest.money].some((value) => value !== 0);
  const hasMoney = Object.keys(result.balances).length > 0;
  const hasPoints = !hasMoney || [...totals.points, ...rounds.flatMap(({ points }) => points)].some(Boolean);
  return { hasPoints, hasMoney, rounds, besides: isSomething ? rest : undefined, totals };
}

const seated = (values: Readonly<Record<string, number>>, players: readonly Player[]) =>
  players.map(({ id }) => (Object.hasOwn(values, id) ? values[id] : undefined));

const minus = (from: RoundsRow["points"], take: RoundsRow["points"]): number[] =>
  from.map((value, seat) => (value ?? 0) - (take[seat] ?? 0));

const less = (from: RoundsRow, take: RoundsRow): RoundsRow => ({
  points: minus(from.points, take.points),
  money: minus(from.money, take.money),
});
