"use client";

import { useEffect, useState } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { keepLeague } from "@/lib/client/leagues/record/keep-league";
import { type LeagueHere, readLeagueHere } from "@/lib/client/leagues/record/use-league-here";
import { settleId } from "@/lib/client/leagues/settle-id";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { paymentsAfter } from "@/lib/league/change/league-change";
import { dateIn } from "@/lib/league/evenings/calendar";
import { moneyPage } from "@/lib/league/pages/money";
import { moneyIn } from "@/lib/ui/text/money-text";
import { RemovableRows } from "../form/removable-rows";

/** Who pays whom so that everybody is even, as far as this device knows; one tap records that it was paid. */
export function SettleSection({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const here = useLeagueOf(league.id, stored);
  if (!here) return null;
  const nameOf = (id: string) => league.players.find((player) => player.id === id)?.name ?? "?";
  // What was just recorded is not in the record yet.
  const made = new Set(
    paymentsAfter([], [...(stored.sent ?? []), ...stored.waiting], league.currency).map(
      ({ payment }) => payment,
    ),
  );
  const on = dateIn(league.timeZone, new Date().toISOString());
  const rows = moneyPage(here.value, { season: undefined, evening: "" }).ledgers.flatMap(
    ({ currency, settleUp }) =>
      settleUp.payments.map(({ from, to, amount }) => {
        const debt = { from, to, amount, currency };
        const payment = settleId(here.value, debt);
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
  if (open.length === 0 && rows.length === 0) return null;
  return (
    <RemovableRows
      leagueId={league.id}
      heading={t.settleUp}
      hint={t.settleHint}
      rows={open}
      send={t.paidKey}
    />
  );
}

/** The league with what this device has not sent, read again after each of its changes. */
function useLeagueOf(
  id: string,
  { known: { version }, waiting }: MyLeague["stored"],
): LeagueHere | undefined {
  const [here, setHere] = useState<LeagueHere>();
  const changes = `${version} ${waiting.map((each) => each.id).join(" ")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is read from the device
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      await keepLeague(id);
      const found = await readLeagueHere(id);
      if (isShown) setHere(found);
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [id, changes]);
  return here;
}
