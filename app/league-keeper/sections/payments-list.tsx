"use client";

import { useCallback } from "react";
import { Fold } from "@/app/shared/fold";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { besideAfter } from "@/lib/league/change/league-change";
import { owedTogether, paidIn } from "@/lib/league/money/kitty";
import { entriesIn } from "@/lib/league/pages/money";
import { moneyIn } from "@/lib/ui/text/money-text";
import { calendarDay } from "@/lib/ui/text/when-text";
import { ChangeForm, type Filled } from "../form/change-form";
import { RemovableRows } from "../form/removable-rows";
import { RemoveForm } from "../form/remove-form";
import { useServerList } from "../use-server-list";
import { usePartyName } from "./party-name";
import { type Payment, PaymentFields, usePaymentReader } from "./payment-fields";

/** The payments, dues and expenses on the server and those waiting on this device; each can be taken back. */
export function PaymentsList({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const { list, since } = useServerList(
    stored,
    useCallback(() => leagueCalls.money(league.id), [league.id]),
  );
  const onServer = typeof list === "object" ? { payments: entriesIn(list) } : {};
  const readPayment = usePaymentReader(league);
  const nameOf = usePartyName(league);
  const { payments: entries } = besideAfter(onServer, since, league.currency);
  const lineOf = ({ from, to, amount, currency, on, owedFor = "" }: Payment) =>
    t.changes.payment({
      from: nameOf(from),
      to: nameOf(to),
      amount: moneyIn(amount, currency, language),
      when: calendarDay(on, language),
      owedFor,
    });
  const removalOf = (entry: Payment) => {
    const line = lineOf(entry);
    const change = { change: "remove-payment" as const, payment: entry.payment };
    return { line, done: t.tookBack({ line }), change, restore: { change: "payment" as const, ...entry } };
  };
  const payments = paidIn(entries).map((paid) => {
    const { payment, from, to, amount, on } = paid;
    const removal = removalOf(paid);
    const read = (field: (name: string) => string): Filled => {
      const filled = readPayment(field, paid);
      return "change" in filled ? { first: [removal.change], ...filled } : filled;
    };
    return {
      id: payment,
      removal,
      more: (
        <Fold label={t.correct}>
          <ChangeForm
            leagueId={league.id}
            label={t.correctPayment({ line: removal.line })}
            send={t.save}
            read={read}
          >
            <PaymentFields key={`${from} ${to} ${amount} ${on}`} league={league} payment={paid} />
          </ChangeForm>
        </Fold>
      ),
    };
  });
  const owed = owedTogether(entries).flatMap(({ entries: people, ...each }) => {
    const all = people.map(({ payment, to }) => removalOf({ ...each, payment, to }));
    const [last, ...others] = all;
    if (!last) return [];
    const amount = moneyIn(each.amount, each.currency, language);
    const names = people.map(({ to }) => nameOf(to));
    const line = `${t.owe({ names, to: nameOf(each.from), amount, owedFor: each.owedFor })} (${calendarDay(each.on, language)})`;
    const removal = {
      ...last,
      line,
      done: t.tookBack({ line }),
      changeFirst: others.map(({ change }) => change),
      restoreFirst: others.map(({ restore }) => restore),
    };
    const more = others.length > 0 && (
      <Fold label={t.dues.each}>
        {all.map((one) => (
          <div key={one.change.payment} className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="wrap-anywhere">{one.line}</p>
            <RemoveForm leagueId={league.id} send={t.takeBack} removal={one} label={one.line} />
          </div>
        ))}
      </Fold>
    );
    return [{ id: last.change.payment, removal, more }];
  });
  return (
    <>
      {owed.length > 0 && (
        <RemovableRows leagueId={league.id} heading={t.dues.all} rows={owed} send={t.takeBack} />
      )}
      <RemovableRows
        leagueId={league.id}
        heading={t.payments}
        hint={list !== undefined && payments.length === 0 ? t.noPayments : undefined}
        rows={payments}
        send={t.takeBack}
      />
      {list === "unreachable" && !stored.create && <p className="text-ink-soft">{t.notRead}</p>}
    </>
  );
}
