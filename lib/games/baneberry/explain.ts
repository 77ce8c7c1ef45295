import { closingOf, handWinners } from "../../rules/hands/closing";
import { idOf, isAway, seatOf, seatsOf, seatsPlaying } from "../../rules/people/table";
import { moneyMoved } from "../../rules/score/money";
import {
  type Explained,
  handTerm,
  moneyTerms,
  othersTerms,
  restTerm,
  type Term,
} from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { type BaneberryEntry, type Hand, pointsOf } from "./entries";
import { applyBaneberry, type BaneberryState, bonusForGoingOut, scoredBy } from "./state";
import { type BaneberryTable, baneberryCounted } from "./table";
import { text } from "./texts";

/** The terms of an entry's points, or in cash mode of its money. */
export function explainBaneberry(
  table: BaneberryTable,
  state: BaneberryState,
  entry: BaneberryEntry,
): Explained {
  const only = (player: string, terms: readonly Term[]) =>
    seatsOf(table).map((seat) => (seat === seatOf(table, player) ? terms : []));
  switch (entry.kind) {
    case "run": {
      const label = entry.ends ? text("ends-added", { ends: entry.ends }) : text("the-ends");
      return { points: only(entry.player, [{ label, value: pointsOf(entry) }]) };
    }
    case "missed-knock":
      return table.options.mode === "cash"
        ? {
            points: [],
            money: only(entry.player, [{ label: text("did-not-knock"), value: -table.options.ante }]),
          }
        : { points: [] };
    case "passed":
      return { points: [] };
    case "hand":
      return table.options.mode === "cash"
        ? { points: [], money: cashTerms(table, state, entry) }
        : { points: handTerms(table, entry) };
  }
}

function handTerms(table: BaneberryTable, { out, left }: Hand): Term[][] {
  const counted = baneberryCounted(table);
  const closing = closingOf(table, counted, seatsPlaying(table), { out, left });
  const winners = handWinners(closing);
  const scored = scoredBy(closing, winners);
  return seatsOf(table).map((seat) => {
    if (!winners.includes(seat)) return [];
    const terms = [
      ...othersTerms(table, counted, closing, left, seat),
      closing.out === undefined
        ? handTerm(counted, left, idOf(table, seat), kernelText("own-hand"), -1)
        : { label: kernelText("going-out"), value: bonusForGoingOut },
    ];
    return [...terms, ...restTerm(terms, scored, kernelText("divided-among", { hands: winners.length }))];
  });
}

function cashTerms(table: BaneberryTable, state: BaneberryState, entry: Hand): Term[][] {
  const after = applyBaneberry(table, state, entry).state;
  const antes = seatsOf(table).map((seat) => (isAway(table, seat) ? 0 : table.options.ante));
  const labels = { paid: text("ante-paid"), won: kernelText("from-the-pool") };
  return moneyTerms(moneyMoved(state.purse, after.purse), antes, labels);
}
