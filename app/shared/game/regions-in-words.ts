import type { Language } from "@/lib/i18n/language";

/** Where a game is played; empty if its name says so, or it belongs to no country. */
export function regionsInWords(regions: readonly string[], name: string, language: Language): string {
  const named = new Intl.DisplayNames([language], { type: "region" });
  const others = regions
    .map((region) => named.of(region) ?? region)
    .filter((region) => !name.includes(region));
  return new Intl.ListFormat(language, { style: "narrow" }).format(others);
}
