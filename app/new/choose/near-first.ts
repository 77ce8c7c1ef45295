import { inLikelyOrder } from "@/app/shared/game/likely-order";
import type { Language } from "@/lib/i18n/language";
import type { Card } from "./cards";

/** The reader's country first: its games, and in each family the games that are played there. */
export const nearFirst = (cards: readonly Card[], language: Language, country?: string): readonly Card[] =>
  inLikelyOrder(cards, language, country).map((card) => ({
    ...card,
    offers: card.offers.toSorted(
      (one, other) =>
        Number(other.countries.includes(country ?? "")) - Number(one.countries.includes(country ?? "")),
    ),
  }));
