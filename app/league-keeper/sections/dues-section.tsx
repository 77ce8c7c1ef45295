"use client";

import { Fold } from "@/app/shared/fold";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { besideAfter } from "@/lib/league/change/league-change";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { kitty, owedTogether } from "@/lib/league/money/kitty";
import { whoCame } from "@/lib/league/pages/attendance";
import { nameKey } from "@/lib/league/roster/names";
import { isAsked, membersOn } from "@/lib/league/roster/roster";
import type { LeagueValue } from "@/lib/league/value/value";
import { moneyIn } from "@/lib/ui/text/money-text";
import { calendarDay } from "@/lib/ui/text/when-text";
import { ChangeForm, type Filled } from "../form/change-form";
import { ChoiceField, TextField } from "../form/fields";
import { PersonChoice } from "../form/person-choice";
import { usePartyName } from "./party-name";
import { usePaymentReader } from "./payment-fields";

/** How many evenings can be chosen: fees are entered soon after them. */
const maxEvenings = 10;

interface DuesSectionProps {
  readonly mine: MyLeague;
  /** Undefined until it is counted. */
  readonly value: LeagueValue | undefined;
}

/** What people owe the kitty, all members or those who came, and what it owes to whoever has spent something. */
export function DuesSection({ mine: { stored, league }, value }: DuesSectionProps) {
  const { dues: t, day, owe } = useCatalogue("keeping");
  const language = useLanguage();
  const nameOf = usePartyName(league);
  const read = usePaymentReader(league);
  const { currency } = league;
  const onRoster = membersOn(league.players);
  const members = onRoster.filter(isAsked).map(({ id }) => id);
  const evenings = value ? [...whoCame(value)].slice(-maxEvenings).reverse() : [];
  const groups = [
    { value: "members", label: t.members({ count: members.length }), people: members },
    ...evenings.map(([on, came]) => ({
      value: on,
      label: t.came({ when: calendarDay(on, language), count: came.size }),
      people: [...came],
    })),
    ...onRoster.map(({ id, name }) => ({ value: id, label: name, people: [id] })),
  ];
  const today = eveningIn(league.timeZone, new Date().toISOString());
  const fields = (
    <>
      <TextField label={t.what} name="what" maxLength={60} />
      <TextField label={day} type="date" required name="on" defaultValue={today} />
    </>
  );

  const readOwed = (field: (name: string) => string, from: string, to: string): Filled => {
    const owedFor = field("what").trim();
    const fieldOf = (name: string) => ({ from, to })[name] ?? field(name);
    return owedFor === "" ? { problem: t.noReason } : read(fieldOf, { payment: newId(), currency, owedFor });
  };
  /** The question about dues that some of these people owe already, whoever has entered them. */
  const again = (owedFor: string, on: string, people: readonly string[]): string | undefined => {
    // What was just entered is not in the value yet.
    const since = [...(stored.sent ?? []), ...stored.waiting];
    const { payments } = besideAfter({ payments: [...(value?.payments ?? [])] }, since, currency);
    const same = owedTogether(payments).find(
      (owed) =>
        owed.from === kitty &&
        owed.on === on &&
        nameKey(owed.owedFor) === nameKey(owedFor) &&
        owed.entries.some(({ to }) => people.includes(to)),
    );
    if (!same) return undefined;
    const names = same.entries.map(({ to }) => nameOf(to));
    const amount = moneyIn(same.amount, same.currency, language);
    return t.again({ line: owe({ names, to: nameOf(kitty), amount, owedFor: same.owedFor }) });
  };
  const readDues = (field: (name: string) => string): Filled => {
    const people = groups.find((each) => each.value === field("who"))?.people ?? [];
    const made: Filled[] = people.map((person) => readOwed(field, kitty, person));
    const wrong = made.find((each) => "problem" in each || each.problems?.length);
    const last = wrong ?? made.at(-1) ?? { problem: t.noReason };
    if ("problem" in last || wrong) return last;
    const ask = again(field("what").trim(), field("on"), people) ?? last.ask;
    return {
      ...last,
      ask,
      first: made.slice(0, -1).flatMap((each) => ("change" in each ? [each.change] : [])),
    };
  };
  return (
    <>
      <div>
        <h3 className="text-lead">{t.heading}</h3>
        <p className="text-fine text-pretty text-ink-soft">{t.hint}</p>
      </div>
      <ChangeForm leagueId={league.id} label={t.heading} send={t.send} clears read={readDues}>
        <div className="fields">
          <ChoiceField
            label={t.who}
            name="who"
            choices={groups.map((each) => [each.value, each.label] as const)}
          />
          <TextField label={t.amount} name="amount" inputMode="decimal" />
          {fields}
        </div>
      </ChangeForm>
      <Fold label={t.spent}>
        <p className="text-fine text-ink-soft">{t.spentHint}</p>
        <ChangeForm
          leagueId={league.id}
          label={t.spent}
          send={t.spentSend}
          clears
          read={(field) => readOwed(field, field("from"), kitty)}
        >
          <div className="fields">
            <PersonChoice label={t.spentBy} name="from" people={onRoster} />
            <TextField label={t.amount} name="amount" inputMode="decimal" />
            {fields}
          </div>
        </ChangeForm>
      </Fold>
    </>
  );
}
