"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { ChoiceAsk } from "./choice-ask";

interface PlayerAskProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly among: readonly string[];
  readonly optional: boolean;
  readonly mayBeLeftOut: boolean;
  /** The label for "nobody"; absent if somebody must be named. */
  readonly nobody?: string | undefined;
  readonly value: string | null | undefined;
  onChoose(player: string | null | undefined): void;
}

/** No player has this id. */
const noPlayer = "+";

/** A choice of player. If nobody has to be named, that is the first choice, and the question is already shown above. */
export function PlayerAsk(props: PlayerAskProps) {
  const { label, players, among, optional, mayBeLeftOut, nobody, value, onChoose } = props;
  const t = useWords().entry;
  const named = players
    .filter(({ id }) => among.includes(id))
    .map(({ id, name }) => ({ value: id, label: name.trim() }));
  const notNoted = mayBeLeftOut ? [{ value: "", label: t.notNoted }] : [];
  const noOne = nobody === undefined ? [] : [{ value: noPlayer, label: nobody }];
  return (
    <ChoiceAsk
      label={label}
      isLabelSeen={!optional}
      choices={[...notNoted, ...named, ...noOne]}
      value={value === null ? noPlayer : (value ?? (mayBeLeftOut ? "" : undefined))}
      onChoose={(id) => onChoose(id === noPlayer ? null : id === "" ? undefined : id)}
    />
  );
}
