"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { ChoiceAsk } from "./choice-ask";

interface PlayerAskProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly among: readonly string[];
  readonly optional: boolean;
  /** The label of the answer "nobody"; absent if a player must be chosen. */
  readonly nobody?: string | undefined;
  readonly value: string | null | undefined;
  onChoose(player: string | null | undefined): void;
}

/** The value of the answer "nobody". No player has this id. */
const noPlayer = "+";

/** A choice of a player. If nobody needs to be chosen, that is the first answer. */
export function PlayerAsk({ label, players, among, optional, nobody, value, onChoose }: PlayerAskProps) {
  const t = useWords().entry;
  const named = players
    .filter(({ id }) => among.includes(id))
    .map(({ id, name }) => ({ value: id, label: name.trim() }));
  const notNoted = optional ? [{ value: "", label: t.notNoted }] : [];
  const noOne = nobody === undefined ? [] : [{ value: noPlayer, label: nobody }];
  return (
    <ChoiceAsk
      label={label}
      isLabelSeen={!optional}
      choices={[...notNoted, ...named, ...noOne]}
      value={value === null ? noPlayer : (value ?? (optional ? "" : undefined))}
      onChoose={(id) => onChoose(id === noPlayer ? null : id === "" ? undefined : id)}
    />
  );
}
