"use client";

import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import { useHabits } from "@/lib/ui/device/habits";

interface ReadBackProps {
  readonly position: Position;
  /** The entry as it would be saved. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Reads an entry aloud before it is saved, where somebody wants that: the others hear what was typed. */
export function ReadBack({ position, body }: ReadBackProps) {
  const say = useWords().entry;
  const language = useLanguage();
  if (!useHabits().readBack) return null;
  const read = async () => {
    const wrong = position.check(body)[0]?.message;
    (await import("@/lib/ui/device/speech")).speak(wrong ?? position.describe(body), language);
  };
  return (
    <button type="button" className="key" onClick={() => void read()}>
      {say.readBack}
    </button>
  );
}
