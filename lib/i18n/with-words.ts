import { loadCatalogue } from "./catalogues";
import { documentLanguage } from "./language";

export type WordsName = Parameters<typeof loadCatalogue>[0];

/** Code that is loaded when it is needed, together with its words. "games": the words of all games. */
export async function withWords<Code>(code: Promise<Code>, ...names: readonly WordsName[]): Promise<Code> {
  const base = documentLanguage();
  await Promise.all(names.map((name) => loadCatalogue(name, base)));
  return code;
}
