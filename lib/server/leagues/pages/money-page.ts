import { type Balance, balancesOf } from "@/lib/league/money/ledger";
import { settleUp } from "@/lib/league/money/settle-up";
import type { MoneyReply } from "@/lib/league/replies";
import type { Store } from "../../store/store";
import { type LeagueRow, rosterOf, type SeasonRow } from "../league-row";

export interface MoneyQuery {
  readonly season: SeasonRow | undefined;
  /** A day; "": the whole season. */
  readonly evening: string;
}

const maxEvenings = 60;
const maxPayments = 100;

/** Who is owed what, a ledger for each currency, and the fewest payments that settle it. */
export async function readMoney(
  store: Store,
  league: LeagueRow,
  { season, evening }: MoneyQuery,
): Promise<MoneyReply> {
  const leagueId = league.id;
  const names = new Map((await rosterOf(store, leagueId)).map(({ id, name }) => [id, name]));
  const rows =
    evening === "" ? await accounts(store, leagueId, season) : await ofEvening(store, leagueId, evening);
  const balances = rows
    .map(({ currency, person, balance }) => ({
      currency,
      player: person,
      name: names.get(person) ?? "",
      balance,
    }))
    .sort((a, b) => b.balance - a.balance || (a.name < b.name ? -1 : 1));
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  const evenings = await store.leagueTransfer.groupBy({
    ...{ by: "evening", where: { leagueId }, orderBy: { evening: "desc" }, take: maxEvenings },
  });
  const payments = await store.leaguePayment.findMany({
    ...{ where: { leagueId }, orderBy: [{ day: "desc" }, { id: "desc" }], take: maxPayments },
  });
  return {
    ...{ league: leagueId, season: season?.id ?? "", evening },
    evenings: evenings.map((row) => row.evening),
    ledgers: currencies.map((currency) => {
      const own = balances.filter((balance) => balance.currency === currency);
      const { exact, payments } = settleUp(
        Object.fromEntries(own.map(({ player, balance }) => [player, balance])),
      );
      return {
        currency,
        balances: own.map(({ player, name, balance }) => ({ player, name, balance })),
        settleUp: { exact, payments: [...payments] },
      };
    }),
    payments: payments.map(({ id, payer, receiver, amount, currency, day }) => {
      return { payment: id, from: payer, to: receiver, amount, currency, on: day };
    }),
  };
}

async function accounts(store: Store, leagueId: string, season: SeasonRow | undefined): Promise<Balance[]> {
  const rows = await store.leagueAccount.findMany({ where: { leagueId, season: season?.id ?? "" } });
  return rows.map(({ currency, personId: person, balance }) => ({
    currency,
    person,
    balance: Number(balance),
  }));
}

async function ofEvening(store: Store, leagueId: string, evening: string): Promise<Balance[]> {
  const entries = await store.leagueTransfer.findMany({ where: { leagueId, evening } });
  return balancesOf(entries.map((entry) => ({ ...entry, amount: Number(entry.amount) })));
}
