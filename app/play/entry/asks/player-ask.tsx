"use client";

import { useWords } from "@/lib/i18n/use-words";
import type { Player } from "@/lib/rules/people/table";
import { ChoiceAsk } from "./choice-ask";

interface PlayerAskProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly among: readonly string[];
  readonly optional: boolean;
  readonly value: string | undefined;
  onChoose(player: string | undefined): void;
}

/** Which player; where nobody need be named, that is the first choice, and the question stands above it already. */
export function PlayerAsk({ label, players, among, optional, value, onChoose }: PlayerAskProps) {
  const say = useWords().entry;
  const named = players
    .filter(({ id }) => among.includes(id))
    .map(({ id, name }) => ({ value: id, label: name.trim() }));
  const nobody = optional ? [{ value: "", label: say.notNoted }] : [];
  return (
    <ChoiceAsk
      label={label}
      isLabelSeen={!optional}
      choices={[...nobody, ...named]}
      value={value ?? (optional ? "" : undefined)}
      onChoose={(id) => onChoose(id === "" ? undefined : id)}
    />
  );
}
