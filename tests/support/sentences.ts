/** Every text in a document that has a blank in it: codes, ids, times, tiles, and names of one word have none. */
export function sentencesIn(document: unknown): string[] {
  if (typeof document === "string") return document.includes(" ") ? [document] : [];
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) => [...sentencesIn(key), ...sentencesIn(value)]);
}
