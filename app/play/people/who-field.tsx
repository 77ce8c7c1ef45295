"use client";

import { useId } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";

interface WhoFieldProps {
  readonly players: readonly Player[];
  /** The player's id. */
  readonly value: string;
  onWho(player: string): void;
}

/** The player that an entry is about. */
export function WhoField({ players, value, onWho }: WhoFieldProps) {
  const t = useCatalogue("people");
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {t.who}
      </label>
      <select id={id} value={value} onChange={({ target }) => onWho(target.value)} className="field min-w-0">
        {players.map((player) => (
          <option key={player.id} value={player.id}>
            {player.name.trim()}
          </option>
        ))}
      </select>
    </div>
  );
}
