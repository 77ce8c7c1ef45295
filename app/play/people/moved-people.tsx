"use client";

import type { Begun } from "@/app/shared/draft/stored-draft";
import { MovedCard } from "@/app/shared/moved-card";
import type { GameView } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";

interface MovedPeopleProps {
  readonly game: GameView;
  readonly begun: Begun;
  onDrop(): void;
}

/** The players changed while something was half-made about them. */
export function MovedPeople({ game, begun: { moved, goOn }, onDrop }: MovedPeopleProps) {
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
        { label: t.goOn, run: goOn },
        { label: t.startAfresh, run: onDrop },
      ]}
    />
  );
}
