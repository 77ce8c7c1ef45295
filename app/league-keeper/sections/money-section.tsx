"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { currencyProblems } from "@/lib/league/money/currency";
import { ChangeForm } from "../form/change-form";
import { FieldForm } from "../form/field-form";
import { KeeperSection } from "../keeper-section";
import { useLeagueValue } from "../use-league-value";
import { DuesSection } from "./dues-section";
import { PaymentFields, usePaymentReader } from "./payment-fields";
import { PaymentsList } from "./payments-list";
import { SettleSection } from "./settle-section";

/** Dues, payments between people and with the kitty, and the currency. */
export function MoneySection({ mine }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  return (
    <KeeperSection id="money" heading={t.money} summary={t.changes.currency(mine.league)}>
      <Money mine={mine} />
    </KeeperSection>
  );
}

function Money({ mine }: { readonly mine: MyLeague }) {
  const { league } = mine;
  const t = useCatalogue("keeping");
  const readPayment = usePaymentReader(league);
  const value = useLeagueValue(mine.stored);
  return (
    <>
      {value && <SettleSection mine={mine} value={value} />}
      {league.currency !== "" && <DuesSection mine={mine} value={value} />}
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
      <FieldForm
        leagueId={league.id}
        label={t.currency}
        hint={t.currencyHint}
        value={league.currency}
        read={(text) => {
          const currency = text.toUpperCase();
          return { change: { change: "currency", currency }, problems: currencyProblems(currency) };
        }}
      />
    </>
  );
}
