"use client";

import { useMemo } from "react";
import { type Speaker, speaker } from "../text";
import { useCatalogue, useLanguage } from "./use-words";

/** Puts what evenings report into words, too. */
export function useEveningSpeaker(): Speaker {
  const language = useLanguage();
  const sentences = useCatalogue("evening");
  return useMemo(() => speaker(language, sentences), [language, sentences]);
}
