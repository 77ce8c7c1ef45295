import type { CatalogueOf, GameWords } from "../i18n/catalogue";
import { words as baneberry } from "./baneberry/words/en";
import { words as chickenfoot } from "./chickenfoot/words/en";
import { words as count } from "./count/words/en";
import { words as dominoPool } from "./domino-pool/words/en";
import { words as doubles } from "./doubles/words/en";
import { words as fives } from "./fives/words/en";
import { words as fortyTwo } from "./forty-two/words/en";
import { words as hands } from "./hands/words/en";
import { words as mexicanTrain } from "./mexican-train/words/en";
import { words as pip } from "./pip/words/en";

/** The English words of all games, by folder. */
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
