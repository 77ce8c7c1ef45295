import type { CatalogueOf, GameWords } from "../i18n/catalogue";
import { words as baneberry } from "./baneberry/words/pt";
import { words as chickenfoot } from "./chickenfoot/words/pt";
import { words as count } from "./count/words/pt";
import { words as dominoPool } from "./domino-pool/words/pt";
import { words as doubles } from "./doubles/words/pt";
import { words as fives } from "./fives/words/pt";
import { words as fortyTwo } from "./forty-two/words/pt";
import { words as hands } from "./hands/words/pt";
import { words as mexicanTrain } from "./mexican-train/words/pt";
import { words as pip } from "./pip/words/pt";

/** The Portuguese words of all games, by folder. */
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
