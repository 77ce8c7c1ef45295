"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import type { SavedOffer } from "../saved/saved-offers";
import { SavedRules } from "../saved/saved-rules";
import type { Card, Choice } from "./cards";
import { GameCardKey } from "./game-card-key";
import type { LastPlayed } from "./last-played";
import { OfferKey } from "./offer-key";

interface AllGamesProps {
  readonly cards: readonly Card[];
  readonly last: readonly LastPlayed[];
  /** Whether what was played last comes with the people who played. */
  readonly isWithPeople: boolean;
  readonly saved: readonly SavedOffer[];
  /** Whether the house rules of this device could not be read. */
  readonly isUnread: boolean;
  /** The family whose games are shown at once. */
  readonly family: string | undefined;
  onChoose(choice: Choice): void;
  /** The last house rules were deleted, so the focus needs a new place. */
  onNoneSaved(): void;
}

/** How many tables are in sight; those of other evenings are one tap away. */
const inSight = 3;

/** All games: first what was played last on this device, then saved house rules, then every game and family. */
export function AllGames({
  cards,
  last,
  isWithPeople,
  saved,
  isUnread,
  family,
  onChoose,
  onNoneSaved,
}: AllGamesProps) {
  const t = useCatalogue("newGame");
  const list = (some: readonly LastPlayed[]) => (
    <ul
      className={
        isWithPeople
          ? "grid grid-cols-1 gap-2"
          : "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2"
      }
    >
      {some.map(({ key, choice, name, people, league }) => (
        <li key={key} className="grid">
          <OfferKey
            name={name}
            about={people}
            notes={league === undefined ? [] : [league]}
            onChoose={() => onChoose(choice)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {last.length > 0 && (
        <section aria-labelledby="last-played" className="grid grid-cols-1 gap-2">
          <h3 id="last-played" className="text-lead">
            {isWithPeople ? t.samePeople : t.lastPlayed}
          </h3>
          {list(last.slice(0, inSight))}
          {last.length > inSight && (
            <details className="group/earlier">
              <summary className="key justify-between gap-3">
                {t.earlierTables({ count: last.length - inSight })}
                <Icon icon="down" className="size-5 shrink-0 text-ink-soft group-open/earlier:rotate-180" />
              </summary>
              <div className="pt-2">{list(last.slice(inSight))}</div>
            </details>
          )}
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
