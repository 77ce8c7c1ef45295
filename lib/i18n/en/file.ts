import type { FileProblems, FileTexts } from "../../export/texts";
import type { Catalogue } from "../catalogue";

const problems: Catalogue<FileProblems> = {
  "game-twice": "This game is in the file twice.",
  "league-twice": "This league is in the file twice.",
  "rules-twice": "These house rules are in the file twice.",
  "other-league": "The file mixes this league with another one.",
  "too-long": "It has more entries and corrections than a game can have.",
};

const texts: Catalogue<FileTexts> = {
  "a-game": "A game in the file",
  "a-league": "A league in the file",
  "house-rules": "The house rules",
};

/** What is wrong with a file, in English. */
export const file = { ...problems, ...texts };
