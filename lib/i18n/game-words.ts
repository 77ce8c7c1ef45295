import { presetIn } from "../rules/presets/preset-option";
import type { GameWords, Made } from "./catalogue";
import { addCatalogue, hasWords, wordsOf } from "./catalogues";
import { baseOf, type Language } from "./language";

const nameOf = (id: string): string => `game/${id}`;

/** Loads the words of the game in this folder. */
export async function loadGameWords(id: string, language: Language): Promise<void> {
  if (hasWords(nameOf(id), language)) return;
  const base = baseOf(language);
  const words = {
    en: (): Promise<{ readonly words: Made<GameWords> }> => import(`../games/${id}/words/en.ts`),
    es: (): Promise<{ readonly words: Made<GameWords> }> => import(`../games/${id}/words/es.ts`),
    pt: (): Promise<{ readonly words: Made<GameWords> }> => import(`../games/${id}/words/pt.ts`),
  };
  addCatalogue(nameOf(id), base, (await words[base]()).words);
}

/** The words of a game; undefined if this version has no such game, or they were not loaded. */
export const findGameWords = (id: string, language: Language): GameWords | undefined =>
  hasWords(nameOf(id), language) ? (wordsOf(nameOf(id), language) as GameWords) : undefined;

/** The name of a game with its options: its preset's name, or its own. */
export function gameTitle({ name, texts }: GameWords, options: Readonly<Record<string, unknown>>): string {
  const title = texts[`preset/${presetIn(options)}`];
  return typeof title === "string" ? title : name;
}

/** A league game: its ruleset, preset, and the house rules it was played by. */
interface Played {
  readonly kind: string;
  readonly preset?: string | undefined;
  readonly rules?: string | undefined;
}

/** The name of such a game: that of its house rules, its preset, or its ruleset. */
export function playedName({ kind, preset, rules }: Played, language: Language): string {
  const words = findGameWords(kind, language);
  return rules ?? (words ? gameTitle(words, { preset }) : kind);
}

/** The words of a game that is open. */
export function gameWords({ id }: { readonly id: string }, language: Language): GameWords {
  const words = findGameWords(id, language);
  if (!words) throw new Error(`the words of ${id} were not fetched with it`);
  return words;
}
