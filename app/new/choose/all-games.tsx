"use client";

import { useLastPlayed } from "@/lib/client/game/last-played";
import { useStoreTrouble } from "@/lib/client/store/store-trouble";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { OneMoment } from "@/lib/ui/page/one-moment";
import type { Card, Choice } from "./cards";
import { GameCardKey } from "./game-card-key";
import { OfferKey } from "./offer-key";

interface AllGamesProps {
  readonly cards: readonly Card[];
  /** The family whose games are shown at once. */
  readonly family: string | undefined;
  onChoose(choice: Choice): void;
}

/** All games: those last played here first, then every game and family. */
export function AllGames({ cards, family, onChoose }: AllGamesProps) {
  const say = newGameWords[useLanguage()];
  const played = useLastPlayed();
  const trouble = useStoreTrouble();
  // Nothing moves under a finger: the list is drawn once it is known what comes first.
  if (!played && !trouble) return <OneMoment />;
  const last = (played ?? []).flatMap(({ game, preset }) => {
    const offers = cards.find(({ id }) => id === game)?.offers ?? [];
    // Without a preset it is the family's first.
    return offers.find(({ choice }) => preset === undefined || choice.preset === preset) ?? [];
  });
  return (
    <>
      {last.length > 0 && (
        <section aria-labelledby="last-played" className="grid grid-cols-1 gap-2">
          <h3 id="last-played" className="text-lead">
            {say.lastPlayed}
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            {last.map(({ choice, name, regions }) => (
              <li key={`${choice.game}/${choice.preset}`} className="grid">
                <OfferKey
                  name={name}
                  about={regions === "" ? [] : [regions]}
                  onChoose={() => onChoose(choice)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul aria-label={say.allGames} className="grid grid-cols-1 gap-2 sm:gap-3">
        {cards.map((card) => (
          <li key={card.id} className="grid grid-cols-1">
            <GameCardKey card={card} isOpen={card.id === family} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
