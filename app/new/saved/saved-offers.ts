import type { StoredRules } from "@/lib/client/house-rules";
import { presetIn } from "@/lib/rules/preset-option";
import type { Card, Offer } from "../choose/cards";

/** House rules of this device as a game that can be chosen. */
export interface SavedOffer {
  readonly rules: StoredRules;
  readonly offer: Offer;
  /** The game that they are rules of. */
  readonly about: string;
  readonly card: Card;
}

/** The game that options play: one of its family, or itself. */
export const offerIn = ({ offers }: Card, options: Readonly<Record<string, unknown>>): Offer | undefined => {
  const preset = presetIn(options);
  // Without a preset it is the family's first.
  return offers.find(({ choice }) => preset === undefined || choice.preset === preset);
};

/** The house rules of games that this version knows. */
export const savedOffers = (cards: readonly Card[], saved: readonly StoredRules[]): readonly SavedOffer[] =>
  saved.flatMap((rules) => {
    const card = cards.find(({ id }) => id === rules.game);
    const of = card && offerIn(card, rules.options);
    if (!of) return [];
    const { id, name, options } = rules;
    const choice = { ...of.choice, rules: { id, options } };
    // They are found by the names of their game as well, and are not called so.
    const places = [of.name, ...of.aliases, ...of.places];
    const offer = { choice, name, regions: of.regions, aliases: [], places, closeTo: [] };
    return [{ rules, card, about: of.name, offer }];
  });
