"use client";

import { createContext, useContext, useMemo } from "react";
import type { Language } from "@/lib/i18n/language";
import { type Speaker, speaker } from "./text";
import { type Words, wordsIn } from "./words";

/** The language of the screens. */
const LanguageContext = createContext<Language>("en");

export const useLanguage = (): Language => useContext(LanguageContext);

export const useWords = (): Words => wordsIn[useLanguage()];

/** Tells what rules, logs and the device say. */
export function useSpeaker(): Speaker {
  const language = useLanguage();
  return useMemo(() => speaker(language), [language]);
}
