import { isPlaying } from "../../rules/people/parties";
import type { Seat } from "../../rules/people/table";
import type { Prospect } from "../../rules/score/prospects";
import { partiesOf } from "../../rules/score/race";
import { ways } from "./entries";
import type { HandsTable } from "./options";
import { type HandsState, worthOf } from "./state";

/** Who wins the game by winning the hand, and who breaks such a run. */
export function handsProspects(table: HandsTable, state: HandsState): Prospect<Seat>[] {
  const worths = ([...ways, "blocked"] as const).map((how) => worthOf(table, state, how));
  const parties = partiesOf(table).flatMap((party, index) =>
    isPlaying(table, party)
      ? [
          {
            who: party[0] ?? 0,
            worth: worthToWin(table, state, index),
            breaks: breaksRun(table, state, index),
          },
        ]
      : [],
  );
  const isNear = parties.some(({ worth }) => worth <= Math.max(...worths));
  return parties.flatMap(({ who, worth, breaks }): Prospect<Seat>[] => [
    ...(worth <= Math.max(...worths)
      ? [{ type: "hand-wins" as const, who, worth, any: worth <= Math.min(...worths) }]
      : []),
    ...(breaks && isNear ? [{ type: "breaks-run" as const, who }] : []),
  ]);
}

const breaksRun = (table: HandsTable, { totals }: HandsState, party: number): boolean =>
  table.options.match === "in-a-row" &&
  partiesOf(table).some(
    (seats, other) => other !== party && isPlaying(table, seats) && (totals[other] ?? 0) > 0,
  );

/** What the hand must be worth for a party to win the game with it. */
function worthToWin(table: HandsTable, state: HandsState, party: number): number {
  const { target, broken } = table.options;
  if (!breaksRun(table, state, party)) return target - (state.totals[party] ?? 0);
  return broken === "one" ? target : Number.POSITIVE_INFINITY;
}
