"use client";

import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { useHalfTyped } from "./entry/half-typed";
import { forgetDraft } from "./entry/kept-draft";

interface HalfTypedCardProps {
  readonly game: GameView;
  onGoOn(kind: string): void;
}

/** Says on the board that a hand or round is half-typed on this phone. */
export function HalfTypedCard({ game, onGoOn }: HalfTypedCardProps) {
  const say = useWords().moved;
  const language = useLanguage();
  const half = useHalfTyped(game.id);
  if (!half) return null;
  const { roundName } = game.game.words(language);
  const title =
    half.closed === undefined
      ? say.halfTyped
      : say.halfTypedRound({ round: roundName({ number: half.closed + 1 }) });
  return (
    <section aria-label={title} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <p role="status" className="grow font-semibold">
        {title}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="key" onClick={() => onGoOn(half.kind)}>
          {say.goOn}
        </button>
        <button type="button" className="key" onClick={() => forgetDraft(game.id, "next")}>
          {say.startAfresh}
        </button>
      </div>
    </section>
  );
}
