"use client";

import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { OutAsked } from "./prompt-places";

interface OutKeyProps {
  readonly outs: readonly OutAsked[];
  readonly player: Player;
  /** Whether the form is open beside the board; it then asks this itself. */
  readonly entering: boolean;
  onOut(asked: OutAsked, player: string): void;
}

/** A button beside a name: this player went out. It opens the form with that answer, or saves if it is the only one. */
export function OutKey({ outs, player, entering, onOut }: OutKeyProps) {
  const t = useWords().entry;
  return outs
    .filter(({ among }) => among.includes(player.id))
    .map((asked) => (
      <button
        key={asked.prompt.kind}
        type="button"
        aria-label={t.wentOut({ name: player.name.trim() })}
        className={`plate min-h-12 w-min min-w-12 shrink-0 px-[min(0.5rem,2vmin)] text-[min(1rem,5vmin)] leading-[1.1] active:translate-y-px ${entering ? "invisible" : ""}`}
        onClick={() => onOut(asked, player.id)}
      >
        {t.out}
      </button>
    ));
}
