import type { LeaguePayment } from "@/lib/league/money/ledger";
import type { MoneyReply } from "@/lib/league/replies";
import { personIn } from "@/lib/league/roster/roster";
import type { Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";

/** The payments of a league as the API returns them, the latest first. */
export async function readPayments(
  store: Store,
  leagueId: string,
  limit?: number,
): Promise<MoneyReply["payments"]> {
  const rows = await store.leaguePayment.findMany({
    where: { leagueId },
    orderBy: [{ day: "desc" }, { id: "desc" }],
    ...(limit !== undefined && { take: limit }),
  });
  return rows.map(({ id, payer, receiver, amount, currency, day }) => {
    return { payment: id, from: payer, to: receiver, amount, currency, on: day };
  });
}

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
