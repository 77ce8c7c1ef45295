"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
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
  /** The games of a family; none where it is a game of its own. */
  readonly presets: readonly { readonly id: string; readonly name: string }[];
}

/** A game, and which of its family it is. */
export interface Choice {
  readonly game: string;
  readonly preset?: string;
}

interface GameChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: Choice | undefined;
  /** Whether it was chosen by a tap right before this is shown. */
  readonly isTapped: boolean;
  onChoose(choice: Choice | null): void;
}

/** The games there are, or the one that was chosen and a way to choose again. */
export function GameChoice({ cards, chosen, isTapped, onChoose }: GameChoiceProps) {
  const say = newGameWords[useLanguage()];
  const card = cards.find(({ id }) => id === chosen?.game);
  const preset = card?.presets.find(({ id }) => id === chosen?.preset);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [touched, setTouched] = useState(isTapped);
  const isChosen = card !== undefined;
  // What was pressed is gone after it was pressed: the focus goes to what took its place.
  useEffect(() => {
    if (touched) (isChosen ? change : heading).current?.focus();
  }, [touched, isChosen]);
  const choose = (choice: Choice | null) => {
    setTouched(true);
    onChoose(choice);
  };
  if (card)
    return (
      <section className="panel flex flex-wrap items-center gap-x-2 gap-y-3 p-3" aria-label={say.chooseGame}>
        {card.art}
        <p className="min-w-0 grow basis-28 font-display text-lead font-bold">
          {preset?.name ?? card.name}
          {preset && <span className="block font-body text-fine font-normal text-ink-soft">{card.name}</span>}
        </p>
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
        {cards.map((each) => (
          <li key={each.id} className="grid grid-cols-[minmax(0,1fr)]">
            <CardView card={each} onChoose={choose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardViewProps {
  readonly card: Card;
  onChoose(choice: Choice): void;
}

/** A game, or a family of games with a key for each. */
function CardView({ card: { id: game, name, tagline, seats, art, presets }, onChoose }: CardViewProps) {
  const id = useId();
  const look = "flex items-center gap-4 text-left";
  const about = (
    <>
      {art}
      <span className="grid min-w-0 grow gap-0.5">
        <span id={id} className="font-display text-lead font-bold">
          {name}
        </span>
        <span className="text-fine text-pretty text-ink-soft">{tagline}</span>
        <span className="text-fine font-semibold">{seats}</span>
      </span>
    </>
  );
  if (presets.length === 0)
    return (
      <button
        type="button"
        onClick={() => onChoose({ game })}
        className={`panel p-3 pr-4 active:translate-y-px ${look}`}
      >
        {about}
      </button>
    );
  return (
    <div className="panel grid gap-3 p-3">
      <div className={look}>{about}</div>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <li key={preset.id} className="grid grow">
            <button type="button" className="key" onClick={() => onChoose({ game, preset: preset.id })}>
              {preset.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
