"use client";

import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { Player } from "@/lib/rules/table";

interface KnownNamesProps {
  readonly names: readonly string[];
  /** Who sits already. */
  readonly players: readonly Player[];
  onAdd(name: string): void;
}

const mostShown = 16;
const inLower = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** People who played on this device before, one tap each. */
export function KnownNames({ names, players, onAdd }: KnownNamesProps) {
  const say = newGameWords[useLanguage()];
  const seated = new Set(players.map(({ name }) => inLower(name)));
  const free = names.filter((name) => !seated.has(inLower(name))).slice(0, mostShown);
  if (free.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fine font-semibold text-ink-soft">{say.known}</legend>
      <div className="flex flex-wrap gap-2">
        {free.map((name) => (
          <button
            key={name}
            type="button"
            className="key max-w-full"
            aria-label={say.addKnown({ name })}
            onClick={() => onAdd(name)}
          >
            <span aria-hidden="true" className="text-felt-ink">
              +
            </span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
