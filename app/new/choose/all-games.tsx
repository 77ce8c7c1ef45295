"use client";

import type { FirstGames } from "@/lib/client/first-games";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { sameJson } from "@/lib/sync/same-json";
import { offerIn, type SavedOffer } from "../saved/saved-offers";
import { SavedRules } from "../saved/saved-rules";
import { type Card, type Choice, keyOf, type Offer } from "./cards";
import { GameCardKey } from "./game-card-key";
import { OfferKey } from "./offer-key";

interface AllGamesProps {
  readonly cards: readonly Card[];
  readonly played: FirstGames["played"];
  readonly saved: readonly SavedOffer[];
  /** Whether the house rules of this device could not be read. */
  readonly isUnread: boolean;
  /** The family whose games are shown at once. */
  readonly family: string | undefined;
  onChoose(choice: Choice): void;
  /** The last house rules were deleted, so the focus needs a new place. */
  onNoneSaved(): void;
}

/** How many of the games played last come first. */
const mostPlayed = 3;

/** All games: first those played last on this device, then saved house rules, then every game and family. */
export function AllGames({ cards, played, saved, isUnread, family, onChoose, onNoneSaved }: AllGamesProps) {
  const t = useCatalogue("newGame");
  const last = new Map<string, Offer>();
  for (const { game, options } of played) {
    const card = cards.find(({ id }) => id === game);
    const ours = saved.find(({ rules }) => rules.game === game && sameJson(rules.options, options));
    const offer = ours?.offer ?? (card && offerIn(card, options));
    if (offer) last.set(keyOf(offer.choice), last.get(keyOf(offer.choice)) ?? offer);
    if (last.size === mostPlayed) break;
  }
  return (
    <>
      {last.size > 0 && (
        <section aria-labelledby="last-played" className="grid grid-cols-1 gap-2">
          <h3 id="last-played" className="text-lead">
            {t.lastPlayed}
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            {[...last.values()].map(({ choice, name }) => (
              <li key={keyOf(choice)} className="grid">
                <OfferKey name={name} about={[]} onChoose={() => onChoose(choice)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SavedRules offers={saved} isUnread={isUnread} onChoose={onChoose} onNone={onNoneSaved} />
      <ul aria-label={t.allGames} className="grid grid-cols-1 gap-2 sm:gap-3">
        {cards.map((card) => (
          <li key={card.id} className="grid grid-cols-1">
            <GameCardKey card={card} isOpen={card.id === family} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
