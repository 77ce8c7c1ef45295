import type { ReactNode } from "react";
import type { GameSetup } from "@/lib/client/game/games";

/** A game, with its preset if it is a family, or the house rules it is played by. */
export interface Choice {
  readonly game: string;
  readonly preset?: string;
  readonly rules?: ChosenHouseRules;
  /** Everything about the game: its people and its league too. */
  readonly setup?: GameSetup;
}

interface ChosenHouseRules {
  /** Where they are saved. */
  readonly id?: string;
  /** The league that they are saved for. */
  readonly league?: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Distinguishes choices. */
export const keyOf = ({ game, preset, rules }: Choice): string =>
  `${game}/${preset ?? ""}/${rules?.id ?? ""}`;

/** A game on offer, and the names it is found by. */
export interface Offer {
  readonly choice: Choice;
  readonly name: string;
  /** Where it is played, in words; empty if its name says so, or it belongs to no country. */
  readonly regions: string;
  /** The same as codes. */
  readonly countries: readonly string[];
  /** The same in every language that is searched. */
  readonly places: readonly string[];
  /** Its other names, in any language. */
  readonly aliases: readonly string[];
  /** Names of games that do not exist here and that it comes closest to. */
  readonly closeTo: readonly string[];
}

/** A game or family, as listed before its rules are loaded. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** How many can play. */
  readonly seats: string;
  readonly art: ReactNode;
  /** The games of a family; any other game has only itself. */
  readonly offers: readonly Offer[];
}

export const isFamily = ({ offers }: Card): boolean => offers.length > 1;

/** What an address asks for: one game, or a family whose games are shown at once. */
export interface Asked {
  readonly choice?: Choice;
  readonly family?: string;
}

export function askedFor(cards: readonly Card[], game: string | null, preset: string | null): Asked {
  const card = cards.find(({ id }) => id === game);
  const named = preset === null ? undefined : card?.offers.find(({ choice }) => choice.preset === preset);
  if (named) return { choice: named.choice };
  if (card && isFamily(card)) return { family: card.id };
  return game === null ? {} : { choice: { game } };
}
