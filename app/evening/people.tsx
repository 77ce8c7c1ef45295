"use client";

import { useState } from "react";
import { KnownNames } from "@/app/shared/seats/known-names";
import { NameField } from "@/app/shared/seats/name-field";
import { withPlayer } from "@/app/shared/setup/seating";
import type { EveningView } from "@/lib/client/evening/evenings";
import { storeName, useKnownNames } from "@/lib/client/game/games";
import { newcomerId } from "@/lib/client/game/newcomer-id";
import type { Night, PersonsNight } from "@/lib/evening/home/night";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { Modal } from "@/lib/ui/page/modal";
import { WholeName } from "@/lib/ui/text/whole-name";
import { RenameForm } from "./rename-form";
import type { Actions } from "./table-now";

interface PeopleProps {
  readonly view: EveningView;
  readonly night: Night;
  readonly actions: Actions;
}

/**
 * Somebody comes or goes, at any moment: from the next game on. A name that was typed wrong is mended here, also when the
 * evening is over.
 */
export function People({ view, night, actions }: PeopleProps) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const known = useKnownNames();
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [about, setAbout] = useState<string>();
  const { units, over } = view.log.position.state;
  const people = units.flatMap((unit) => unit.people);
  const add = (typed: string) => {
    const seated = withPlayer(people, typed, language);
    setWrong(seated.ok ? undefined : seated.error);
    if (!seated.ok) return;
    setName("");
    const trimmed = typed.trim();
    storeName(trimmed);
    const person = { id: newcomerId(trimmed, people), name: trimmed };
    void actions.save([{ kind: "add", person }], t.joined({ name: trimmed }));
  };
  // Keys stay where they are, whoever wins or goes.
  const persons = people.flatMap(({ id }) => night.people.find((each) => each.id === id) ?? []);
  const asked = night.people.find(({ id }) => id === about);
  const close = () => setAbout(undefined);
  return (
    <section aria-labelledby="people-here" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="people-here" className="text-title">
          {over ? t.rename : t.people}
        </h2>
        {!over && <p className="text-ink-soft text-pretty">{t.tapName}</p>}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {persons.map(({ id, name: each, isHere }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={`key h-full w-full min-w-0 justify-start text-left ${isHere ? "" : "border-dashed"}`}
              onClick={() => setAbout(id)}
            >
              <span className="min-w-0 grow">
                <WholeName name={each} largest="var(--text-lead)" />
                {!isHere && <span className="block text-fine font-normal">{t.awayNow}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!over && (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              add(name);
            }}
          >
            <NameField
              label={t.newName}
              name={name}
              onName={setName}
              wrong={wrong === undefined ? [] : [wrong]}
            >
              <button type="submit" className="key shrink-0 px-5">
                {t.add}
              </button>
            </NameField>
          </form>
          <KnownNames names={known} players={people} folded onAdd={add} />
        </>
      )}
      <Modal title={asked?.name ?? ""} open={asked !== undefined} onClose={close}>
        {asked && (
          <PersonActions person={asked} people={people} over={over} actions={actions} onClose={close} />
        )}
      </Modal>
    </section>
  );
}

interface PersonActionsProps {
  readonly person: PersonsNight;
  readonly people: readonly Player[];
  readonly over: boolean;
  readonly actions: Actions;
  onClose(): void;
}

function PersonActions({ person, people, over, actions, onClose }: PersonActionsProps) {
  const t = useCatalogue("homeTable");
  const { id, isHere } = person;
  const say = (entry: object, text: string) => {
    onClose();
    void actions.save([entry], text);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!over && (
        <button
          type="button"
          className="key min-h-14 min-w-0 wrap-anywhere"
          onClick={() =>
            isHere
              ? say({ kind: "away", who: id }, t.wentHome(person))
              : say({ kind: "here", who: id }, t.cameBack(person))
          }
        >
          {isHere ? t.goesHome(person) : t.comesBack(person)}
        </button>
      )}
      <RenameForm
        person={person}
        people={people}
        onName={(name) => say({ kind: "rename", person: id, name }, t.renamed({ name }))}
      />
    </div>
  );
}
