"use client";

import { useState } from "react";
import { KnownNames } from "@/app/shared/seats/known-names";
import { NameField } from "@/app/shared/seats/name-field";
import { withPlayer } from "@/app/shared/setup/seating";
import type { EveningView } from "@/lib/client/evening/evenings";
import { useKnownNames } from "@/lib/client/game/games";
import { newcomerId } from "@/lib/client/game/newcomer-id";
import type { Night } from "@/lib/evening/home/night";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Actions } from "./table-now";

interface PeopleProps {
  readonly view: EveningView;
  readonly night: Night;
  readonly actions: Actions;
}

/** Somebody comes or goes, at any moment: from the next game on. */
export function People({ view, night, actions }: PeopleProps) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const known = useKnownNames();
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState<string>();
  const people = view.log.position.state.units.flatMap((unit) => unit.people);
  const add = (typed: string) => {
    const seated = withPlayer(people, typed, language);
    setWrong(seated.ok ? undefined : seated.error);
    if (!seated.ok) return;
    setName("");
    const trimmed = typed.trim();
    const person = { id: newcomerId(trimmed, people), name: trimmed };
    void actions.save([{ kind: "add", person }], t.joined({ name: trimmed }));
  };
  const here = night.people.filter(({ isHere }) => isHere);
  const away = night.people.filter(({ isHere }) => !isHere);
  return (
    <section aria-labelledby="people-here" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="people-here" className="text-title">
        {t.people}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {here.map((person) => (
          <button
            key={person.id}
            type="button"
            className="key min-w-0 max-w-full wrap-anywhere"
            onClick={() => void actions.save([{ kind: "away", who: person.id }], t.wentHome(person))}
          >
            {t.goesHome(person)}
          </button>
        ))}
        {away.map((person) => (
          <button
            key={person.id}
            type="button"
            className="key min-w-0 max-w-full border-dashed wrap-anywhere"
            onClick={() => void actions.save([{ kind: "here", who: person.id }], t.cameBack(person))}
          >
            {t.comesBack(person)}
          </button>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add(name);
        }}
      >
        <NameField label={t.newName} name={name} onName={setName} wrong={wrong === undefined ? [] : [wrong]}>
          <button type="submit" className="key shrink-0 px-5">
            {t.add}
          </button>
        </NameField>
      </form>
      <KnownNames names={known} players={people} folded onAdd={add} />
    </section>
  );
}
