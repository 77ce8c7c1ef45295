import { presetIn } from "../rules/presets/preset-option";
import type { GameWords, Made } from "./catalogue";
import { addCatalogue, hasWords, wordsOf } from "./catalogues";
import { baseOf, type Language } from "./language";

const nameOf = (id: string): string => `game/${id}`;

/** Fetches what the game in this folder says. */
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

/** What a game says; undefined where this version has no such game, or its words were not fetched. */
export const findGameWords = (id: string, language: Language): GameWords | undefined =>
  hasWords(nameOf(id), language) ? (wordsOf(nameOf(id), language) as GameWords) : undefined;

/** What a game is called by its options: as its family's game, or by its own name. */
export function gameTitle({ name, texts }: GameWords, options: Readonly<Record<string, unknown>>): string {
  const title = texts[`preset/${presetIn(options)}`];
  return typeof title === "string" ? title : name;
}

/** How a game of a league is known: its kind, which of its family it is, and the house rules that it is played by. */
interface Played {
  readonly kind: string;
  readonly preset?: string | undefined;
  readonly rules?: string | undefined;
}

/** What a game is called: as the house rules that it is played by, as the game of its family, or as its kind. */
export function playedName({ kind, preset, rules }: Played, language: Language): string {
  const words = findGameWords(kind, language);
  return rules ?? (words ? gameTitle(words, { preset }) : kind);
}

/** What a game says that is open here. */
export function gameWords({ id }: { readonly id: string }, language: Language): GameWords {
  const words = findGameWords(id, language);
  if (!words) throw new Error(`the words of ${id} were not fetched with it`);
  return words;
}
