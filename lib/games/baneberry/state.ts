import { type Closing, closingOf, handWinners } from "../../rules/hands/closing";
import { type Seat, seatOf, seatsOf, seatsPlaying } from "../../rules/people/table";
import type { Step } from "../../rules/rules";
import { emptyPurse, moneyMoved, type Purse, payIn, payOut } from "../../rules/score/money";
import { type BaneberryEntry, type Hand, pointsOf } from "./entries";
import { type BaneberryTable, baneberryCounted } from "./table";

export interface BaneberryState {
  readonly hands: number;
  readonly totals: readonly number[];
  /** Used in cash mode only. */
  readonly purse: Purse;
  /** Seats that owe a pass for a missed knock, in seat order. */
  readonly mustPass: readonly Seat[];
  /** Whether anything was entered since the last hand ended, so that a hand is being played. */
  readonly midHand: boolean;
}

/** Source: the Baneberry text, 8b. */
export const bonusForGoingOut = 20;

export const baneberryStart = (table: BaneberryTable): BaneberryState => ({
  hands: 0,
  totals: seatsOf(table).map(() => 0),
  purse: emptyPurse(table.players.length),
  mustPass: [],
  midHand: false,
});

export function applyBaneberry(
  table: BaneberryTable,
  state: BaneberryState,
  entry: BaneberryEntry,
): Step<BaneberryState> {
  switch (entry.kind) {
    case "run": {
      const scorer = seatOf(table, entry.player);
      const totals = state.totals.map((total, seat) => (seat === scorer ? total + pointsOf(entry) : total));
      return { state: { ...state, totals, midHand: true } };
    }
    case "missed-knock": {
      const owing = seatsOf(table).filter((seat) => seat === seatOf(table, entry.player));
      const cash = table.options.mode === "cash";
      return {
        state: {
          ...state,
          purse: cash ? payIn(state.purse, owing, table.options.ante) : state.purse,
          mustPass: [...new Set([...state.mustPass, ...owing])].sort((a, b) => a - b),
          midHand: true,
        },
      };
    }
    case "passed": {
      const passing = seatOf(table, entry.player);
      return { state: { ...state, mustPass: state.mustPass.filter((seat) => seat !== passing) } };
    }
    case "hand":
      return table.options.mode === "cash"
        ? applyCashHand(table, state, entry)
        : applyPointsHand(table, state, entry);
  }
}

function applyPointsHand(table: BaneberryTable, state: BaneberryState, entry: Hand): Step<BaneberryState> {
  const closing = closingOf(table, baneberryCounted(table), seatsPlaying(table), entry);
  const winners = handWinners(closing);
  const scored = scoredBy(closing, winners);
  const points = state.totals.map((_, seat) => (winners.includes(seat) ? scored : 0));
  const totals = state.totals.map((total, seat) => total + (points[seat] ?? 0));
  const after = { ...state, hands: state.hands + 1, totals, mustPass: [], midHand: false };
  return { state: after, round: { points } };
}

/**
 * Out: the others' hands and the bonus. Blocked: the others' hands minus the winner's own; tied hands divide what one
 * of them alone would have scored, dropping the fraction (a ruling).
 */
export function scoredBy({ out, pips, sum }: Closing, winners: readonly Seat[]): number {
  const own = pips[winners[0] ?? 0] ?? 0;
  return out === undefined ? Math.floor((sum - 2 * own) / winners.length) : sum + bonusForGoingOut;
}

/** Everybody antes when a hand is recorded. The winners divide the pool; odd cents stay in it (a ruling). */
function applyCashHand(table: BaneberryTable, state: BaneberryState, entry: Hand): Step<BaneberryState> {
  const playing = seatsPlaying(table);
  const winners = handWinners(closingOf(table, baneberryCounted(table), playing, entry));
  const purse = payOut(payIn(state.purse, playing, table.options.ante), winners, "stay");
  return {
    state: { ...state, hands: state.hands + 1, purse, mustPass: [], midHand: false },
    round: { points: state.totals.map(() => 0), money: moneyMoved(state.purse, purse) },
  };
}
