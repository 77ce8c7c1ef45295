"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { currencyProblems } from "@/lib/league/money/currency";
import { ChangeForm, type Filled } from "../form/change-form";
import { LabelledField } from "../form/labelled-field";
import { KeeperSection } from "../keeper-section";
import { PaymentFields, usePaymentReader } from "./payment-fields";
import { PaymentsList } from "./payments-list";

/** Payments between people, and the currency. */
export function MoneySection({ mine }: { readonly mine: MyLeague }) {
  const { league } = mine;
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const readPayment = usePaymentReader(league);

  const readCurrency = (field: (name: string) => string): Filled => {
    const currency = field("currency").trim().toUpperCase();
    const [problem] = currencyProblems(currency);
    return problem ? { problem: speaker.problem(problem) } : { change: { change: "currency", currency } };
  };
  return (
    <KeeperSection id="money" heading={t.money} summary={t.changes.currency(league)}>
      <h3 className="text-lead">{t.payment}</h3>
      {league.currency === "" ? (
        <p className="text-ink-soft">{t.noCurrency}</p>
      ) : (
        <ChangeForm
          leagueId={league.id}
          label={t.payment}
          send={t.payment}
          clears
          read={(field) => readPayment(field, { payment: newId(), currency: league.currency })}
        >
          <PaymentFields league={league} />
        </ChangeForm>
      )}
      <PaymentsList mine={mine} />
      <ChangeForm leagueId={league.id} label={t.currency} send={t.save} read={readCurrency}>
        <LabelledField label={t.currency} hint={t.currencyHint}>
          {(field) => <input {...field} name="currency" defaultValue={league.currency} autoComplete="off" />}
        </LabelledField>
      </ChangeForm>
    </KeeperSection>
  );
}
