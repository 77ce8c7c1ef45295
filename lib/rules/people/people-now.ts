import type { GameTypes } from "../game-types";
import { gameOver, type Moment } from "../play/moment";
import type { PeopleNow, Replaceable } from "./people";
import {
  beginsRange,
  isFixed,
  joinProblems,
  leaveProblems,
  mayComeBackFor,
  returnProblems,
  seatsProblems,
} from "./people-check";
import { beginsWith, resumesWith, returned } from "./people-move";
import { seatsOf, seatsPlaying } from "./table";

/** Who may join or leave at a moment, and with what score. */
export function peopleNow<G extends GameTypes>(moment: Moment<G>): PeopleNow {
  const { rules, table, state, over } = moment;
  const { people } = rules;
  const { purse } = moment.tally;
  const seating = [...seatsOf(table), undefined];
  const sat = purse && rules.tally(table, people.seat(table, state, seating, 0)).purse;
  const begins = {
    zero: beginsWith(moment, "zero"),
    average: beginsWith(moment, "average"),
    highest: beginsWith(moment, "highest"),
  };
  const isOpen = !over && !isFixed(moment);
  const leaving = seatsPlaying(table).flatMap((seat) => {
    const player = table.players[seat];
    const stake = people.stakeIn?.(table, state, seat);
    return player ? [{ player, not: leaveProblems(moment), stake }] : [];
  });
  const returning = (isOpen ? (table.away ?? []) : []).flatMap(({ seat }) => {
    const player = table.players[seat];
    const own = resumesWith(moment, "own", seat);
    const back = returned(moment, seat, own);
    const paid = rules.tally(back.table, back.state).purse;
    const pays = purse && paid ? (purse.balances[seat] ?? 0) - (paid.balances[seat] ?? 0) : undefined;
    return player ? [{ player, not: returnProblems(moment, seat), begins: { own, ...begins }, pays }] : [];
  });
  return {
    substitutes: isFixed(moment) ? (over ? [] : replaceableAt(moment)) : undefined,
    seatsProblems: seatsProblems(moment),
    joinProblems: over ? [gameOver()] : joinProblems(moment),
    begins,
    own: beginsRange(moment),
    pays: purse && sat ? -(sat.balances.at(-1) ?? 0) : undefined,
    leaving: isOpen ? leaving : [],
    returning,
  };
}

/** In whose place somebody else can play, and who of those who were replaced can come back there. */
function replaceableAt<G extends GameTypes>(moment: Moment<G>): Replaceable[] {
  const { players, away = [] } = moment.table;
  return seatsPlaying(moment.table).flatMap((seat) => {
    const player = players[seat];
    const back = away
      .filter((each) => mayComeBackFor(moment, each.seat, seat))
      .flatMap((each) => players[each.seat] ?? []);
    return player ? [{ player, back }] : [];
  });
}
