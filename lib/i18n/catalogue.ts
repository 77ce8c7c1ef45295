import type { Problem } from "../rules/problem";
import type { RulesPage } from "../rules/rules-page";
import type { Text } from "../rules/text";
import type { RoundName } from "./round-name";

/** Texts and problems as a catalogue gets them: in words. */
export type InWords<Of> = Of extends string
  ? Of
  : Of extends Text | Problem
    ? string
    : Of extends readonly (infer Item)[]
      ? readonly InWords<Item>[]
      : Of extends object
        ? { readonly [Key in keyof Of]: InWords<Of[Key]> }
        : Of;

/** Words, or what makes them with the terms of the reader's region and of the game that is played. */
export type Made<Words> = Words | ((terms: never) => Words);

/** What a catalogue says. */
export type Said<Of> = Of extends (terms: never) => infer Words ? Words : Of;

/** A room's sentences in one language. */
export type Catalogue<Texts> = {
  readonly [Id in keyof Texts]: Texts[Id] extends null ? string : (params: InWords<Texts[Id]>) => string;
};

/** What a game says in one language: `words/<language>.ts` in its folder. */
export interface GameWords {
  readonly name: string;
  /** One line: what kind of game it is. */
  readonly tagline: string;
  readonly roundName: (f: { readonly number: number }) => RoundName;
  /** So many of them: "13 rounds". */
  readonly roundCount: (f: { readonly rounds: number }) => string;
  /** The rules page, fetched when somebody reads it: it is most of what a game says. */
  rules(): Promise<RulesPage>;
  /** The sentences of its problems and texts, by id. */
  readonly texts: Sentences;
}

/** A catalogue whose ids are not known at the place: what it is asked for was made with its types. */
export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;
