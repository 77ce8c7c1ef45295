import type { LeaguePayment } from "@/lib/league/money/ledger";
import { personIn } from "@/lib/league/roster/roster";
import type { Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";

/**
 * The payments of a league that meet a condition; several between the same two people on one day are summed. `person`
 * maps payer and receiver to the person they count as; by default, it follows merges.
 */
export async function paymentsOf(
  store: Store,
  league: Pick<LeagueRow, "id" | "players">,
  where: Prisma.LeaguePaymentWhereInput = {},
  person = personIn(league.players),
): Promise<LeaguePayment[]> {
  const sums = await store.leaguePayment.groupBy({
    by: ["payer", "receiver", "currency", "day"],
    where: { ...where, leagueId: league.id },
    orderBy: [{ payer: "asc" }, { receiver: "asc" }, { currency: "asc" }, { day: "asc" }],
    _sum: { amount: true },
  });
  return sums.map(({ payer, receiver, _sum, ...payment }) => ({
    ...payment,
    payer: person(payer),
    receiver: person(receiver),
    amount: _sum.amount ?? 0,
  }));
}
