"use client";

import { SettingsSection } from "@/app/shared/settings-section";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { dateIn } from "@/lib/league/evenings/calendar";
import { currencyProblems } from "@/lib/league/money/currency";
import { peopleOn } from "@/lib/league/roster/roster";
import { readMoney } from "@/lib/ui/text/money-text";
import { ChangeForm, type Filled } from "../form/change-form";
import { LabelledField } from "../form/labelled-field";
import { PersonChoice } from "../form/person-choice";
import { PaymentsList } from "./payments-list";

/** The currency, and what people gave each other. */
export function MoneySection({ mine }: { readonly mine: MyLeague }) {
  const { league } = mine;
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const people = peopleOn(league.players);

  const readCurrency = (field: (name: string) => string): Filled => {
    const currency = field("currency").trim().toUpperCase();
    const [problem] = currencyProblems(currency);
    return problem ? { problem: speaker.problem(problem) } : { change: { change: "currency", currency } };
  };
  const readPayment = (field: (name: string) => string): Filled => {
    const amount = readMoney(field("amount"));
    const [from, to] = [field("from"), field("to")];
    if (from === "" || to === "") return { problem: t.chooseFirst };
    if (amount === undefined || amount === 0) return { problem: t.notAnAmount };
    const { currency } = league;
    return { change: { change: "payment", payment: newId(), from, to, amount, on: field("on"), currency } };
  };

  return (
    <SettingsSection id="money" heading={t.money}>
      <ChangeForm leagueId={league.id} label={t.currency} send={t.save} read={readCurrency}>
        <LabelledField label={t.currency} hint={t.currencyHint}>
          {(field) => <input {...field} name="currency" defaultValue={league.currency} autoComplete="off" />}
        </LabelledField>
      </ChangeForm>
      <h3 className="text-lead">{t.payment}</h3>
      {league.currency === "" ? (
        <p className="text-ink-soft">{t.noCurrency}</p>
      ) : (
        <ChangeForm leagueId={league.id} label={t.payment} send={t.save} clears read={readPayment}>
          <div className="fields">
            <PersonChoice label={t.payer} name="from" people={people} />
            <PersonChoice label={t.receiver} name="to" people={people} />
            <LabelledField label={t.amount}>
              {(field) => <input {...field} name="amount" inputMode="decimal" autoComplete="off" />}
            </LabelledField>
            <LabelledField label={t.day}>
              {(field) => (
                <input
                  {...field}
                  type="date"
                  name="on"
                  defaultValue={dateIn(league.timeZone, new Date().toISOString())}
                />
              )}
            </LabelledField>
          </div>
        </ChangeForm>
      )}
      <PaymentsList mine={mine} />
    </SettingsSection>
  );
}
