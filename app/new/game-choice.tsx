"use client";

import { useEffect, useRef, useState } from "react";
import { GameArt } from "@/app/shared/game-art";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { Game } from "@/lib/rules/game";

interface GameChoiceProps {
  readonly chosen: Game | undefined;
  onChoose(id: string | null): void;
}

/** The games there are, or the one that was chosen and a way to choose again. */
export function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  const say = newGameWords[useLanguage()];
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [touched, setTouched] = useState(false);
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
        <GameArt game={chosen} />
        <p className="min-w-0 grow basis-28 font-display text-lead font-bold">
          {gameWords(chosen, language).name}
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
        {games.all.map((game) => (
          <li key={game.id} className="grid grid-cols-[minmax(0,1fr)]">
            <button
              type="button"
              onClick={() => choose(game.id)}
              className="panel flex items-center gap-4 p-3 pr-4 text-left active:translate-y-px"
            >
              <GameArt game={game} />
              <span className="grid min-w-0 grow gap-0.5">
                <span className="font-display text-lead font-bold">{gameWords(game, language).name}</span>
                <span className="text-fine text-pretty text-ink-soft">
                  {gameWords(game, language).tagline}
                </span>
                <span className="text-fine font-semibold">{say.seats(game.seats({}))}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
