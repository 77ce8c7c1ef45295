"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { LabelledField } from "./labelled-field";

interface PersonChoiceProps {
  readonly label: string;
  /** The name of the field. */
  readonly name: string;
  readonly people: LeagueReply["players"];
  /** The initial choice. */
  readonly first?: string | undefined;
  /** Other options besides people. */
  readonly other?: { readonly value: string; readonly label: string };
}

/** Chooses one of the players of a league. */
export function PersonChoice({ label, name, people, first = "", other }: PersonChoiceProps) {
  const t = useCatalogue("keeping");
  return (
    <LabelledField label={label}>
      {(field) => (
        <select {...field} name={name} defaultValue={first}>
          <option value="">{t.choose}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
          {other && <option value={other.value}>{other.label}</option>}
        </select>
      )}
    </LabelledField>
  );
}
