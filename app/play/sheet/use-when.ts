"use client";

import type { GameView } from "@/lib/client/game/games";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { whenText } from "@/lib/ui/text/when-text";

/** When a line was entered: the time if it was this evening, otherwise the day. */
export function useWhen({ times }: GameView): (line: number) => string {
  const language = useLanguage();
  return (line) => {
    const at = times[line];
    return at === undefined ? "" : whenText(at, Date.now(), language);
  };
}
