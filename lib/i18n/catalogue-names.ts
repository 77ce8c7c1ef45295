import type { CatalogueOf, GameWords, Sentences, SentencesOf } from "./catalogue";
import type { en } from "./en";
import type { Language } from "./language";

/**
 * The words of the screens, in parts that are loaded when a screen needs them, in one language at a time. Every screen
 * has `base`.
 */
export interface Catalogues {
  readonly base: SentencesOf<typeof en>;
  readonly camera: SentencesOf<typeof import("./en/table/camera").camera>;
  readonly club: SentencesOf<typeof import("./en/table/club").club>;
  readonly deletion: SentencesOf<typeof import("./en/deletion").deletion>;
  readonly evening: Sentences;
  readonly file: Sentences;
  readonly home: SentencesOf<typeof import("./en/home").home>;
  readonly homeTable: SentencesOf<typeof import("./en/table/home-table").homeTable>;
  readonly invite: SentencesOf<typeof import("./en/table/invite").invite>;
  readonly keeping: SentencesOf<typeof import("./en/leagues/league-keeping").leagueKeeping>;
  readonly league: Sentences;
  readonly leagueEvenings: SentencesOf<typeof import("./en/leagues/league-evenings").leagueEvenings>;
  readonly leaguePages: SentencesOf<typeof import("./en/leagues/league-pages").leaguePages>;
  readonly newGame: SentencesOf<typeof import("./en/new-game").newGame>;
  readonly past: SentencesOf<typeof import("./en/leagues/past").past>;
  readonly people: SentencesOf<typeof import("./en/table/people").people>;
  readonly plans: SentencesOf<typeof import("./en/leagues/plans").plans>;
  readonly settings: SentencesOf<typeof import("./en/settings").settings>;
  readonly watch: SentencesOf<typeof import("./en/table/watch").watch>;
}

export type CatalogueName = keyof Catalogues;

/** The catalogues of every page. */
export type Words = Catalogues["base"];

/** How to load each catalogue of a language, its terms, and the words of all games, by folder. */
export type CatalogueLoaders = {
  readonly [Name in CatalogueName]: () => Promise<CatalogueOf<Catalogues[Name]>>;
} & {
  readonly terms: () => Promise<(language: Language) => object>;
  readonly games: () => Promise<Readonly<Record<string, CatalogueOf<GameWords>>>>;
};
