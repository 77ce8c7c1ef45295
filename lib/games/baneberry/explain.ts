import type { Say } from "../../rules/game-types";
import { closingOf, handWinners } from "../../rules/hands/closing";
import { isAway, seatOf, seatsOf, seatsPlaying } from "../../rules/people/table";
import { moneyMoved } from "../../rules/score/money";
import {
  type Explained,
  handTerm,
  moneyTerms,
  othersTerms,
  restTerm,
  type Term,
} from "../../rules/score/terms";
import { type BaneberryEntry, type Hand, pointsOf } from "./entries";
import { applyBaneberry, type BaneberryState, bonusForGoingOut, scoredBy } from "./state";
import { type BaneberryTable, baneberryCounted } from "./table";
import type { en } from "./words.en";

/** How an entry comes to its points, or in cash mode to its money. */
export function explainBaneberry(
  table: BaneberryTable,
  state: BaneberryState,
  entry: BaneberryEntry,
  say: Say<typeof en>,
): Explained {
  const only = (player: string, terms: readonly Term[]) =>
    seatsOf(table).map((seat) => (seat === seatOf(table, player) ? terms : []));
  switch (entry.kind) {
    case "run": {
      const label = entry.ends ? say.game.endsTerm({ ends: entry.ends }) : say.game.scoredTerm;
      return { points: only(entry.player, [{ label, value: pointsOf(entry) }]) };
    }
    case "missed-knock":
      return table.options.mode === "cash"
        ? {
            points: [],
            money: only(entry.player, [{ label: say.game.knockPenalty, value: -table.options.ante }]),
          }
        : { points: [] };
    case "passed":
      return { points: [] };
    case "hand":
      return table.options.mode === "cash"
        ? { points: [], money: cashTerms(table, state, entry, say) }
        : { points: handTerms(table, entry, say) };
  }
}

function handTerms(table: BaneberryTable, { out, left }: Hand, { kernel }: Say<typeof en>): Term[][] {
  const counted = baneberryCounted(table);
  const closing = closingOf(table, counted, seatsPlaying(table), { out, left });
  const winners = handWinners(closing);
  const scored = scoredBy(closing, winners);
  return seatsOf(table).map((seat) => {
    if (!winners.includes(seat)) return [];
    const terms = [
      ...othersTerms(table, counted, closing, left, seat, kernel),
      closing.out === undefined
        ? handTerm(table, counted, left, seat, kernel.ownHand, -1)
        : { label: kernel.goingOut, value: bonusForGoingOut },
    ];
    return [...terms, ...restTerm(terms, scored, kernel.dividedAmong({ hands: winners.length }))];
  });
}

function cashTerms(
  table: BaneberryTable,
  state: BaneberryState,
  entry: Hand,
  { game, kernel }: Say<typeof en>,
): Term[][] {
  const after = applyBaneberry(table, state, entry).state;
  const antes = seatsOf(table).map((seat) => (isAway(table, seat) ? 0 : table.options.ante));
  const labels = { paid: game.anteTerm, won: kernel.fromThePool };
  return moneyTerms(moneyMoved(state.purse, after.purse), antes, labels);
}
