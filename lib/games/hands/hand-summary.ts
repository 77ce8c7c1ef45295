import { isPlaying, namesOf } from "../../rules/people/parties";
import type { Seat } from "../../rules/people/table";
import { partiesOf, scored } from "../../rules/score/race";
import type { HandSummary } from "../../rules/score/tallied";
import type { Hand } from "./entries";
import type { HandsTable } from "./options";
import { endOf, type HandsState, termsOf, winnerOf, worthOf } from "./state";
import { text } from "./texts";

/** The summary of a hand: who won it, what it did to the run, and whether it sent everybody back. */
export function handSummary(table: HandsTable, state: HandsState, entry: Hand): HandSummary<Seat> {
  const { match, target, tieAdds } = table.options;
  const parties = partiesOf(table);
  const winner = winnerOf(table, entry);
  if (winner === undefined) {
    const worth = tieAdds ? worthOf(table, state, "plain") + 1 : undefined;
    return { winners: [], sentBack: false, text: text("tied-hand", { worth }) };
  }
  const { totals } = state;
  const after = scored(totals, termsOf(table, state, entry));
  const others = [...parties.keys()].filter(
    (party) => party !== winner && isPlaying(table, parties[party] ?? []),
  );
  const longest = Math.max(0, ...others.map((party) => totals[party] ?? 0));
  const broken =
    match === "in-a-row" ? others.find((party) => longest > 0 && totals[party] === longest) : undefined;
  const isReset =
    match === "while-zero" && others.some((party) => (totals[party] ?? 0) > (after[party] ?? 0));
  return {
    winners: parties[winner] ?? [],
    sentBack: broken !== undefined || isReset,
    text: text("won-hand", {
      names: namesOf(table, parties[winner]),
      how: endOf(entry),
      won: after[winner] ?? 0,
      others: others.map((party) => after[party] ?? 0),
      broke: broken === undefined ? undefined : { names: namesOf(table, parties[broken]), hands: longest },
      isReset,
      isLast: (after[winner] ?? 0) >= target,
    }),
  };
}
