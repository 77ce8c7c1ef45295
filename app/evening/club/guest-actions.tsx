"use client";

import { useState } from "react";
import { NameField } from "@/app/shared/seats/name-field";
import type { EveningView } from "@/lib/client/evening/evenings";
import { indexOf, unitAt } from "@/lib/evening/state";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { ClubActions } from "./use-club-actions";

interface GuestActionsProps {
  readonly view: EveningView;
  /** Somebody who is here. */
  readonly unit: string;
  readonly actions: ClubActions;
  onClose(): void;
}

/** What somebody who is here may want: to go home, to rest once, another spelling. */
export function GuestActions({ view, unit, actions, onClose }: GuestActionsProps) {
  const t = useCatalogue("club");
  const { state } = view.log.position;
  const index = indexOf(state, unit);
  if (index === undefined) return null;
  const { people } = unitAt(state, index);
  const name = people.map((each) => each.name.trim()).join(" + ");
  const say = (entry: object, text: string) => {
    onClose();
    void actions.save([entry], text);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <button
        type="button"
        className="key min-h-14"
        onClick={() => say({ kind: "away", who: unit }, t.wentHome({ name }))}
      >
        {t.goesHome}
      </button>
      {!state.now[index]?.asked && (
        <button
          type="button"
          className="key min-h-14"
          onClick={() => say({ kind: "sit", who: unit }, t.willRest({ name }))}
        >
          {t.rests}
        </button>
      )}
      {people.map((person) => (
        <RenameForm
          key={person.id}
          person={person}
          onName={(to) => say({ kind: "rename", person: person.id, name: to }, t.renamed({ name: to }))}
        />
      ))}
    </div>
  );
}

function RenameForm({ person, onName }: { readonly person: Player; onName(name: string): void }) {
  const t = useCatalogue("club");
  const [name, setName] = useState(person.name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== person.name) onName(name.trim());
      }}
    >
      <NameField label={t.newSpelling} name={name} onName={setName} wrong={[]}>
        <button type="submit" className="key shrink-0">
          {t.rename}
        </button>
      </NameField>
    </form>
  );
}
