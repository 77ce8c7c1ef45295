"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { SavedOffer } from "../saved/saved-offers";
import { type Card, type Choice, keyOf } from "./cards";
import { OfferKey } from "./offer-key";
import { findGames } from "./search";

interface FoundGamesProps {
  readonly cards: readonly Card[];
  readonly saved: readonly SavedOffer[];
  readonly typed: string;
  onChoose(choice: Choice): void;
  onShowAll(): void;
}

/** The games whose names match the search; if there are none, a button that shows all. */
export function FoundGames({ cards, saved, typed, onChoose, onShowAll }: FoundGamesProps) {
  const t = useCatalogue("newGame");
  const ours = saved.map(({ card, about, offer }) => ({ ...card, name: about.join(" · "), offers: [offer] }));
  const found = findGames([...ours, ...cards], typed);
  const note = (by: string | undefined, isClose: true | undefined) =>
    by === undefined ? [] : [isClose ? t.closest({ name: by }) : t.alsoCalled({ name: by })];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="font-semibold wrap-anywhere">
        {found.length === 0 ? t.notFound({ name: typed.trim() }) : t.found({ games: found.length })}
      </p>
      {found.length === 0 ? (
        <>
          <p className="text-ink-soft">{t.notFoundHint}</p>
          <button type="button" className="key min-h-14" onClick={onShowAll}>
            {t.showAll}
          </button>
        </>
      ) : (
        <ul aria-label={t.allGames} className="grid grid-cols-1 gap-2">
          {found.map(({ card, offer, by, isClose }) => (
            <li key={keyOf(offer.choice)} className="grid">
              <OfferKey
                name={offer.name}
                about={[card.name, offer.regions].filter((each) => each !== "" && each !== offer.name)}
                notes={note(by, isClose)}
                onChoose={() => onChoose(offer.choice)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
