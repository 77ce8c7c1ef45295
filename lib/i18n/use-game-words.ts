"use client";

import { use, useEffect, useState } from "react";
import type { GameWords } from "./catalogue";
import { findGameWords, loadAllGameWords, loadGameWords } from "./game-words";
import { baseOf } from "./language";
import { useLanguage } from "./use-words";

/** What a game says, fetched once the screen is there; undefined until then, and where it cannot be had. */
export function useGameWords(id: string): GameWords | undefined {
  const language = useLanguage();
  const [words, setWords] = useState(findGameWords(id, language));
  useEffect(() => {
    let wanted = true;
    const show = () => wanted && setWords(findGameWords(id, language));
    loadGameWords(id, language).then(show, show);
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return words;
}

/** Fetches what all games say with the first screen that asks for it, which waits for it. */
export function useAllGameWords(): void {
  use(loadAllGameWords(baseOf(useLanguage())));
}
