import { addGameWords } from "../i18n/game-words";
import type { Games } from "../rules/document/scoresheet";
import type { Game } from "../rules/game";
import { baneberry } from "./baneberry";
import { words as baneberryEn } from "./baneberry/words.en";
import { chickenfoot } from "./chickenfoot";
import { words as chickenfootEn } from "./chickenfoot/words.en";
import { count } from "./count";
import { words as countEn } from "./count/words.en";
import { dominoPool } from "./domino-pool";
import { words as dominoPoolEn } from "./domino-pool/words.en";
import { doubles } from "./doubles";
import { words as doublesEn } from "./doubles/words.en";
import { fives } from "./fives";
import { words as fivesEn } from "./fives/words.en";
import { fortyTwo } from "./forty-two";
import { words as fortyTwoEn } from "./forty-two/words.en";
import { hands } from "./hands";
import { words as handsEn } from "./hands/words.en";
import { mexicanTrain } from "./mexican-train";
import { words as mexicanTrainEn } from "./mexican-train/words.en";
import { pip } from "./pip";
import { words as pipEn } from "./pip/words.en";

/** Every game that can be played, and what it says. A further game is one folder beside this file and one line here. */
const listed = [
  { game: baneberry, en: baneberryEn },
  { game: mexicanTrain, en: mexicanTrainEn },
  { game: dominoPool, en: dominoPoolEn },
  { game: pip, en: pipEn },
  { game: doubles, en: doublesEn },
  { game: count, en: countEn },
  { game: hands, en: handsEn },
  { game: fives, en: fivesEn },
  { game: fortyTwo, en: fortyTwoEn },
  { game: chickenfoot, en: chickenfootEn },
];
for (const { game, en } of listed) addGameWords(game.id, "en", en);

const all: readonly Game[] = listed.map(({ game }) => game);
const byId = new Map(all.map((game) => [game.id, game]));

export const games: Games & { readonly all: readonly Game[] } = {
  all,
  ids: all.map((game) => game.id),
  find: (id) => byId.get(id),
};

export { findGameWords } from "../i18n/game-words";
