"use client";

import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import { usePreferences } from "@/lib/ui/device/preferences";
import { speak, useHasVoice } from "@/lib/ui/device/speech";

interface ReadBackProps {
  readonly position: Position;
  /** The entry as it would be saved. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Reads an entry aloud before it is saved, if that is turned on, so that the others hear what was typed. */
export function ReadBack(props: ReadBackProps) {
  return usePreferences().readBack && <ReadBackKey {...props} />;
}

function ReadBackKey({ position, body }: ReadBackProps) {
  const t = useWords().entry;
  const language = useLanguage();
  const speaker = useSpeaker();
  if (!useHasVoice(language)) return null;
  const read = () => {
    const [wrong] = position.check(body);
    speak(wrong ? speaker.problem(wrong) : speaker.text(position.describe(body)), language);
  };
  return (
    <button type="button" className="key" onClick={read}>
      {t.readBack}
    </button>
  );
}
