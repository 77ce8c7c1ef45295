"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { moneyText } from "@/lib/ui/text/money-text";
import { ChoiceAsk } from "../entry/asks/choice-ask";
import type { LeaveEntry } from "./choices";

interface LeaveFieldsProps {
  readonly entry: LeaveEntry;
  /** Minor units that can be given back. */
  readonly stake: number | undefined;
  /** The player's winnings less payments so far, in minor units; undefined in a game without money. */
  readonly balance: number | undefined;
  onEntry(entry: LeaveEntry): void;
}

/** What happens to the place and the stake of a player who leaves. */
export function LeaveFields({ entry, stake, balance, onEntry }: LeaveFieldsProps) {
  const language = useLanguage();
  const t = useCatalogue("people");
  const back = entry.stake === "back" ? (stake ?? 0) : 0;
  return (
    <>
      <ChoiceAsk
        label={t.score}
        choices={[
          { value: "ranked", label: t.ranked },
          { value: "unranked", label: t.unranked },
        ]}
        value={entry.score}
        onChoose={(value) => onEntry({ ...entry, score: value === "unranked" ? "unranked" : "ranked" })}
      />
      {stake !== undefined && (
        <ChoiceAsk
          label={t.stake({ stake: moneyText(stake, language) })}
          choices={[
            { value: "stays", label: t.stakeStays },
            { value: "back", label: t.stakeBack },
          ]}
          value={entry.stake}
          onChoose={(value) => onEntry({ ...entry, stake: value === "back" ? "back" : "stays" })}
        />
      )}
      {balance !== undefined && <p>{t.balance({ balance: moneyText(balance + back, language, true) })}</p>}
    </>
  );
}
