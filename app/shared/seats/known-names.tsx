"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { isSameName } from "@/lib/rules/people/player-problems";
import type { Player } from "@/lib/rules/people/table";
import { maxShown, NameKeys } from "./name-keys";

interface KnownNamesProps {
  readonly names: readonly string[];
  /** Who is already seated. */
  readonly players: readonly Player[];
  readonly folded?: boolean;
  onAdd(name: string): void;
}

/** People who played on this device before. */
export function KnownNames({ names, players, folded = false, onAdd }: KnownNamesProps) {
  const t = useCatalogue("newGame");
  const isFree = (name: string) => !players.some((player) => isSameName(player.name, name));
  const free = names.filter(isFree).slice(0, maxShown);
  return (
    <NameKeys
      legend={t.known}
      people={free.map((name) => ({ id: name, name }))}
      folded={folded}
      onAdd={({ name }) => onAdd(name)}
    />
  );
}
