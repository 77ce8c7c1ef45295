import type { FileProblems, FileTexts } from "../../export/texts";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What is wrong with a file, in Spanish. */
export const file = (_t: Terms): Catalogue<FileProblems & FileTexts> => ({
  "game-twice": "El archivo tiene esta partida dos veces.",
  "league-twice": "El archivo tiene esta liga dos veces.",
  "rules-twice": "El archivo tiene estas reglas de la casa dos veces.",
  "other-league": "Lo que el archivo dice de esta liga mezcla dos ligas.",
  "too-long": "Tiene más anotaciones y correcciones de las que puede tener una partida.",

  "a-game": "Una partida del archivo",
  "a-league": "Una liga del archivo",
  "house-rules": "Las reglas de la casa",
});
