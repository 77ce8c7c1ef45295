import type { FileProblems, FileTexts } from "../../export/texts";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What is wrong with a file, in Portuguese. */
export const file = (_: Terms): Catalogue<FileProblems & FileTexts> => ({
  "game-twice": "O arquivo tem esta partida duas vezes.",
  "league-twice": "O arquivo tem esta liga duas vezes.",
  "rules-twice": "O arquivo tem estas regras da casa duas vezes.",
  "other-league": "O que o arquivo diz sobre esta liga mistura duas ligas.",
  "too-long": "Há mais anotações e correções do que uma partida pode ter.",

  "a-game": "uma partida do arquivo",
  "a-league": "uma liga do arquivo",
  "house-rules": "as regras da casa",
});
