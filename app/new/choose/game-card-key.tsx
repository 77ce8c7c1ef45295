"use client";

import { useEffect, useRef } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { type Card, type Choice, isFamily } from "./cards";
import { OfferKey } from "./offer-key";

interface GameCardKeyProps {
  readonly card: Card;
  /** Whether the family's games are shown at once. */
  readonly isOpen: boolean;
  onChoose(choice: Choice): void;
}

/** A game, chosen with one tap; or a family, which opens. */
export function GameCardKey({ card, isOpen, onChoose }: GameCardKeyProps) {
  const { name, tagline, seats, art, offers } = card;
  const t = useCatalogue("newGame");
  const [only] = offers;
  const family = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) family.current?.scrollIntoView();
  }, [isOpen]);
  const about = (
    <>
      {art}
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-display text-lead font-bold">{name}</span>
        <span className="text-fine text-pretty text-ink-soft">
          {tagline}{" "}
          <span className="inline-block font-semibold text-ink">
            {isFamily(card) ? `${t.found({ games: offers.length })} · ${seats}` : seats}
          </span>
        </span>
      </span>
    </>
  );
  const className = "flex w-full items-center gap-3 p-2 pr-3 text-left sm:gap-4 sm:p-3 sm:pr-4";
  if (!isFamily(card) && only)
    return (
      <button
        type="button"
        onClick={() => onChoose(only.choice)}
        className={`panel active:translate-y-px ${className}`}
      >
        {about}
      </button>
    );
  return (
    <details ref={family} className="panel group/family" open={isOpen || undefined}>
      <summary className={className}>
        {about}
        <Icon icon="down" className="size-5 shrink-0 text-ink-soft group-open/family:rotate-180" />
      </summary>
      <ul aria-label={name} className="grid grid-cols-1 gap-2 p-3 pt-0 sm:grid-cols-2">
        {offers.map(({ choice, name: offered, regions }) => (
          <li key={choice.preset} className="grid">
            <OfferKey
              name={offered}
              about={regions === "" ? [] : [regions]}
              onChoose={() => onChoose(choice)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
