import type { GameAliases } from "../rules/presets/aliases";
import { aliases as baneberry } from "./baneberry/aliases";
import { aliases as chickenfoot } from "./chickenfoot/aliases";
import { aliases as count } from "./count/aliases";
import { aliases as dominoPool } from "./domino-pool/aliases";
import { aliases as doubles } from "./doubles/aliases";
import { aliases as fives } from "./fives/aliases";
import { aliases as fortyTwo } from "./forty-two/aliases";
import { aliases as hands } from "./hands/aliases";
import { aliases as mexicanTrain } from "./mexican-train/aliases";
import { aliases as pip } from "./pip/aliases";

/**
 * The names that games are found by, by ruleset id. Apart from the registry, because only the search for a game needs
 * them.
 */
export const gameAliases: Readonly<Record<string, GameAliases>> = {
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
