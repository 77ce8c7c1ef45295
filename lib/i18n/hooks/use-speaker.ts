"use client";

import { useMemo } from "react";
import { type Speaker, speaker } from "../text";
import { useLanguage } from "./use-words";

/** Tells what rules, logs and the device say. */
export function useSpeaker(): Speaker {
  const language = useLanguage();
  return useMemo(() => speaker(language), [language]);
}
