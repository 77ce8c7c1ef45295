import { type Language, whilePlaying } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import { type ShutoutCounts, shutoutText } from "@/lib/rules/score/shutout";

interface Won {
  readonly preset?: string | undefined;
  readonly shutout?: ShutoutCounts | undefined;
  /** The winners' total. */
  readonly won: number | undefined;
}

/** What those who play such a game call it if it was won to nothing; nothing if it was not. */
export function shutoutWords({ preset, shutout, won = 0 }: Won, language: Language): string | undefined {
  return shutout && speaker(whilePlaying(language, preset)).text(shutoutText(won, shutout));
}
