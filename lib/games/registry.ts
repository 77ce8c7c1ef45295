import type { Games } from "../rules/document/scoresheet";
import type { Game } from "../rules/game";
import { baneberry } from "./baneberry";
import { dominoPool } from "./domino-pool";
import { doubles } from "./doubles";
import { mexicanTrain } from "./mexican-train";
import { pip } from "./pip";

/** Every game that can be played. A further game is one folder beside this file and one line here. */
const all: readonly Game[] = [baneberry, mexicanTrain, dominoPool, pip, doubles];

const byId = new Map(all.map((game) => [game.id, game]));

export const games: Games & { readonly all: readonly Game[] } = {
  all,
  ids: all.map((game) => game.id),
  find: (id) => byId.get(id),
};
