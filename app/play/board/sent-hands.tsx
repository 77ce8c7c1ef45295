"use client";

import type { GameView } from "@/lib/client/game/games";
import type { Held } from "@/lib/client/game/hands";
import { useWords } from "@/lib/i18n/hooks/use-words";

interface SentHandsProps {
  readonly game: GameView;
  readonly proposed: ReadonlyMap<string, Held>;
}

/** Announces on the board that players have sent their hands, before the form is opened. */
export function SentHands({ game, proposed }: SentHandsProps) {
  const t = useWords().hand;
  const names = game.players.flatMap(({ id, name }) => (proposed.has(id) ? [name.trim()] : []));
  return (
    <p role="status" className="rounded-plate bg-felt-soft px-4 py-2 wrap-anywhere empty:hidden">
      {names.length > 0 && t.cameIn({ names })}
    </p>
  );
}
