"use client";

import { useState } from "react";
import { NameField } from "@/app/shared/seats/name-field";
import { withPlayer } from "@/app/shared/setup/seating";
import { storeName } from "@/lib/client/game/games";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";

interface RenameFormProps {
  readonly person: Player;
  /** Everybody who has been here tonight. */
  readonly people: readonly Player[];
  onName(name: string): void;
}

/** Corrects the spelling of a name. */
export function RenameForm({ person, people, onName }: RenameFormProps) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const [name, setName] = useState(person.name);
  const [wrong, setWrong] = useState<string>();
  const rename = () => {
    const others = people.filter(({ id }) => id !== person.id);
    const named = withPlayer(others, name, language);
    setWrong(named.ok ? undefined : named.error);
    if (!named.ok || name.trim() === person.name) return;
    storeName(name.trim());
    onName(name.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <NameField
        label={t.newSpelling}
        name={name}
        onName={setName}
        wrong={wrong === undefined ? [] : [wrong]}
      >
        <button type="submit" className="key max-w-full">
          {t.rename}
        </button>
      </NameField>
    </form>
  );
}
