import { seatOf, seatsOf } from "../../rules/people/table";
import { moneyMoved } from "../../rules/score/money";
import { type Explained, leftTerms, moneyTerms } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import type { PoolEntry } from "./entries";
import { applyPool, isHundredUp, type PoolState, seatsIn, starTotal } from "./state";
import { type PoolTable, poolCounted } from "./table";
import { text } from "./texts";

/** The terms of an entry's points and money. Any entry can decide the game, and then the pool is paid out. */
export function explainPool(table: PoolTable, state: PoolState, entry: PoolEntry): Explained {
  const after = applyPool(table, state, entry).state;
  const moved = moneyMoved(state.purse, after.purse);
  const won = kernelText("from-the-pool");
  if (entry.kind === "star") {
    const starring = entry.take ? seatOf(table, entry.player) : undefined;
    const total = starTotal(state);
    return {
      points: seatsOf(table).map((seat) =>
        seat === starring
          ? [{ label: text("back-in-at", { total }), value: total - (state.totals[seat] ?? 0) }]
          : [],
      ),
      money: moneyTerms(
        moved,
        seatsOf(table).map((seat) => (seat === starring ? table.options.starCost : 0)),
        { paid: text("star-paid"), won },
      ),
    };
  }
  if (isHundredUp(table))
    return {
      points: leftTerms(table, poolCounted, seatsIn(state), entry),
      money: moneyTerms(moved, [], { paid: text("stake-paid"), won }),
    };
  const playing = seatsIn(state);
  const stakes = seatsOf(table).map((seat) => (playing.includes(seat) ? table.options.stake : 0));
  return { points: [], money: moneyTerms(moved, stakes, { paid: text("stake-paid"), won }) };
}
