import { type CatalogueName, loadCatalogue } from "./catalogues";
import { loadAllGameWords } from "./game-words";
import { documentLanguage } from "./language";

/** Code that is fetched when it is needed, together with what it says. "games": the names of all games. */
export async function withWords<Code>(
  code: Promise<Code>,
  ...names: readonly (CatalogueName | "games")[]
): Promise<Code> {
  const base = documentLanguage();
  const words = names.map((name) => (name === "games" ? loadAllGameWords(base) : loadCatalogue(name, base)));
  await Promise.all(words);
  return code;
}
