"use client";

import { useCallback } from "react";
import { Fold } from "@/app/shared/fold";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { besideAfter } from "@/lib/league/change/league-change";
import { moneyIn } from "@/lib/ui/text/money-text";
import { calendarDay } from "@/lib/ui/text/when-text";
import { ChangeForm, type Filled } from "../form/change-form";
import { RemovableRows } from "../form/removable-rows";
import { useServerList } from "../use-server-list";
import { PaymentFields, usePaymentReader } from "./payment-fields";

/** The payments on the server and those waiting on this device; each can be corrected and taken back. */
export function PaymentsList({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const { list, since } = useServerList(
    stored,
    useCallback(() => leagueCalls.money(league.id), [league.id]),
  );
  const onServer = typeof list === "object" ? { payments: list.payments } : {};
  const readPayment = usePaymentReader(league);
  const nameOf = (id: string) => league.players.find((player) => player.id === id)?.name ?? "?";
  const { payments } = besideAfter(onServer, since, league.currency);
  const rows = payments.map((paid) => {
    const { payment, from, to, amount, currency, on } = paid;
    const line = t.changes.payment({
      from: nameOf(from),
      to: nameOf(to),
      amount: moneyIn(amount, currency, language),
      when: calendarDay(on, language),
    });
    const change = { change: "remove-payment" as const, payment };
    const restore = { change: "payment" as const, ...paid };
    const read = (field: (name: string) => string): Filled => {
      const filled = readPayment(field, paid);
      return "change" in filled ? { first: [change], ...filled } : filled;
    };
    return {
      id: payment,
      removal: { line, done: t.tookBack({ line }), change, restore },
      more: (
        <Fold label={t.correct}>
          <ChangeForm leagueId={league.id} label={t.correctPayment({ line })} send={t.save} read={read}>
            <PaymentFields key={`${from} ${to} ${amount} ${on}`} league={league} payment={paid} />
          </ChangeForm>
        </Fold>
      ),
    };
  });
  return (
    <>
      <RemovableRows
        leagueId={league.id}
        heading={t.payments}
        hint={list !== undefined && rows.length === 0 ? t.noPayments : undefined}
        rows={rows}
        send={t.takeBack}
      />
      {list === "unreachable" && !stored.create && <p className="text-ink-soft">{t.notRead}</p>}
    </>
  );
}
