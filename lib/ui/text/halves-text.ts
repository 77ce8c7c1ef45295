import type { Language } from "@/lib/i18n/language";
import { numberText } from "./fixed-text";

/** Halves as people write them: 5 of them are "2½". */
export function halvesText(halves: number, language: Language): string {
  const whole = Math.trunc(halves / 2);
  if (halves % 2 === 0) return numberText(whole, language);
  return `${whole === 0 ? (halves < 0 ? "−" : "") : numberText(whole, language)}½`;
}
