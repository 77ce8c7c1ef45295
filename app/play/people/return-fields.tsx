"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { type PeopleNow, returnStarts } from "@/lib/rules/people/people";
import { moneyText } from "@/lib/ui/text/money-text";
import type { ReturnEntry } from "./choices";
import { StartField } from "./start-field";

interface ReturnFieldsProps {
  readonly entry: ReturnEntry;
  readonly returning: PeopleNow["returning"][number];
  /** The totals that the table may give instead. */
  readonly own: PeopleNow["own"];
  /** Whether points rank, so that the score to continue with matters. */
  readonly counts: boolean;
  onEntry(entry: ReturnEntry): void;
}

/** The score that a returning player continues with. */
export function ReturnFields({
  entry,
  returning: { begins, pays },
  own,
  counts,
  onEntry,
}: ReturnFieldsProps) {
  const language = useLanguage();
  const t = useCatalogue("people");
  return (
    <>
      {counts && (
        <StartField
          label={t.goesOnWith}
          named={returnStarts}
          begins={begins}
          own={own}
          start={entry.start}
          onStart={(start) => onEntry({ ...entry, start })}
        />
      )}
      {pays !== undefined && pays > 0 && <p>{t.pays({ money: moneyText(pays, language) })}</p>}
    </>
  );
}
