import type { FileProblems, FileTexts } from "../../export/texts";
import type { Catalogue } from "../catalogue";

const problems: Catalogue<FileProblems> = {
  "game-twice": "The file has this game twice.",
  "league-twice": "The file has this league twice.",
  "rules-twice": "The file has these house rules twice.",
  "other-league": "What the file says about this league mixes two leagues.",
  "too-long": "It has more entries and corrections than any game can have.",
  "entry-shape": "The id or the time of this entry cannot be read.",
};

const texts: Catalogue<FileTexts> = {
  "a-game": "A game in the file",
  "a-league": "A league in the file",
  "house-rules": "The house rules",
};

/** What is wrong with a file, in English. */
export const file = { ...problems, ...texts };
