import type { Games } from "../rules/document/scoresheet";
import type { Game } from "../rules/game";
import { baneberry } from "./baneberry";
import { chickenfoot } from "./chickenfoot";
import { count } from "./count";
import { dominoPool } from "./domino-pool";
import { doubles } from "./doubles";
import { fives } from "./fives";
import { fortyTwo } from "./forty-two";
import { hands } from "./hands";
import { mexicanTrain } from "./mexican-train";
import { pip } from "./pip";

/**
 * Every game that can be played, in the order in which lists show them: those that most people play come first. Adding
 * a game takes a folder beside this file, and a line here, in `ids.ts`, in `aliases.ts` and in every
 * `words.<language>.ts`.
 */
const all: readonly Game[] = [
  count,
  hands,
  fives,
  fortyTwo,
  chickenfoot,
  mexicanTrain,
  baneberry,
  dominoPool,
  pip,
  doubles,
];
const byId = new Map(all.map((game) => [game.id, game]));

export const games: Games & { readonly all: readonly Game[] } = {
  all,
  ids: all.map((game) => game.id),
  find: (id) => byId.get(id),
};
