import { baseOf, type Language } from "@/lib/i18n/language";

/** The games that are played most where a language is spoken, or in one country of it; the others keep their order. */
const mostPlayed: Readonly<Record<string, readonly string[]>> = {
  en: ["mexican-train", "chickenfoot", "fives", "forty-two"],
  pt: ["hands", "count"],
  BR: ["hands", "count"],
  GB: ["fives", "mexican-train"],
  HT: ["hands", "count"],
  JM: ["hands", "count"],
};

/** Where a language without a region is read. */
const usualRegions: Readonly<Record<string, string>> = { pt: "BR" };

/** The first country that a device names, by its languages; else where the page's language is read. */
export function countryOf(tags: readonly string[], language: Language): string | undefined {
  const named = tags.flatMap((tag) => tag.match(/[-_]([a-z]{2})(?![a-z\d])/i)?.[1]?.toUpperCase() ?? []);
  return named[0] ?? usualRegions[baseOf(language)];
}

/** In the order in which people of this language and country look for them. */
export function inLikelyOrder<Game extends { readonly id: string }>(
  games: readonly Game[],
  language: Language,
  country?: string,
): readonly Game[] {
  const first = mostPlayed[country ?? ""] ?? mostPlayed[baseOf(language)] ?? [];
  const placeOf = ({ id }: Game) => (first.includes(id) ? first.indexOf(id) : first.length);
  return games.toSorted((one, other) => placeOf(one) - placeOf(other));
}
