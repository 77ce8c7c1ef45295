import type { FirstGames, LeagueWithRules } from "@/lib/client/first-games";
import type { StoredRules } from "@/lib/client/house-rules";
import { presetIn } from "@/lib/rules/presets/preset-option";
import type { Card, Offer } from "../choose/cards";

/** House rules as a game that can be chosen. */
export interface SavedOffer {
  readonly rules: StoredRules;
  /** The league that they are saved for; undefined: they belong to this device. */
  readonly league: LeagueWithRules | undefined;
  readonly offer: Offer;
  /** The names of their game and league. */
  readonly about: readonly string[];
  readonly card: Card;
}

/** The game that the options are for: a preset of a family, or the game itself. */
export const offerIn = ({ offers }: Card, options: Readonly<Record<string, unknown>>): Offer | undefined => {
  const preset = presetIn(options);
  // The default is the family's first preset.
  return offers.find(({ choice }) => preset === undefined || choice.preset === preset);
};

/**
 * The house rules for games that this version knows: those of this device, then those of the chosen league, or of all
 * leagues if none is chosen.
 */
export function savedOffers(
  cards: readonly Card[],
  { rules, leagues }: Pick<FirstGames, "rules" | "leagues">,
  chosenLeague: string | undefined,
): readonly SavedOffer[] {
  const chosen = leagues.filter(({ id }) => id === chosenLeague);
  return [
    ...rules.flatMap((each) => offerOf(cards, each, undefined)),
    ...(chosen.length > 0 ? chosen : leagues).flatMap((league) =>
      league.rules.flatMap((each) => offerOf(cards, each, league)),
    ),
  ];
}

function offerOf(
  cards: readonly Card[],
  rules: StoredRules,
  league: LeagueWithRules | undefined,
): readonly SavedOffer[] {
  const { id, name, game, options } = rules;
  const card = cards.find((each) => each.id === game);
  const of = card && offerIn(card, options);
  if (!of) return [];
  const choice = { ...of.choice, rules: { id, options, ...(league && { league: league.id }) } };
  // They can also be found by the names of their game.
  const places = [of.name, ...of.aliases, ...of.places];
  const offer = {
    choice,
    name,
    regions: of.regions,
    countries: of.countries,
    aliases: [],
    places,
    closeTo: [],
  };
  return [{ rules, league, card, about: [of.name, ...(league ? [league.name] : [])], offer }];
}
