import { isPlaying } from "../../rules/people/parties";
import type { Seat } from "../../rules/people/table";
import { isNear, minPaid, type Prospect } from "../../rules/score/prospects";
import { partiesOf, type RaceState } from "../../rules/score/race";
import { counted, type FivesTable, isInPips, scoresIn } from "./options";

/** What wins the game immediately: a play, the last tile, or the hands that the others still hold. */
export function fivesProspects(table: FivesTable, { totals }: RaceState): Prospect<Seat>[] {
  return partiesOf(table).flatMap((party, index): Prospect<Seat>[] => {
    const [who = 0] = party;
    if (!isPlaying(table, party)) return [];
    const missing = table.options.target - (totals[index] ?? 0);
    return [
      ...byPlay(table, who, missing),
      ...byLastTile(table, who, missing),
      ...byHands(table, index, missing),
    ];
  });
}

/** The score that wins; undefined if none does. `scores`: all that can be made, the smallest first. */
const winning = ({ options }: FivesTable, scores: readonly number[], missing: number): number | undefined =>
  scores.find((score) => (options.exact ? score === missing : score >= missing));

const limit = ({ options }: FivesTable) => ({ ...(options.exact && { exactly: true as const }) });

function byPlay(table: FivesTable, who: Seat, missing: number): Prospect<Seat>[] {
  const points = winning(table, scoresIn(table.options), missing);
  return points === undefined ? [] : [{ type: "score-wins", who, points, ...limit(table) }];
}

/** With the point for going out. */
function byLastTile(table: FivesTable, who: Seat, missing: number): Prospect<Seat>[] {
  const { handEnd, exact } = table.options;
  if (handEnd !== "chip-out") return [];
  if (!exact && missing <= 1) return [{ type: "out-wins", who, unless: [] }];
  const points = winning(table, [0, ...scoresIn(table.options)], missing - 1);
  return points === undefined ? [] : [{ type: "last-tile-wins", who, points, ...limit(table) }];
}

/** The hands are rounded to fives, and too few of them hit an exact target to be worth mentioning. */
function byHands(table: FivesTable, party: number, missing: number): Prospect<Seat>[] {
  const { handEnd, exact, handSize } = table.options;
  if (handEnd !== "pips" || exact) return [];
  const parties = partiesOf(table);
  const who = parties[party]?.[0] ?? 0;
  const whose = parties.filter((seats, other) => other !== party && isPlaying(table, seats)).flat();
  const fives = Math.ceil(missing / (isInPips(table.options) ? 5 : 1));
  const needed = 5 * fives - 2;
  const paid = { counted, each: handSize, hands: whose.length };
  if (needed <= minPaid(paid)) return [{ type: "out-wins", who, unless: [] }];
  return isNear(paid, needed)
    ? [{ type: "out-wins-with", who, others: needed, whose, extrasAside: true }]
    : [];
}
