import { games } from "@/lib/games/registry";
import type { CatalogueName } from "@/lib/i18n/catalogue-names";
import { catalogue } from "@/lib/i18n/catalogues";
import { catalogues } from "@/lib/i18n/en/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";

/** Sentences that stand in a file as they are said: of three words or more, with nothing to fill in or to escape. */
function plainSentences(words: unknown): string[] {
  if (typeof words === "string")
    return words.split(" ").length > 2 && !/["'`\\&<>\n]/.test(words) ? [words] : [];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(plainSentences);
}

const names = Object.keys(catalogues).filter(
  (name): name is CatalogueName => name !== "terms" && name !== "games",
);

/** Without its names, by which it is found in any language. */
function wordsOf(game: Game, language: BaseLanguage): string[] {
  const { tagline, texts } = gameWords(game, language);
  const words = Object.entries(texts).filter(([id]) => !id.startsWith("preset/"));
  return plainSentences({ tagline, ...Object.fromEntries(words) });
}

const wordsIn = (language: BaseLanguage): string[] => [
  ...names.flatMap((name) => plainSentences(catalogue(name, language))),
  ...games.all.flatMap((game) => wordsOf(game, language)),
];

const all = new Map(languages.map((language) => [language, wordsIn(language)]));

/** By language, what is said in it and in no other. */
const sentences = new Map(
  languages.map((language) => {
    const others = languages.flatMap((each) => (each === language ? [] : (all.get(each) ?? []))).join("\n");
    return [language, [...new Set(all.get(language))].filter((sentence) => !others.includes(sentence))];
  }),
);

/** The sentences that are in these texts, by language. */
export function languagesIn(texts: readonly string[]): Readonly<Partial<Record<BaseLanguage, string[]>>> {
  const text = texts.join("\n");
  const found = languages.map((language) => {
    const here = (sentences.get(language) ?? []).filter((sentence) => text.includes(sentence));
    return [language, here] as const;
  });
  return Object.fromEntries(found.filter(([, here]) => here.length > 0));
}
