import { games } from "@/lib/games/registry";
import type { CatalogueName } from "@/lib/i18n/catalogue-names";
import { catalogue } from "@/lib/i18n/catalogues";
import { catalogues } from "@/lib/i18n/en/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";

/** Sentences that appear in a file unchanged: three words or more, without parameters or characters to escape. */
function plainSentences(words: unknown): string[] {
  if (typeof words === "string")
    return words.split(" ").length > 2 && !/["'`\\&<>\n]/.test(words) ? [words] : [];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(plainSentences);
}

const names = Object.keys(catalogues).filter(
  (name): name is CatalogueName => name !== "terms" && name !== "games",
);

/** Without its presets' names, by which it can be searched for in any language. */
function textsOf(game: Game, language: BaseLanguage): string[] {
  const { tagline, texts } = gameWords(game, language);
  const told = Object.entries(texts).filter(([id]) => !id.startsWith("preset/"));
  return plainSentences({ tagline, ...Object.fromEntries(told) });
}

const textsIn = (language: BaseLanguage): string[] => [
  ...names.flatMap((name) => plainSentences(catalogue(name, language))),
  ...games.all.flatMap((game) => textsOf(game, language)),
];

const all = new Map(languages.map((language) => [language, textsIn(language)]));

/** The sentences of each language that occur in no other. */
const sentences = new Map(
  languages.map((language) => {
    const others = languages.flatMap((each) => (each === language ? [] : (all.get(each) ?? []))).join("\n");
    return [language, [...new Set(all.get(language))].filter((sentence) => !others.includes(sentence))];
  }),
);

/** The sentences found in these texts, by language. */
export function languagesIn(texts: readonly string[]): Readonly<Partial<Record<BaseLanguage, string[]>>> {
  const text = texts.join("\n");
  const found = languages.map((language) => {
    const here = (sentences.get(language) ?? []).filter((sentence) => text.includes(sentence));
    return [language, here] as const;
  });
  return Object.fromEntries(found.filter(([, here]) => here.length > 0));
}
