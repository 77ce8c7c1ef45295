import { isPlaying } from "../../rules/people/parties";
import type { Seat } from "../../rules/people/table";
import { isNear, minPaid, type Prospect } from "../../rules/score/prospects";
import { partiesOf } from "../../rules/score/race";
import { type CountTable, countedIn } from "./options";
import type { CountState } from "./state";

/** Who wins the game by going out, and with how many pips in the hands that then count. */
export function countProspects(table: CountTable, { totals, hands }: CountState): Prospect<Seat>[] {
  const { target, counts, exact, handSize, prizes, capicua, chuchazo, capicuaDoubles } = table.options;
  const hasExtras = capicua > 0 || chuchazo > 0 || capicuaDoubles;
  const parties = partiesOf(table);
  return parties.flatMap((party, index): Prospect<Seat>[] => {
    if (!isPlaying(table, party)) return [];
    const [who = 0, ...partners] = party;
    const losers = parties.filter((seats, other) => other !== index && isPlaying(table, seats)).flat();
    const whose = counts === "all" ? [...losers, ...partners] : losers;
    const paid = { counted: countedIn(table.options), each: handSize, hands: whose.length };
    const needed = target - (totals[index] ?? 0) - (prizes[hands] ?? 0);
    if (!exact && needed <= minPaid(paid)) return [{ type: "out-wins", who, unless: [] }];
    if (needed < minPaid(paid) || !isNear(paid, needed)) return [];
    const limits = {
      ...(exact && { exactly: true as const }),
      ...(hasExtras && { extrasAside: true as const }),
    };
    return [{ type: "out-wins-with", who, others: needed, whose, ...limits }];
  });
}
