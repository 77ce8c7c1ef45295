"use client";

import { Fold } from "@/app/shared/fold";
import type { EveningView } from "@/lib/client/evening/evenings";
import { indexOf, unitAt } from "@/lib/evening/state";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { RenameForm } from "../rename-form";
import type { ClubActions } from "./use-club-actions";

const OwnLinks = lazy(() => import("./own-links"), "OwnLinks", { words: ["invite"] });

interface GuestActionsProps {
  readonly view: EveningView;
  /** Somebody who is here. */
  readonly unit: string;
  readonly actions: ClubActions;
  /** The evening's key, which people's own links follow from. */
  readonly keeper: string | undefined;
  onClose(): void;
}

/** What somebody who is here may want: to go home, to rest once, their own link, another spelling. */
export function GuestActions({ view, unit, actions, keeper, onClose }: GuestActionsProps) {
  const t = useCatalogue("club");
  const { renamed } = useCatalogue("homeTable");
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
      {keeper !== undefined && (
        <Fold label={t.ownLink}>
          <OwnLinks evening={view.id} keeper={keeper} people={people} />
        </Fold>
      )}
      {people.map((person) => (
        <RenameForm
          key={person.id}
          person={person}
          people={state.units.flatMap((each) => each.people)}
          onName={(to) => say({ kind: "rename", person: person.id, name: to }, renamed({ name: to }))}
        />
      ))}
    </div>
  );
}
