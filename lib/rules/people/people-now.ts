import type { GameTypes } from "../game-types";
import type { Problem } from "../problem";
import type { Tally } from "../rules";
import type { PeopleNow } from "./people";
import { joinProblems, leaveProblems, type PeopleMoment, returnProblems } from "./people-check";
import { beginsWith, resumesWith, returned } from "./people-move";
import { seatsOf, seatsPlaying, type Table } from "./table";

/**
 * Who may join or leave at a moment, and with what score. `tallyOf` is the game's; `over` is the problem once the
 * game is over.
 */
export function peopleNow<G extends GameTypes>(
  moment: PeopleMoment<G>,
  tallyOf: (table: Table<G["options"]>, state: G["state"]) => Tally,
  over: Problem | undefined,
): PeopleNow {
  const { people, table, state } = moment;
  const { totals, purse } = tallyOf(table, state);
  const seating = [...seatsOf(table), undefined];
  const sat = people && tallyOf(table, people.seat(table, state, seating, 0)).purse;
  const begins = {
    zero: beginsWith(moment, totals, "zero"),
    average: beginsWith(moment, totals, "average"),
    highest: beginsWith(moment, totals, "highest"),
  };
  const leaving = seatsPlaying(table).flatMap((seat) => {
    const player = table.players[seat];
    const stake = people?.stakeIn?.(table, state, seat);
    return player ? [{ player, not: leaveProblems(moment), stake }] : [];
  });
  const returning = (table.away ?? []).flatMap(({ seat }) => {
    const player = table.players[seat];
    const own = resumesWith(moment, totals, "own", seat);
    const back = returned(moment, seat, own);
    const paid = tallyOf(back.table, back.state).purse;
    const pays = purse && paid ? (purse.balances[seat] ?? 0) - (paid.balances[seat] ?? 0) : undefined;
    return player ? [{ player, not: returnProblems(moment, seat), begins: { own, ...begins }, pays }] : [];
  });
  return {
    allowsChanges: people !== undefined,
    joinProblems: over ? [over] : joinProblems(moment),
    begins,
    pays: purse && sat ? -(sat.balances.at(-1) ?? 0) : undefined,
    leaving: over ? [] : leaving,
    returning: over ? [] : returning,
  };
}
