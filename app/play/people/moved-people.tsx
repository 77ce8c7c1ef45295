"use client";

import type { DraftState } from "@/app/shared/draft/use-form-draft";
import { MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";

interface MovedPeopleProps {
  readonly game: GameView;
  readonly begun: DraftState;
  onDrop(): void;
}

/** The players changed elsewhere while a change was being typed here. */
export function MovedPeople({ game, begun: { moved, keep }, onDrop }: MovedPeopleProps) {
  const t = useWords().moved;
  if (!moved) return null;
  const nameOf = (id: string) => game.players.find((player) => player.id === id)?.name.trim() ?? "";
  const [came, left] = [moved.came.map(nameOf), moved.left.map(nameOf)];
  const isUnknown = moved.by === undefined;
  return (
    <MovedCard
      title={isUnknown ? t.halfTyped : t.people}
      texts={[
        ...(isUnknown ? [t.earlier] : []),
        ...(came.length > 0 ? [t.came({ names: came })] : []),
        ...(left.length > 0 ? [t.left({ names: left })] : []),
      ]}
      answers={[
        { label: t.goOn, run: keep },
        { label: t.startAfresh, run: onDrop },
      ]}
    />
  );
}
