import type { Language } from "@/lib/i18n/language";

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

/** Reads a sentence aloud; what was being read stops. */
export function speak(text: string, language: Language): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.lang = language;
  speechSynthesis.speak(sentence);
}
