"use client";

import { useEffect, useState } from "react";
import type { GameWords } from "../catalogue";
import { findGameWords, loadGameWords } from "../game-words";
import { useLanguage } from "./use-words";

/** The words of a game, loaded after the screen; undefined until then, and if they cannot be loaded. */
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
