"use client";

import { nameOf } from "@/app/shared/game/name-of";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { preventBlur } from "@/lib/ui/keypad";

interface DidGoOutProps {
  /** Whose hand was typed as 0. */
  readonly player: string;
  readonly players: readonly Player[];
  readonly busy: boolean;
  /** Who went out; null: the hand is blocked. */
  onAnswer(out: string | null): void;
}

/** The two answers to whether the player with nothing left, whom the question names, went out. Either saves. */
export function DidGoOut({ player, players, busy, onAnswer }: DidGoOutProps) {
  const t = useWords().entry;
  const key = "key min-h-12 min-w-0 px-2 leading-tight wrap-anywhere";
  return (
    <div className="mb-1.5 grid grid-cols-2 gap-1.5">
      <button
        type="button"
        data-likely-out
        aria-label={t.wentOut({ name: nameOf(players, player) })}
        className={`${key} border-2 border-felt`}
        onPointerDown={preventBlur}
        disabled={busy}
        onClick={() => onAnswer(player)}
      >
        <span className="block first-letter:uppercase">{t.isOut}</span>
      </button>
      <button
        type="button"
        className={key}
        onPointerDown={preventBlur}
        disabled={busy}
        onClick={() => onAnswer(null)}
      >
        {t.wasBlock}
      </button>
    </div>
  );
}
