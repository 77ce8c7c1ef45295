"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { settleId } from "@/lib/client/leagues/settle-id";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { besideAfter } from "@/lib/league/change/league-change";
import { dateIn } from "@/lib/league/evenings/calendar";
import { moneyPage } from "@/lib/league/pages/money";
import type { LeagueValue } from "@/lib/league/value/value";
import { moneyIn } from "@/lib/ui/text/money-text";
import { RemovableRows } from "../form/removable-rows";
import { usePartyName } from "./party-name";

interface SettleSectionProps {
  readonly mine: MyLeague;
  readonly value: LeagueValue;
}

/** Who pays whom so that everybody is even, as far as this device knows; one tap records that it was paid. */
export function SettleSection({ mine: { stored, league }, value }: SettleSectionProps) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const nameOf = usePartyName(league);
  // What was just recorded is not in the record yet.
  const made = new Set(
    besideAfter({}, [...(stored.sent ?? []), ...stored.waiting], league.currency).payments.map(
      ({ payment }) => payment,
    ),
  );
  const on = dateIn(league.timeZone, new Date().toISOString());
  const { kitty: holds = [], ledgers } = moneyPage(value, { season: undefined, evening: "" });
  const rows = ledgers.flatMap(({ currency, settleUp }) =>
    settleUp.payments.map(({ from, to, amount }) => {
      const debt = { from, to, amount, currency };
      const payment = settleId(value, debt);
      const line = t.owes({
        from: nameOf(from),
        to: nameOf(to),
        amount: moneyIn(amount, currency, language),
      });
      const change = { change: "payment" as const, payment, ...debt, on };
      const restore = { change: "remove-payment" as const, payment };
      return { id: payment, removal: { line, done: t.settledNow({ line }), change, restore } };
    }),
  );
  const open = rows.filter(({ id }) => !made.has(id));
  if (open.length === 0 && rows.length === 0 && holds.length === 0) return null;
  const amounts = holds.map((each) => moneyIn(each.holds, each.currency, language));
  return (
    <>
      {amounts.length > 0 && <p className="text-lead">{t.inKitty({ amounts })}</p>}
      <RemovableRows
        leagueId={league.id}
        heading={t.settleUp}
        hint={t.settleHint}
        rows={open}
        send={t.paidKey}
      />
    </>
  );
}
