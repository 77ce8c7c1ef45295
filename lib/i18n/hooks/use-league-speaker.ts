"use client";

import { useMemo } from "react";
import { type Speaker, speaker } from "../text";
import { useCatalogue, useLanguage } from "./use-words";

/** Puts the problems of a league into words. */
export function useLeagueSpeaker(): Speaker {
  const language = useLanguage();
  const sentences = useCatalogue("league");
  return useMemo(() => speaker(language, sentences), [language, sentences]);
}
