import type { CatalogueOf } from "./catalogue";
import type { CatalogueLoaders, CatalogueName, Catalogues } from "./catalogue-names";
import { catalogues as inEnglish } from "./en/catalogues";
import { catalogues as inSpanish } from "./es/catalogues";
import { isolating } from "./isolating";
import { type BaseLanguage, baseOf, type Language } from "./language";
import { catalogues as inPortuguese } from "./pt/catalogues";

const loaders: Readonly<Record<BaseLanguage, CatalogueLoaders>> = {
  en: inEnglish,
  es: inSpanish,
  pt: inPortuguese,
};

type Loading = Promise<unknown> & { status?: "fulfilled"; value?: unknown };

const makeTerms = new Map<BaseLanguage, (language: Language) => object>();
const terms = new Map<Language, object>();
const made = new Map<string, CatalogueOf<unknown>>();
const loading = new Map<string, Loading>();
const catalogues = new Map<string, unknown>();

export const addCatalogue = (name: string, base: BaseLanguage, words: CatalogueOf<unknown>): void =>
  void made.set(`${name} ${base}`, words);

/**
 * Loads a catalogue once; "games" stands for the words of all games. A resolved promise has its value in the field that
 * React reads, so that already loaded parts are drawn immediately.
 */
export function loadCatalogue(name: CatalogueName | "games", base: BaseLanguage): Promise<unknown> {
  const key = `${name} ${base}`;
  const requested = loading.get(key);
  if (requested) return requested;
  const loaded: Loading = load(name, base);
  loading.set(key, loaded);
  loaded.then(
    () => Object.assign(loaded, { status: "fulfilled", value: undefined }),
    // A catalogue that could not be loaded is requested again.
    () => loading.delete(key),
  );
  return loaded;
}

async function load(name: CatalogueName | "games", base: BaseLanguage): Promise<void> {
  const [words, of] = await Promise.all([loaders[base][name](), loaders[base].terms()]);
  makeTerms.set(base, of);
  addCatalogue(name, base, words);
  if (name === "games")
    for (const [id, game] of Object.entries(words)) addCatalogue(`game/${id}`, base, game);
}

/** A loaded catalogue in this language. Right-to-left names are isolated from the text around them. */
export const catalogue = <Name extends CatalogueName>(name: Name, language: Language): Catalogues[Name] =>
  wordsOf(name, language) as Catalogues[Name];

/** The same for anything added under a name. */
export function wordsOf(name: string, language: Language): unknown {
  const key = `${name} ${language}`;
  const before = catalogues.get(key);
  if (before) return before;
  const base = baseOf(language);
  const words = made.get(`${name} ${base}`);
  if (!words) throw new Error(`the catalogue "${name}" in "${base}" is used before it is loaded`);
  const now = typeof words === "function" ? words(termsIn(language) as never) : words;
  const apart = isolating(now as object);
  catalogues.set(key, apart);
  return apart;
}

export const hasWords = (name: string, language: Language): boolean =>
  made.has(`${name} ${baseOf(language)}`);

function termsIn(language: Language): object {
  const before = terms.get(language);
  if (before) return before;
  const make = makeTerms.get(baseOf(language));
  if (!make) throw new Error(`the terms of "${language}" are used before they are loaded`);
  const now = make(language);
  terms.set(language, now);
  return now;
}
