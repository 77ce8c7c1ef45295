import type { LeaguePayment } from "@/lib/league/money/ledger";
import { personIn } from "@/lib/league/roster/roster";
import type { Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";

/**
 * The payments of a league that meet a condition, those of a day summed. `person`: under whom their sides are counted,
 * those whom the league's players count as where it is left out.
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
    ...{ ...payment, payer: person(payer), receiver: person(receiver), amount: _sum.amount ?? 0 },
  }));
}
