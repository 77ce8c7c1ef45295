"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { type PeopleNow, returnStarts } from "@/lib/rules/people/people";
import { moneyText } from "@/lib/ui/text/money-text";
import { ChoiceAsk } from "../entry/asks/choice-ask";
import type { ReturnEntry } from "./choices";

interface ReturnFieldsProps {
  readonly entry: ReturnEntry;
  readonly returning: PeopleNow["returning"][number];
  /** Whether points rank, so that the score to continue with matters. */
  readonly counts: boolean;
  onEntry(entry: ReturnEntry): void;
}

/** The score that a returning player continues with. */
export function ReturnFields({ entry, returning: { begins, pays }, counts, onEntry }: ReturnFieldsProps) {
  const language = useLanguage();
  const t = useCatalogue("people");
  return (
    <>
      {counts && (
        <ChoiceAsk
          label={t.goesOnWith}
          choices={returnStarts.map((value) => ({
            value,
            label: t.start[value]({ points: begins[value] }),
          }))}
          value={entry.start}
          onChoose={(value) =>
            onEntry({ ...entry, start: returnStarts.find((each) => each === value) ?? entry.start })
          }
        />
      )}
      {pays !== undefined && pays > 0 && <p>{t.pays({ money: moneyText(pays, language) })}</p>}
    </>
  );
}
