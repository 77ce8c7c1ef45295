"use client";

import type { GameKeys, GameView } from "@/lib/client/games";
import { useProposedHands } from "@/lib/client/hands";
import { useWords } from "@/lib/i18n/use-words";

interface SentHandsProps {
  readonly game: GameView;
  readonly keys: GameKeys;
}

/** Tells the table that players have sent their hands, before the form is opened. */
export function SentHands({ game, keys }: SentHandsProps) {
  const say = useWords().hand;
  const proposed = useProposedHands(game.id, keys, game.result.rounds.length);
  const names = game.players.flatMap(({ id, name }) => (proposed.has(id) ? [name.trim()] : []));
  return (
    <p role="status" className="rounded-plate bg-felt-soft px-4 py-2 wrap-anywhere empty:hidden">
      {names.length > 0 && say.cameIn({ names })}
    </p>
  );
}
