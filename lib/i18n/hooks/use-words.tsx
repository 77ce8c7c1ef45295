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

/** Fetches what a page says while it is still being set up. */
export function fetchEarly(...names: readonly CatalogueName[]): void {
  if (typeof document === "undefined") return;
  for (const name of names) void loadCatalogue(name, documentLanguage());
}

fetchEarly("base");

const LanguageContext = createContext<Language>("en");

/** The language of the screens, with the region and the preset that its words follow. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** What a catalogue says. It is fetched with the first screen that asks for it, which waits for it. */
export function useCatalogue<Name extends CatalogueName>(name: Name): Catalogues[Name] {
  const language = useLanguage();
  // Asked for each time, there or not: React knows a promise by its turn.
  use(loadCatalogue(name, baseOf(language)));
  return catalogue(name, language);
}

/** What the screens of every page say. */
export const useWords = (): Words => useCatalogue("base");

/** Waits for all that a screen and its parts say: they are fetched together. "games": what all games say. */
export function useLoaded(...names: readonly Parameters<typeof loadCatalogue>[0][]): void {
  const base = baseOf(useLanguage());
  const loading = names.map((name) => loadCatalogue(name, base));
  for (const each of loading) use(each);
}

const never = () => () => {};

interface LanguageProviderProps {
  /** Of the document. */
  readonly language: BaseLanguage;
  readonly children: ReactNode;
}

/** Sets the language of a page, in the region that the browser names. The document itself is the same for all regions. */
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
  /** What is played by: they name the preset, where the game has presets. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** What is shown of one game says things as that game's players do. */
export function PlayedWords({ options, children }: PlayedWordsProps) {
  const language = useLanguage();
  const preset = presetIn(options);
  const played = useMemo(() => whilePlaying(language, preset), [language, preset]);
  return <LanguageContext value={played}>{children}</LanguageContext>;
}
