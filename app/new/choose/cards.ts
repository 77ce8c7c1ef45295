import type { ReactNode } from "react";

/** A game, and which of its family it is, or the house rules it is played by. */
export interface Choice {
  readonly game: string;
  readonly preset?: string;
  readonly rules?: ChosenHouseRules;
}

interface ChosenHouseRules {
  /** Where they are saved. */
  readonly id?: string;
  /** The league that they are saved for. */
  readonly league?: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Tells choices apart. */
export const keyOf = ({ game, preset, rules }: Choice): string =>
  `${game}/${preset ?? ""}/${rules?.id ?? ""}`;

/** One of the games that can be chosen, and how it is found. */
export interface Offer {
  readonly choice: Choice;
  readonly name: string;
  /** Where it is played, in words; empty where its name says so, or it is no country's game. */
  readonly regions: string;
  /** The same in every language that is searched. */
  readonly places: readonly string[];
  /** What else it is called, in any language. */
  readonly aliases: readonly string[];
  /** What games are called that are not here, and to which it comes closest. */
  readonly closeTo: readonly string[];
}

/** What is told of a game, or of a family of games, before its rules are there. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** How many can play. */
  readonly seats: string;
  readonly art: ReactNode;
  /** The games of a family; of a game that is none, itself. */
  readonly offers: readonly Offer[];
}

export const isFamily = ({ offers }: Card): boolean => offers.length > 1;
