"use client";

import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { isSameName } from "@/lib/rules/player-problems";
import type { Player } from "@/lib/rules/table";

interface KnownNamesProps {
  readonly names: readonly string[];
  /** Who sits already. */
  readonly players: readonly Player[];
  onAdd(name: string): void;
}

const mostShown = 16;

/** People who played on this device before, one tap each. */
export function KnownNames({ names, players, onAdd }: KnownNamesProps) {
  const say = newGameWords[useLanguage()];
  const isFree = (name: string) => !players.some((player) => isSameName(player.name, name));
  const free = names.filter(isFree).slice(0, mostShown);
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
