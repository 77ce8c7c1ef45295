"use client";

import type { DraftState } from "@/app/shared/draft/use-form-draft";
import { MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { movedPeopleTexts } from "../moved/moved-people-texts";

interface MovedPeopleProps {
  readonly game: GameView;
  readonly begun: DraftState;
  onDrop(): void;
}

/** The players changed elsewhere while a change was being typed here. */
export function MovedPeople({ game, begun: { moved, keep }, onDrop }: MovedPeopleProps) {
  const t = useWords().moved;
  if (!moved) return null;
  const isUnknown = moved.by === undefined;
  return (
    <MovedCard
      title={isUnknown ? t.halfTyped : t.people}
      texts={[...(isUnknown ? [t.earlier] : []), ...movedPeopleTexts(game, moved, t)]}
      answers={[
        { label: t.goOn, run: keep },
        { label: t.startAfresh, run: onDrop },
      ]}
    />
  );
}
