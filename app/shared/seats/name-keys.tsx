"use client";

import { useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";

interface NameKeysProps<Person> {
  readonly legend: string;
  readonly people: readonly Person[];
  /** Whether they are folded at first: nobody else may be missing, and what follows is not pushed out of sight. */
  readonly folded: boolean;
  onAdd(person: Person): void;
}

/** How many are shown at once. */
export const maxShown = 16;

/** People who can be seated with one tap each. */
export function NameKeys<Person extends { readonly id: string; readonly name: string }>({
  legend,
  people,
  folded,
  onAdd,
}: NameKeysProps<Person>) {
  const t = useCatalogue("newGame");
  // Only at first: keys that are being tapped stay where they are.
  const [isFolded, setFolded] = useState(folded);
  if (people.length === 0) return null;
  if (isFolded)
    return (
      <button
        type="button"
        className="key justify-self-start"
        aria-expanded="false"
        onClick={() => setFolded(false)}
      >
        {legend}
        <Icon icon="down" className="size-5" />
      </button>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fine font-semibold text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {people.slice(0, maxShown).map((person) => (
          <button
            key={person.id}
            type="button"
            className="key max-w-full"
            aria-label={t.addKnown({ name: person.name })}
            onClick={() => onAdd(person)}
          >
            <span aria-hidden="true" className="text-felt-ink">
              +
            </span>
            <span className="min-w-0 wrap-anywhere">{person.name}</span>
          </button>
        ))}
      </div>
      {people.length > maxShown && (
        <p className="mt-1 text-fine text-ink-soft">{t.moreKnown({ more: people.length - maxShown })}</p>
      )}
    </fieldset>
  );
}
