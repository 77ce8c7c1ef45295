import "../load-catalogues";
import { catalogue } from "../../../lib/i18n/catalogues";
import { gameTitle, gameWords } from "../../../lib/i18n/game-words";
import type { Language } from "../../../lib/i18n/language";
import type { RoundName } from "../../../lib/i18n/round-name";
import { speaker } from "../../../lib/i18n/text";
import type { Params } from "../../../lib/rules/text";

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

/** The name of a game, such as "doubles", or of one of its presets, such as "hands/six-love". */
export function gameName(id: string, language: Language = "en"): string {
  const [game = "", preset] = id.split("/");
  return gameTitle(gameWords({ id: game }, language), { preset });
}

/** What a game says, by the id that it has there: `ofGame("hands", "way/double")`. */
export const ofGame = (game: string, text: string, params: Params = {}, language: Language = "en"): string =>
  speaker(language).text({ text, params: { ...params, game } });

/** What a game calls its hands or rounds. */
export const roundOf = (game: string, number: number, language: Language = "en"): RoundName =>
  gameWords({ id: game }, language).roundName({ number });

/** What is said once somebody's points are saved. */
export const scored = (name: string, value: number): string =>
  en.table.savedToast({ what: en.table.earned({ scores: [{ name, value }] }) });

/** The key on the score sheet that corrects a number. What opened the round may stand behind its name. */
export const correctionOf = (name: string, { title, inText }: RoundName): RegExp =>
  like(
    en.history.correctNumber({
      ...{ name, round: { title, inText: `${inText}…` } },
      ...{ added: "…", total: "…", isOut: false },
    }),
  );

/** Text in which an ellipsis stands for anything. */
export const like = (text: string): RegExp => new RegExp(`^${text.split("…").map(escaped).join(".*")}$`, "s");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
