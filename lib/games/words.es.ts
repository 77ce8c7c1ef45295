import type { CatalogueOf, GameWords } from "../i18n/catalogue";
import { words as baneberry } from "./baneberry/words/es";
import { words as chickenfoot } from "./chickenfoot/words/es";
import { words as count } from "./count/words/es";
import { words as dominoPool } from "./domino-pool/words/es";
import { words as doubles } from "./doubles/words/es";
import { words as fives } from "./fives/words/es";
import { words as fortyTwo } from "./forty-two/words/es";
import { words as hands } from "./hands/words/es";
import { words as mexicanTrain } from "./mexican-train/words/es";
import { words as pip } from "./pip/words/es";

/** The Spanish words of all games, by folder. */
export const words: Readonly<Record<string, CatalogueOf<GameWords>>> = {
  baneberry,
  "mexican-train": mexicanTrain,
  "domino-pool": dominoPool,
  pip,
  doubles,
  count,
  hands,
  fives,
  "forty-two": fortyTwo,
  chickenfoot,
};
