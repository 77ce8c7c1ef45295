import { kitty } from "@/lib/league/money/kitty";
import type { MoneyReply } from "@/lib/league/replies";
import { moneyIn } from "@/lib/ui/text/money-text";
import type { Drawn } from "../drawn";
import { LeagueTable, nameCell, PlayerHead, TableHead } from "../league-table";

interface LedgerViewProps {
  readonly drawn: Drawn;
  readonly ledger: MoneyReply["ledgers"][number];
}

/** The balances of one currency, their sum, and the payments that settle them. */
export function LedgerView({ drawn, ledger: { currency, balances, settleUp } }: LedgerViewProps) {
  const { words, value, nameOf } = drawn;
  const { language, t } = words;
  const id = `ledger-${currency}`;
  const money = (minor: number, signed = false) => moneyIn(minor, currency, language, signed);
  const sum = balances.reduce((all, { balance }) => all + balance, 0);
  return (
    <div className="grid gap-6 md:grid-cols-2 md:items-start">
      <div className="grid min-w-0 gap-3">
        <h3 className="text-lead">{t.balances({ currency })}</h3>
        <LeagueTable label={t.balances({ currency })}>
          <TableHead name={t.column.player} heads={[t.amount]} />
          <tbody>
            {balances.map(({ player, name, balance }) => (
              <tr key={player}>
                {player === kitty ? (
                  <th scope="row" className={`${nameCell} h-12 first-letter:uppercase`}>
                    {nameOf(player)}
                  </th>
                ) : (
                  <PlayerHead slug={value.league.slug} player={player} name={name} />
                )}
                <td className={`text-right whitespace-nowrap ${balance < 0 ? "text-alarm" : ""}`}>
                  {money(balance, true)}
                </td>
              </tr>
            ))}
          </tbody>
        </LeagueTable>
        <p className="text-ink-soft">{t.sumIs({ sum: money(sum) })}</p>
      </div>
      <section aria-labelledby={`${id}-settle`} className="grid gap-3">
        <h3 id={`${id}-settle`} className="text-lead">
          {t.settleUp}
        </h3>
        {settleUp.payments.length === 0 ? (
          <p className="panel p-4">{t.settled}</p>
        ) : (
          <>
            <ul className="panel divide-y divide-line">
              {settleUp.payments.map(({ from, to, amount }) => (
                <li key={from + to} className="px-4 py-3 wrap-anywhere">
                  {t.pays({ from: nameOf(from), to: nameOf(to), amount: money(amount) })}
                </li>
              ))}
            </ul>
            <p className="text-ink-soft">{settleUp.exact ? t.fewest : t.nearlyFewest}</p>
          </>
        )}
      </section>
    </div>
  );
}
