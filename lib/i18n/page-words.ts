import { lang } from "next/root-params";
import type { CatalogueName, Catalogues } from "./catalogue-names";
import { catalogue, loadCatalogue } from "./catalogues";
import { type BaseLanguage, isBaseLanguage } from "./language";

/** The language of the page that is drawn: the first part of its address as Next has it. */
export async function pageLanguage(): Promise<BaseLanguage> {
  const given = await lang();
  return isBaseLanguage(given) ? given : "en";
}

/** What a catalogue says on the page that is drawn. */
export async function pageCatalogue<Name extends CatalogueName>(name: Name): Promise<Catalogues[Name]> {
  const language = await pageLanguage();
  await loadCatalogue(name, language);
  return catalogue(name, language);
}
