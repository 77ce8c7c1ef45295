"use client";

import { useMemo } from "react";
import { type Speaker, speaker } from "../text";
import { useCatalogue, useLanguage } from "./use-words";

/** Tells what is wrong with a league. */
export function useLeagueSpeaker(): Speaker {
  const language = useLanguage();
  const sentences = useCatalogue("league");
  return useMemo(() => speaker(language, sentences), [language, sentences]);
}
