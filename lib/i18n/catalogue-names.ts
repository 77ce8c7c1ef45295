import type { GameWords, Made, Said, Sentences } from "./catalogue";
import type { en } from "./en";
import type { Language } from "./language";

/**
 * The words of the screens, in parts that are loaded when a screen needs them, in one language at a time. Every screen
 * has `base`.
 */
export interface Catalogues {
  readonly base: Said<typeof en>;
  readonly camera: Said<typeof import("./en/table/camera").camera>;
  readonly deletion: Said<typeof import("./en/deletion").deletion>;
  readonly file: Sentences;
  readonly home: Said<typeof import("./en/home").home>;
  readonly invite: Said<typeof import("./en/table/invite").invite>;
  readonly keeping: Said<typeof import("./en/leagues/league-keeping").leagueKeeping>;
  readonly league: Sentences;
  readonly leagueEvenings: Said<typeof import("./en/leagues/league-evenings").leagueEvenings>;
  readonly leaguePages: Said<typeof import("./en/leagues/league-pages").leaguePages>;
  readonly newGame: Said<typeof import("./en/new-game").newGame>;
  readonly people: Said<typeof import("./en/table/people").people>;
  readonly plans: Said<typeof import("./en/leagues/plans").plans>;
  readonly settings: Said<typeof import("./en/settings").settings>;
  readonly watch: Said<typeof import("./en/table/watch").watch>;
}

export type CatalogueName = keyof Catalogues;

/** The catalogues of every page. */
export type Words = Catalogues["base"];

/** How to load each catalogue of a language, its terms, and the words of all games, by folder. */
export type CatalogueLoaders = {
  readonly [Name in CatalogueName]: () => Promise<Made<Catalogues[Name]>>;
} & {
  readonly terms: () => Promise<(language: Language) => object>;
  readonly games: () => Promise<Readonly<Record<string, Made<GameWords>>>>;
};
