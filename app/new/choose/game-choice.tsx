"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useCountry } from "@/app/shared/game/use-country";
import { useFirstGames } from "@/lib/client/use-first-games";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import { savedOffers } from "../saved/saved-offers";
import { AllGames } from "./all-games";
import type { Card, Choice } from "./cards";
import { FoundGames } from "./found-games";
import { lastGames, lastTables } from "./last-played";
import { nearFirst } from "./near-first";
import { SearchField } from "./search-field";

interface GameChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: Choice | undefined;
  /** The id of the league that the game will count in. */
  readonly league: string | undefined;
  /** Who was entered so far. */
  readonly seated: readonly Player[];
  /** The family whose games are shown at once. */
  readonly family: string | undefined;
  /** Whether it was just chosen with a tap. */
  readonly isTapped: boolean;
  onChoose(choice: Choice | null): void;
}

/** The list of games; or the chosen one, with a way to choose again. */
export function GameChoice({ cards, chosen, league, seated, family, isTapped, onChoose }: GameChoiceProps) {
  const t = useCatalogue("newGame");
  const card = cards.find(({ id }) => id === chosen?.game);
  const { played, ...known } = useFirstGames();
  const saved = savedOffers(cards, known, league);
  const language = useLanguage();
  const country = useCountry();
  const near = useMemo(() => nearFirst(cards, language, country), [cards, language, country]);
  const past = { cards, saved, played, leagues: known.leagues };
  const tables = lastTables(past, { league, seated }, language);
  const preset = card?.offers.find(({ choice }) => choice.preset === chosen?.preset);
  const ours = [known, ...known.leagues]
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === chosen?.rules?.id);
  const names = [ours?.name, preset?.name, card?.name].filter((each) => each !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(isTapped);
  const [typed, setTyped] = useState("");
  const isChosen = card !== undefined;
  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (touched) (isChosen ? change : heading).current?.focus();
  }, [touched, isChosen]);
  const choose = (choice: Choice | null) => {
    setTouched(true);
    setTyped("");
    onChoose(choice);
  };
  if (card)
    return (
      <section className="panel flex flex-wrap items-center gap-x-2 gap-y-3 p-3" aria-label={t.chooseGame}>
        {card.art}
        <p className="max-w-full grow basis-28 font-display text-lead font-bold wrap-break-word">
          <span className="block">{names[0]}</span>
          {[...new Set(names)].slice(1).map((name) => (
            <span key={name} className="block font-body text-fine font-normal text-ink-soft">
              {name}
            </span>
          ))}
        </p>
        <button type="button" ref={change} className="key shrink-0" onClick={() => choose(null)}>
          {t.change}
        </button>
      </section>
    );
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="choose">
      <h2 id="choose" ref={heading} tabIndex={-1} className="text-title outline-none">
        {t.chooseGame}
      </h2>
      <SearchField
        typed={typed}
        onType={setTyped}
        onEnter={() => results.current?.querySelector("button")?.focus()}
      />
      <div ref={results} className="grid grid-cols-1 gap-6">
        {typed.trim() === "" ? (
          <AllGames
            cards={near}
            last={tables.length > 0 ? tables : lastGames(past)}
            isWithPeople={tables.length > 0}
            saved={saved}
            family={family}
            isUnread={known.isUnread}
            onChoose={choose}
            onNoneSaved={() => heading.current?.focus()}
          />
        ) : (
          <FoundGames
            cards={near}
            typed={typed}
            saved={saved}
            onChoose={choose}
            onShowAll={() => setTyped("")}
          />
        )}
      </div>
    </section>
  );
}
