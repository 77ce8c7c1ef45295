import { lang } from "next/root-params";
import type { CatalogueName, Catalogues } from "./catalogue-names";
import { catalogue, loadCatalogue } from "./catalogues";
import { type BaseLanguage, isBaseLanguage } from "./language";

/** The language of the page being drawn: the first part of its address in Next. */
export async function pageLanguage(): Promise<BaseLanguage> {
  const given = await lang();
  return isBaseLanguage(given) ? given : "en";
}

/** A catalogue for the page being drawn. */
export async function pageCatalogue<Name extends CatalogueName>(name: Name): Promise<Catalogues[Name]> {
  const language = await pageLanguage();
  await loadCatalogue(name, language);
  return catalogue(name, language);
}
