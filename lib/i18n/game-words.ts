import { presetIn } from "../rules/preset-option";
import type { GameWords } from "./catalogue";
import type { Language } from "./language";

/** The words that are there to be read: those of all games with `registry.ts`, or of the games that `load.ts` fetched. */
const known = new Map<string, GameWords>();

const keyOf = (id: string, language: Language): string => `${language} ${id}`;

export const addGameWords = (id: string, language: Language, words: GameWords): void =>
  void known.set(keyOf(id, language), words);

/** Fetches what the game in this folder says. */
export async function loadGameWords(id: string, language: Language): Promise<void> {
  if (known.has(keyOf(id, language))) return;
  const words = {
    en: (): Promise<{ readonly words: GameWords }> => import(`../games/${id}/words.en.ts`),
  };
  addGameWords(id, language, (await words[language]()).words);
}

/** What a game says; undefined where this version has no such game. */
export const findGameWords = (id: string, language: Language): GameWords | undefined =>
  known.get(keyOf(id, language));

/** What a game is called by its options: as its family's game, or by its own name. */
export function gameTitle({ name, texts }: GameWords, options: Readonly<Record<string, unknown>>): string {
  const title = texts[`preset/${presetIn(options)}`];
  return typeof title === "string" ? title : name;
}

/** What a game says that is open here. */
export function gameWords({ id }: { readonly id: string }, language: Language): GameWords {
  const words = findGameWords(id, language);
  if (!words) throw new Error(`the words of ${id} were not fetched with it`);
  return words;
}
