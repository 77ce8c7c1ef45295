import type { CatalogueName } from "../../lib/i18n/catalogue-names";
import { loadCatalogue } from "../../lib/i18n/catalogues";
import { catalogues } from "../../lib/i18n/en/catalogues";
import { languages } from "../../lib/i18n/language";

// Loads every catalogue for every test, as a page does for its language.
const names = Object.keys(catalogues).filter(
  (name): name is CatalogueName => name !== "terms" && name !== "games",
);
await Promise.all(
  languages.flatMap((base) => [
    loadCatalogue("games", base),
    ...names.map((name) => loadCatalogue(name, base)),
  ]),
);
