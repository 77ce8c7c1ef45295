import type { Problem } from "../rules/problem";
import type { RulesPage } from "../rules/rules-page";
import type { Text } from "../rules/text";
import type { RoundName } from "./round-name";

/** Texts and problems as a catalogue receives them: already in words. */
export type InWords<Of> = Of extends string
  ? Of
  : Of extends Text | Problem
    ? string
    : Of extends readonly (infer Item)[]
      ? readonly InWords<Item>[]
      : Of extends object
        ? { readonly [Key in keyof Of]: InWords<Of[Key]> }
        : Of;

/** Words, or a function that makes them from the terms of the reader's region and the current game. */
export type Made<Words> = Words | ((terms: never) => Words);

/** The sentences of a catalogue. */
export type Said<Of> = Of extends (terms: never) => infer Words ? Words : Of;

/** The sentences of one folder's texts in one language. */
export type Catalogue<Texts> = {
  readonly [Id in keyof Texts]: Texts[Id] extends null ? string : (params: InWords<Texts[Id]>) => string;
};

/** A game's words in one language: `words/<language>.ts` in its folder. */
export interface GameWords {
  readonly name: string;
  /** One line: what kind of game it is. */
  readonly tagline: string;
  readonly roundName: (f: { readonly number: number }) => RoundName;
  /** A count of them: "13 rounds". */
  readonly roundCount: (f: { readonly rounds: number }) => string;
  /** The rules page, loaded when it is opened: it is most of a game's words. */
  rules(): Promise<RulesPage>;
  /** The sentences of its problems and texts, by id. */
  readonly texts: Sentences;
}

/** A catalogue whose ids are not known where it is used: ids and params were made with its types. */
export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;
