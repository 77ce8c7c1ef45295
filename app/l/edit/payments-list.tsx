"use client";

import { useEffect, useState } from "react";
import { paymentsOnServer } from "@/lib/client/leagues/league-games";
import type { MyLeague } from "@/lib/client/leagues/leagues";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { MoneyReply } from "@/lib/league/replies";
import { dayText, moneyIn } from "../figures";
import { RemovableRows } from "./removable-rows";

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
  const rows = all.map(({ payment, from, to, amount, currency, on }) => ({
    id: payment,
    line: say.paid({
      ...{ from: nameOf(from), to: nameOf(to) },
      amount: moneyIn(amount, currency, language),
      when: dayText(on, language),
    }),
    removal: { change: "remove-payment" as const, payment },
  }));
  return (
    <>
      <RemovableRows
        leagueId={league.id}
        heading={say.payments}
        hint={told !== undefined && rows.length === 0 ? say.noPayments : undefined}
        rows={rows}
        send={say.takeBack}
        went={(line) => say.tookBack({ line })}
      />
      {told === "unreachable" && !kept.create && <p className="text-ink-soft">{say.notRead}</p>}
    </>
  );
}
