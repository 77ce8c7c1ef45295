"use client";

import { useEffect, useState } from "react";
import { paymentsOnServer } from "@/lib/client/leagues/league-games";
import type { MyLeague } from "@/lib/client/leagues/leagues";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { MoneyReply } from "@/lib/league/replies";
import { dayText, moneyIn } from "../figures";
import { ChangeForm } from "./change-form";

type Payment = MoneyReply["payments"][number];

/** What people gave each other, as the server has it and as it waits on this device; each can be taken back. */
export function PaymentsList({ mine: { kept, league } }: { readonly mine: MyLeague }) {
  const language = useLanguage();
  const say = keepingWordsIn[language];
  const [told, setTold] = useState<readonly Payment[] | "unreachable">();
  const { version } = kept.known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that there is something else to read.
  useEffect(() => {
    let isShown = true;
    void paymentsOnServer(league.id).then((payments) => {
      if (isShown) setTold(payments ?? "unreachable");
    });
    return () => {
      isShown = false;
    };
  }, [league.id, version]);
  const gone = new Set(
    kept.waiting.flatMap((change) => (change.change === "remove-payment" ? [change.payment] : [])),
  );
  const waiting = kept.waiting.flatMap((change): Payment[] => {
    if (change.change !== "payment") return [];
    const { payment, from, to, amount, on } = change;
    return [{ payment, from, to, amount, on, currency: league.currency }];
  });
  const onServer = Array.isArray(told) ? told : [];
  const all = [...waiting, ...onServer].filter(({ payment }) => !gone.has(payment));
  const nameOf = (id: string) => league.players.find((player) => player.id === id)?.name ?? "?";
  return (
    <>
      <h3 className="text-lead">{say.payments}</h3>
      {told === "unreachable" && !kept.create && <p className="text-ink-soft">{say.notRead}</p>}
      {told !== undefined && all.length === 0 && <p className="text-ink-soft">{say.noPayments}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {all.map(({ payment, from, to, amount, currency, on }) => {
          const line = say.paid({
            ...{ from: nameOf(from), to: nameOf(to) },
            amount: moneyIn(amount, currency, language),
            when: dayText(on, language),
          });
          return (
            <li key={payment} className="grid gap-2 py-3">
              <p className="wrap-anywhere">{line}</p>
              <ChangeForm
                leagueId={league.id}
                label={line}
                send={say.takeBack}
                read={() => ({ change: { change: "remove-payment", payment } })}
              >
                {null}
              </ChangeForm>
            </li>
          );
        })}
      </ul>
    </>
  );
}
