"use client";

import type { Held } from "@/lib/client/game/hands";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/people/table";
import { preventBlur } from "@/lib/ui/keypad";
import { heldText } from "@/lib/ui/text/held-text";

interface ProposedHandProps {
  readonly position: Position;
  readonly player: Player;
  readonly held: Held;
  /** Whether the form already has this hand. */
  readonly isTaken: boolean;
  onTake(): void;
}

/** A hand that a player sent from their own phone, and the button that accepts it. */
export function ProposedHand({ position, player, held, isTaken, onTake }: ProposedHandProps) {
  const t = useWords();
  const text = t.hand.reported({ name: player.name.trim(), hand: heldText(position.about.counted, held, t) });
  return (
    <div className="mb-1 ml-16 flex items-center gap-2 rounded-plate bg-felt-soft pl-3">
      <p className="min-w-0 grow py-1 text-fine wrap-anywhere">{text}</p>
      {isTaken ? (
        <span className="grid min-h-12 place-items-center px-3 text-fine">{t.hand.taken}</span>
      ) : (
        <button
          type="button"
          className="key shrink-0"
          aria-label={`${t.hand.take}: ${text}`}
          onPointerDown={preventBlur}
          onClick={onTake}
        >
          {t.hand.take}
        </button>
      )}
    </div>
  );
}
