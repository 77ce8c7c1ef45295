"use client";

import { useMemo } from "react";
import type { Sentences } from "./catalogue";
import { league } from "./en/league";
import type { Language } from "./language";
import { type Speaker, speaker } from "./text";
import { useLanguage } from "./use-words";

const sentences: Readonly<Record<Language, Sentences>> = { en: league };

/** Tells what is wrong with a league. */
export function useLeagueSpeaker(): Speaker {
  const language = useLanguage();
  return useMemo(() => speaker(language, sentences[language]), [language]);
}
