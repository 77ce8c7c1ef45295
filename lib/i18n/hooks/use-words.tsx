"use client";

import { createContext, type ReactNode, use, useContext, useMemo, useSyncExternalStore } from "react";
import { presetIn } from "../../rules/presets/preset-option";
import type { CatalogueName, Catalogues, Words } from "../catalogue-names";
import { catalogue, loadCatalogue } from "../catalogues";
import {
  type BaseLanguage,
  baseOf,
  documentLanguage,
  inRegion,
  type Language,
  whilePlaying,
} from "../language";

/** Fetches a page's words while it is still being set up. */
export function fetchEarly(...names: readonly CatalogueName[]): void {
  if (typeof document === "undefined") return;
  for (const name of names) void loadCatalogue(name, documentLanguage());
}

fetchEarly("base");

const LanguageContext = createContext<Language>("en");

/** The language of the screens, with the region and preset that their words follow. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** A catalogue. It is loaded with the first screen that needs it, which waits for it. */
export function useCatalogue<Name extends CatalogueName>(name: Name): Catalogues[Name] {
  const language = useLanguage();
  // Called each time, loaded or not: React identifies promises by their order.
  use(loadCatalogue(name, baseOf(language)));
  return catalogue(name, language);
}

/** The words of every page. */
export const useWords = (): Words => useCatalogue("base");

/** Waits for all catalogues of a screen and its parts, which are loaded together. "games": the words of all games. */
export function useLoaded(...names: readonly Parameters<typeof loadCatalogue>[0][]): void {
  const base = baseOf(useLanguage());
  const loading = names.map((name) => loadCatalogue(name, base));
  for (const each of loading) use(each);
}

const never = () => () => {};

interface LanguageProviderProps {
  /** The document's. */
  readonly language: BaseLanguage;
  readonly children: ReactNode;
}

/** Sets a page's language, in the region that the browser names. The document itself is the same for all regions. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  use(loadCatalogue("base", language));
  const here = useSyncExternalStore<Language>(
    never,
    () => inRegion(language, navigator.languages),
    () => language,
  );
  return <LanguageContext value={here}>{children}</LanguageContext>;
}

interface PlayedWordsProps {
  /** The ruleset's id. */
  readonly game: string;
  /** The options of the game: they name the preset, if there are presets. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Within this, words are those that players of the game use. */
export function PlayedWords({ game, options, children }: PlayedWordsProps) {
  const language = useLanguage();
  const preset = presetIn(options) ?? game;
  const played = useMemo(() => whilePlaying(language, preset), [language, preset]);
  return <LanguageContext value={played}>{children}</LanguageContext>;
}
