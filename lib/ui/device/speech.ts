"use client";

import { useSyncExternalStore } from "react";
import { type BaseLanguage, baseOf, type Language } from "@/lib/i18n/language";

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

/** Where the words of a language come from, for people who set no region. */
const usualRegions: Partial<Record<BaseLanguage, string>> = { pt: "pt-BR" };

/** Some devices write "es_MX". */
const written = (tag: string): string => tag.replaceAll("_", "-").toLowerCase();

/**
 * The voice that reads a language aloud: preferably one that needs no network, then one from the listeners' region.
 * Undefined if there is none: a voice of another language would not be understood.
 */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, "lang" | "localService">>(
  language: Language,
  voices: readonly Voice[],
  tags: readonly string[],
): Voice | undefined {
  const base = baseOf(language);
  const [here = base] = language.split("-x-");
  const regions = [here, ...tags, usualRegions[base] ?? base].map(written);
  const rankOf = ({ lang, localService }: Voice): number => {
    const near = regions.indexOf(written(lang));
    return (localService ? 0 : regions.length + 1) + (near < 0 ? regions.length : near);
  };
  return voices
    .filter(({ lang }) => written(lang).split("-")[0] === base)
    .sort((one, other) => rankOf(one) - rankOf(other))[0];
}

const voiceHere = (language: Language): SpeechSynthesisVoice | undefined =>
  canSpeak() ? voiceFor(language, speechSynthesis.getVoices(), navigator.languages) : undefined;

/** Browsers load their voices on first request; some announce them, others have them at once. */
function whenVoicesChange(report: () => void): () => void {
  if (!canSpeak()) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", report);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", report);
}

/** Whether this device has a voice for a language. */
export const useHasVoice = (language: Language): boolean =>
  useSyncExternalStore(
    whenVoicesChange,
    () => voiceHere(language) !== undefined,
    () => true,
  );

/** Reads a sentence aloud, if there is a voice for it; stops what was being read. */
export function speak(text: string, language: Language): void {
  const voice = voiceHere(language);
  if (!voice) return;
  speechSynthesis.cancel();
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  speechSynthesis.speak(sentence);
}
