import { type Balance, balancesOf, settlingEntries } from "@/lib/league/money/ledger";
import { ledgersOf } from "@/lib/league/pages/ledgers";
import type { MoneyReply } from "@/lib/league/replies";
import type { Season } from "@/lib/league/settings";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { paymentsOf, readPayments } from "../posting/payments";

export interface MoneyQuery {
  readonly season: Season | undefined;
  /** A day; "": the whole season. */
  readonly evening: string;
}

const maxEvenings = 60;
const maxPayments = 100;

/** Who is owed what, with a ledger for each currency and the fewest payments that settle it. */
export async function readMoney(
  store: Store,
  league: LeagueRow,
  { season, evening }: MoneyQuery,
): Promise<MoneyReply> {
  const leagueId = league.id;
  const ledgers =
    evening === ""
      ? ledgersOf(league.players, await accounts(store, leagueId, season))
      : await readEveningLedgers(store, league, evening);
  return {
    league: leagueId,
    season: season?.id ?? "",
    evening,
    evenings: await lastEvenings(store, leagueId),
    ledgers,
    payments: await readPayments(store, leagueId, maxPayments),
  };
}

async function accounts(store: Store, leagueId: string, season: Season | undefined): Promise<Balance[]> {
  const rows = await store.leagueAccount.findMany({ where: { leagueId, season: season?.id ?? "" } });
  return rows.map(({ currency, personId: person, balance }) => ({
    currency,
    person,
    balance: Number(balance),
  }));
}

/** The balances of an evening's games, less the payments of that day that settle them. */
export async function readEveningLedgers(
  store: Store,
  league: LeagueRow,
  day: string,
): Promise<MoneyReply["ledgers"]> {
  const transfers = await store.leagueTransfer.findMany({ where: { leagueId: league.id, day } });
  const payments = await paymentsOf(store, league, { day });
  const ofGames = transfers.map((entry) => ({ ...entry, amount: Number(entry.amount) }));
  return ledgersOf(
    league.players,
    balancesOf([...ofGames, ...settlingEntries(balancesOf(ofGames), payments)]),
  );
}

async function lastEvenings(store: Store, leagueId: string): Promise<string[]> {
  const evenings = await store.leagueTransfer.groupBy({
    by: "day",
    where: { leagueId },
    orderBy: { day: "desc" },
    take: maxEvenings,
  });
  return evenings.map(({ day }) => day);
}
