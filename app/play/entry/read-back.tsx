"use client";

import { worthInWords } from "@/app/shared/game/added";
import type { Words } from "@/lib/i18n/catalogue-names";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
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
  const words = useWords();
  const language = useLanguage();
  const spoken = useSpeaker();
  if (!useHasVoice(language)) return null;
  const read = () => {
    const [wrong] = position.check(body);
    speak(wrong ? spoken.problem(wrong) : aloud(position, body, words, language), language);
  };
  return (
    <button type="button" className="key" onClick={read}>
      {words.entry.readBack}
    </button>
  );
}

/** An entry aloud: what happened, and, where that is not the pips that were named, what it is worth to whom. */
export function aloud(position: Position, body: unknown, words: Words, language: Language): string {
  const described = speaker(language).text(position.describe(body));
  const worth = position.about.aim === "many" ? worthInWords(position, body, words, language) : described;
  return worth === described ? described : `${described} ${worth.replace(/\.$/, "")}.`;
}
