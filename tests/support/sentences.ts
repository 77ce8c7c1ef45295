/** Every string in a document that contains a space. Codes, ids, times, tiles and names of one word contain none. */
export function sentencesIn(document: unknown): string[] {
  if (typeof document === "string") return document.includes(" ") ? [document] : [];
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) => [...sentencesIn(key), ...sentencesIn(value)]);
}
