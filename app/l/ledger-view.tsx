import { leagueWordsIn } from "@/lib/i18n/league-words";
import type { MoneyReply } from "@/lib/league/replies";
import { moneyIn } from "./figures";

const language = "en";
const say = leagueWordsIn[language];

interface LedgerViewProps {
  readonly slug: string;
  readonly ledger: MoneyReply["ledgers"][number];
  nameOf(player: string): string;
}

/** The balances of one currency, their sum, and the payments that settle them. */
export function LedgerView({ slug, ledger: { currency, balances, settleUp }, nameOf }: LedgerViewProps) {
  const id = `ledger-${currency}`;
  const money = (minor: number, signed = false) => moneyIn(minor, currency, language, signed);
  const sum = balances.reduce((all, { balance }) => all + balance, 0);
  return (
    <div className="grid gap-6 md:grid-cols-2 md:items-start">
      <section aria-labelledby={id} className="grid gap-3">
        <h3 id={id} className="text-lead">
          {say.balances({ currency })}
        </h3>
        <table className="panel w-full border-separate border-spacing-0 [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-1 [&_tr+tr>*]:border-t [&_tr+tr>*]:border-line">
          <thead className="sr-only">
            <tr>
              <th scope="col">{say.column.player}</th>
              <th scope="col">{say.amount}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ player, name, balance }) => (
              <tr key={player}>
                <th scope="row" className="text-left font-semibold">
                  <a
                    href={`/l/${slug}/players/${player}`}
                    className="quiet-link grid min-h-12 content-center leading-tight wrap-anywhere"
                  >
                    {name}
                  </a>
                </th>
                <td className={`text-right whitespace-nowrap ${balance < 0 ? "text-alarm" : ""}`}>
                  {money(balance, true)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-ink-soft">{say.sumIs({ sum: money(sum) })}</p>
      </section>
      <section aria-labelledby={`${id}-settle`} className="grid gap-3">
        <h3 id={`${id}-settle`} className="text-lead">
          {say.settleUp}
        </h3>
        {settleUp.payments.length === 0 ? (
          <p className="panel p-4">{say.settled}</p>
        ) : (
          <>
            <ul className="panel divide-y divide-line">
              {settleUp.payments.map(({ from, to, amount }) => (
                <li key={from + to} className="px-4 py-3 wrap-anywhere">
                  {say.pays({ from: nameOf(from), to: nameOf(to), amount: money(amount) })}
                </li>
              ))}
            </ul>
            <p className="text-ink-soft">{settleUp.exact ? say.fewest : say.nearlyFewest}</p>
          </>
        )}
      </section>
    </div>
  );
}
