import type { CatalogueName } from "../../lib/i18n/catalogue-names";
import { loadCatalogue } from "../../lib/i18n/catalogues";
import { catalogues } from "../../lib/i18n/en/catalogues";
import { languages } from "../../lib/i18n/language";

// What is said is there for every test, as it is on a page.
const names = Object.keys(catalogues).filter(
  (name): name is CatalogueName => name !== "terms" && name !== "games",
);
await Promise.all(
  languages.flatMap((base) => [
    loadCatalogue("games", base),
    ...names.map((name) => loadCatalogue(name, base)),
  ]),
);
