"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";

/** What is told of a game before its rules are there. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** How many can play. */
  readonly seats: string;
  readonly art: ReactNode;
}

interface GameChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: string | undefined;
  /** Whether it was chosen by a tap right before this is shown. */
  readonly isTapped: boolean;
  onChoose(id: string | null): void;
}

/** The games there are, or the one that was chosen and a way to choose again. */
export function GameChoice({ cards, chosen: id, isTapped, onChoose }: GameChoiceProps) {
  const say = newGameWords[useLanguage()];
  const chosen = cards.find((card) => card.id === id);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [touched, setTouched] = useState(isTapped);
  const isChosen = chosen !== undefined;
  // What was pressed is gone after it was pressed: the focus goes to what took its place.
  useEffect(() => {
    if (touched) (isChosen ? change : heading).current?.focus();
  }, [touched, isChosen]);
  const choose = (id: string | null) => {
    setTouched(true);
    onChoose(id);
  };
  if (chosen)
    return (
      <section className="panel flex flex-wrap items-center gap-x-2 gap-y-3 p-3" aria-label={say.chooseGame}>
        {chosen.art}
        <p className="min-w-0 grow basis-28 font-display text-lead font-bold">{chosen.name}</p>
        <button type="button" ref={change} className="key shrink-0" onClick={() => choose(null)}>
          {say.change}
        </button>
      </section>
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="choose">
      <h2 id="choose" ref={heading} tabIndex={-1} className="text-title outline-none">
        {say.chooseGame}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {cards.map((card) => (
          <li key={card.id} className="grid grid-cols-[minmax(0,1fr)]">
            <button
              type="button"
              onClick={() => choose(card.id)}
              className="panel flex items-center gap-4 p-3 pr-4 text-left active:translate-y-px"
            >
              {card.art}
              <span className="grid min-w-0 grow gap-0.5">
                <span className="font-display text-lead font-bold">{card.name}</span>
                <span className="text-fine text-pretty text-ink-soft">{card.tagline}</span>
                <span className="text-fine font-semibold">{card.seats}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
