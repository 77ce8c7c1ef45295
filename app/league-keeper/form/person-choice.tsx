"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { ChoiceField } from "./fields";

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
  const choices = people.map((person) => [person.id, person.name] as const);
  return (
    <ChoiceField
      label={label}
      name={name}
      defaultValue={first}
      choices={[["", t.choose], ...choices, ...(other ? [[other.value, other.label] as const] : [])]}
    />
  );
}
