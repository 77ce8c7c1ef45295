"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { changeProblems } from "@/lib/league/change/league-change";
import { dateIn, eveningIn } from "@/lib/league/evenings/calendar";
import { kitty } from "@/lib/league/money/kitty";
import type { LeagueReply, MoneyReply } from "@/lib/league/replies";
import { peopleOn } from "@/lib/league/roster/roster";
import { moneyInField, readMoney } from "@/lib/ui/text/money-text";
import { calendarDay } from "@/lib/ui/text/when-text";
import type { Filled } from "../form/change-form";
import { TextField } from "../form/fields";
import { PersonChoice } from "../form/person-choice";
import { isUnlikelyPast } from "../form/unlikely-day";

export type Payment = MoneyReply["payments"][number];

interface PaymentFieldsProps {
  readonly league: LeagueReply;
  /** The current payment. */
  readonly payment?: Payment;
}

/** The fields of a payment; `usePaymentReader` reads them. */
export function PaymentFields({ league, payment }: PaymentFieldsProps) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const people = peopleOn(league.players);
  const theKitty = { value: kitty, label: t.kitty };
  const today = eveningIn(league.timeZone, new Date().toISOString());
  return (
    <div className="fields">
      <PersonChoice label={t.payer} name="from" people={people} first={payment?.from} other={theKitty} />
      <PersonChoice label={t.receiver} name="to" people={people} first={payment?.to} other={theKitty} />
      <TextField
        label={t.amount}
        name="amount"
        defaultValue={payment && moneyInField(payment.amount, language, payment.currency)}
        inputMode="decimal"
      />
      <TextField label={t.day} type="date" required name="on" defaultValue={payment?.on ?? today} />
    </div>
  );
}

/**
 * Reads the fields of a payment. A correction removes the payment before it is entered again, so everything that this
 * device can check about the new one is checked first.
 */
export function usePaymentReader(
  league: LeagueReply,
): (field: (name: string) => string, payment: Pick<Payment, "payment" | "currency" | "owedFor">) => Filled {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  return (field, { payment, currency, owedFor }) => {
    const amount = readMoney(field("amount"), currency);
    const [from, to, on] = [field("from"), field("to"), field("on")];
    if (from === "" || to === "") return { problem: t.chooseFirst };
    if (amount === undefined || amount === 0) return { problem: t.notAnAmount };
    const entry = { payment, from, to, amount, on, currency, ...(owedFor !== undefined && { owedFor }) };
    const change = { change: "payment" as const, ...entry };
    const today = dateIn(league.timeZone, new Date().toISOString());
    return {
      change,
      problems: changeProblems(league, { id: payment, ...change }, { isThere: false, today }),
      ask: isUnlikelyPast(on) ? t.reallyOn({ when: calendarDay(on, language) }) : undefined,
    };
  };
}
