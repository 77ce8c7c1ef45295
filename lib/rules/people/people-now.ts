import type { GameTypes } from "../game-types";
import { gameOver, type Moment } from "../play/moment";
import type { PeopleNow } from "./people";
import { beginsRange, joinProblems, leaveProblems, returnProblems } from "./people-check";
import { beginsWith, resumesWith, returned } from "./people-move";
import { seatsOf, seatsPlaying } from "./table";

/** Who may join or leave at a moment, and with what score. */
export function peopleNow<G extends GameTypes>(moment: Moment<G>): PeopleNow {
  const { rules, table, state, over } = moment;
  const { people } = rules;
  const { purse } = moment.tally;
  const seating = [...seatsOf(table), undefined];
  const sat = people && rules.tally(table, people.seat(table, state, seating, 0)).purse;
  const begins = {
    zero: beginsWith(moment, "zero"),
    average: beginsWith(moment, "average"),
    highest: beginsWith(moment, "highest"),
  };
  const leaving = seatsPlaying(table).flatMap((seat) => {
    const player = table.players[seat];
    const stake = people?.stakeIn?.(table, state, seat);
    return player ? [{ player, not: leaveProblems(moment), stake }] : [];
  });
  const returning = (table.away ?? []).flatMap(({ seat }) => {
    const player = table.players[seat];
    const own = resumesWith(moment, "own", seat);
    const back = returned(moment, seat, own);
    const paid = rules.tally(back.table, back.state).purse;
    const pays = purse && paid ? (purse.balances[seat] ?? 0) - (paid.balances[seat] ?? 0) : undefined;
    return player ? [{ player, not: returnProblems(moment, seat), begins: { own, ...begins }, pays }] : [];
  });
  return {
    allowsChanges: people !== undefined,
    joinProblems: over ? [gameOver()] : joinProblems(moment),
    begins,
    own: beginsRange(moment),
    pays: purse && sat ? -(sat.balances.at(-1) ?? 0) : undefined,
    leaving: over ? [] : leaving,
    returning: over ? [] : returning,
  };
}
