"use client";

import { useMemo } from "react";
import { type Speaker, speaker } from "../text";
import { useLanguage } from "./use-words";

/** Puts the texts of rules, logs and the device into words. */
export function useSpeaker(): Speaker {
  const language = useLanguage();
  return useMemo(() => speaker(language), [language]);
}
