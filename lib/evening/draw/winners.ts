import type { Index } from "../state";
import type { DrawContext } from "./context";
import { isLess } from "./cost";
import { costOfSeating } from "./local";
import type { Proposal } from "./proposal";

const seats = 4;

/** Winners stay, the others wait in line: nobody overtakes anybody who waits. */
export function nextAtTable(context: DrawContext): Proposal | undefined {
  const { lot } = context;
  if (lot.length < seats) return undefined;
  const last = context.state.rounds.at(-1);
  const { stayers, line } = last ? lineAfter(context) : { stayers: [], line: lot };
  const newcomers = line.slice(0, seats - stayers.length);
  const rest = line.slice(newcomers.length);
  const built = [...stayers, ...newcomers];
  return {
    seated: built,
    rest,
    search: undefined,
    tables: () => [{ table: 1, sides: last ? paired(context, stayers.length, built) : inPairs(built, 1) }],
  };
}

/** Who stays, and the line: who waited, the losers, winners who leave, who came after the result. */
function lineAfter(context: DrawContext): {
  readonly stayers: readonly Index[];
  readonly line: readonly Index[];
} {
  const { state, setup } = context;
  const [table] = state.rounds.at(-1)?.tables ?? [];
  const { waiting, since } = state.line;
  const came = new Set(since);
  const isIn = (unit: Index): boolean => (state.now[unit]?.here ?? false) && !came.has(unit);
  const of = (side: number): Index[] => (table?.sides[side] ?? []).filter(isIn);
  const won = table?.outcome?.won ?? 0;
  const isAnybodyWaiting = context.lot.some((unit) => !table?.sides.flat().includes(unit));
  const { limit } = setup.settings;
  const mustLeave = (unit: Index): boolean =>
    limit > 0 && isAnybodyWaiting && context.ranking.tally(unit).run >= limit;
  const winners = of(won);
  return {
    stayers: winners.filter((unit) => !mustLeave(unit)),
    line: [
      ...waiting,
      ...inTurn(context, of(1 - won)),
      ...inTurn(context, winners.filter(mustLeave)),
      ...since,
    ],
  };
}

/** Why one of two who leave together goes first: fewer games; a rest that is longer ago; the lot. */
export type GoesFirst = "games" | "rest" | "lot";

const turn: Readonly<Record<GoesFirst, (context: DrawContext, unit: Index) => number>> = {
  games: ({ ranking }, unit) => ranking.tally(unit).games,
  rest: ({ history }, unit) => history.lastRest(unit),
  lot: (context, unit) => context.place(unit),
};
const reasons = Object.keys(turn) as GoesFirst[];

const compared = (context: DrawContext, why: GoesFirst, [a, b]: readonly [Index, Index]): number =>
  turn[why](context, a) - turn[why](context, b);

export const whyFirst = (context: DrawContext, pair: readonly [Index, Index]): GoesFirst | undefined =>
  reasons.find((why) => compared(context, why, pair) !== 0);

const inTurn = (context: DrawContext, leaving: readonly Index[]): Index[] =>
  leaving.toSorted((a, b) => compared(context, whyFirst(context, [a, b]) ?? "lot", [a, b]));

/** The first with this partner, against the others. */
function inPairs(units: readonly Index[], partner: number): Index[][] {
  const [first = -1, ...others] = units;
  const beside = others[partner - 1] ?? -1;
  return [[first, beside], others.filter((unit) => unit !== beside)];
}

/** Two who stay play together, or with `split` apart; else all ways count, and of equals the first with the first. */
function paired(context: DrawContext, stayers: number, built: readonly Index[]): Index[][] {
  const { split } = context.setup.settings;
  const partners = stayers === 2 ? (split ? [2, 3] : [1]) : [1, 2, 3];
  // When they sat together does not matter here, only how often.
  const costs = context.costs(built, { partnerAgain: 0, rivalAgain: 0 });
  const ways = partners.map((partner) => {
    const sides = inPairs(built, partner);
    const places = sides.map((side) => side.map((unit) => costs.units.indexOf(unit)));
    return { sides, cost: costOfSeating(costs, [places]) };
  });
  return ways.reduce((best, way) => (isLess(way.cost, best.cost) ? way : best)).sides;
}
