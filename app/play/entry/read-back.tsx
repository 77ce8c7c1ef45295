"use client";

import { useSpeaker } from "@/lib/i18n/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import { usePreferences } from "@/lib/ui/device/preferences";

interface ReadBackProps {
  readonly position: Position;
  /** The entry as it would be saved. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Reads an entry aloud before it is saved, where somebody wants that: the others hear what was typed. */
export function ReadBack({ position, body }: ReadBackProps) {
  const say = useWords().entry;
  const language = useLanguage();
  const speaker = useSpeaker();
  if (!usePreferences().readBack) return null;
  const read = async () => {
    const [wrong] = position.check(body);
    const told = wrong ? speaker.problem(wrong) : speaker.text(position.describe(body));
    (await import("@/lib/ui/device/speech")).speak(told, language);
  };
  return (
    <button type="button" className="key" onClick={() => void read()}>
      {say.readBack}
    </button>
  );
}
