import "../load-catalogues";
import { catalogue } from "../../../lib/i18n/catalogues";
import type { Language } from "../../../lib/i18n/language";

/** The words of all screens in a language: tests find controls by them, and follow when a sentence is edited. */
export const wordsIn = (language: Language) => ({
  ...catalogue("base", language),
  camera: catalogue("camera", language),
  club: catalogue("club", language),
  deletion: catalogue("deletion", language),
  home: catalogue("home", language),
  homeTable: catalogue("homeTable", language),
  invite: catalogue("invite", language),
  keeping: catalogue("keeping", language),
  leagueEvenings: catalogue("leagueEvenings", language),
  leaguePages: catalogue("leaguePages", language),
  newGame: catalogue("newGame", language),
  past: catalogue("past", language),
  people: catalogue("people", language),
  plans: catalogue("plans", language),
  settings: catalogue("settings", language),
  watch: catalogue("watch", language),
});

/** Browsers in tests ask for English unless a test says otherwise. */
export const en = wordsIn("en");
