import type { Prisma } from "@/generated/prisma/client";
import type { LeaguePayment } from "@/lib/league/money/ledger";
import type { Store } from "../../store/store";

/** The payments of a league that meet a condition, under those whom their two sides count as. */
export async function paymentsOf(
  store: Store,
  leagueId: string,
  person: (player: string) => string,
  where: Prisma.LeaguePaymentWhereInput = {},
): Promise<LeaguePayment[]> {
  const rows = await store.leaguePayment.findMany({ where: { ...where, leagueId } });
  return rows.map(({ id, payer, receiver, amount, currency, day }) => {
    return { id, payer: person(payer), receiver: person(receiver), amount, currency, day };
  });
}
