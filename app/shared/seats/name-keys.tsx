"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";

interface NameKeysProps<Person> {
  readonly legend: string;
  readonly people: readonly Person[];
  onAdd(person: Person): void;
}

/** How many are shown at once. */
export const maxShown = 16;

/** People who can be seated with one tap each. */
export function NameKeys<Person extends { readonly id: string; readonly name: string }>({
  legend,
  people,
  onAdd,
}: NameKeysProps<Person>) {
  const t = useCatalogue("newGame");
  if (people.length === 0) return null;
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
