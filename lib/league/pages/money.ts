import type { RecordedPayment } from "../beside/beside";
import { kittyHolds, owedTogether, paidIn } from "../money/kitty";
import { type Balance, balancesOf, paid, settled } from "../money/ledger";
import { settleUp } from "../money/settle-up";
import type { MoneyReply } from "../replies";
import { personIn } from "../roster/roster";
import type { Season } from "../settings";
import { balancesIn, type CountedGame } from "../value/counting";
import type { CountedLeague } from "../value/record";
import type { LeagueValue } from "../value/value";
import { gamesOn } from "./evening";
import { namedIn } from "./named";

export interface MoneyQuery {
  readonly season: Season | undefined;
  /** A day; "": the whole season. */
  readonly evening: string;
}

/** All entries of a reply. */
export const entriesIn = ({ payments, owed = [] }: MoneyReply): RecordedPayment[] => [
  ...payments,
  ...owed.flatMap(({ entries, ...each }) => entries.map((entry) => ({ ...each, ...entry }))),
];

const maxEvenings = 60;
const maxPayments = 100;

/** Who is owed what, with a ledger for each currency and the fewest payments that settle it. */
export function moneyPage(value: LeagueValue, { season, evening }: MoneyQuery): MoneyReply {
  const accounts = value.accounts.get(season?.id ?? "");
  const [holds, owed] = [kittyHolds(value.payments), owedTogether(value.payments)];
  return {
    league: value.league.id,
    season: season?.id ?? "",
    evening,
    evenings: lastEvenings(value.games),
    ledgers:
      evening === ""
        ? ledgersOf(value.league, [...(accounts?.values() ?? [])])
        : eveningLedgers(value, evening),
    ...(holds.length > 0 && { kitty: holds }),
    payments: paidIn(value.payments).slice(0, maxPayments),
    ...(owed.length > 0 && { owed: owed.slice(0, maxPayments) }),
  };
}

/** The balances of an evening's games and dues, less the payments of that day that settle them. */
export function eveningLedgers({ league, games, payments }: LeagueValue, day: string): MoneyReply["ledgers"] {
  const person = personIn(league.players);
  const entries = payments
    .filter(({ on }) => on === day)
    .sort(byPair)
    .map(({ from, to, ...entry }) => ({ ...entry, payer: person(from), receiver: person(to) }));
  const owed = entries.filter(({ owedFor }) => owedFor !== undefined).flatMap(paid);
  const played = gamesOn(games, day).flatMap(balancesIn);
  const handed = entries.filter(({ owedFor }) => owedFor === undefined);
  return ledgersOf(league, settled(balancesOf([...played, ...owed]), handed));
}

/** Payments settle in this order, which does not depend on when they were entered. */
const byPair = (a: RecordedPayment, b: RecordedPayment): number => (pairOf(a) < pairOf(b) ? -1 : 1);
const pairOf = ({ from, to, currency }: RecordedPayment): string => `${from} ${to} ${currency}`;

/** The latest evenings on which money was won and lost. */
function lastEvenings(games: readonly CountedGame[]): string[] {
  const days = new Set<string>();
  for (let index = games.length - 1; index >= 0 && days.size < maxEvenings; index--) {
    const game = games[index];
    if (game && !days.has(game.day) && balancesIn(game).length > 0) days.add(game.day);
  }
  return [...days];
}

/** A ledger for each currency, with the payments that settle it. */
function ledgersOf(league: Pick<CountedLeague, "players">, rows: readonly Balance[]): MoneyReply["ledgers"] {
  const named = namedIn(league);
  const balances = [...rows]
    .sort((a, b) => (a.person < b.person ? -1 : 1))
    .map(({ currency, person, balance }) => ({ currency, ...named(person), balance }))
    .sort((a, b) => b.balance - a.balance || (a.name < b.name ? -1 : 1));
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = balances.filter((balance) => balance.currency === currency);
    return {
      currency,
      balances: own.map(({ player, name, balance }) => ({ player, name, balance })),
      settleUp: settleUp(Object.fromEntries(own.map(({ player, balance }) => [player, balance]))),
    };
  });
}
