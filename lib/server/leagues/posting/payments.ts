import type { Prisma } from "@/generated/prisma/client";
import type { LeaguePayment } from "@/lib/league/money/ledger";
import type { Store } from "../../store/store";

/** The payments of a league that meet a condition, those of a day summed, under those whom their two sides count as. */
export async function paymentsOf(
  store: Store,
  leagueId: string,
  person: (player: string) => string,
  where: Prisma.LeaguePaymentWhereInput = {},
): Promise<LeaguePayment[]> {
  const sums = await store.leaguePayment.groupBy({
    by: ["payer", "receiver", "currency", "day"],
    where: { ...where, leagueId },
    _sum: { amount: true },
  });
  return sums.map(({ payer, receiver, _sum, ...payment }) => ({
    ...{ ...payment, payer: person(payer), receiver: person(receiver), amount: _sum.amount ?? 0 },
  }));
}
