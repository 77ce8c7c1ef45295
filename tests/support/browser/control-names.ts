import { type Language, whilePlaying } from "../../../lib/i18n/language";
import { wordsIn } from "./words";

/** The names by which a scorekeeper finds controls, in the language of the page. */
export function controlsIn(language: Language) {
  const { newGame, table, entry, sentences } = wordsIn(language);
  return {
    language,
    /** The key that opens the form for a hand or a round. */
    end: new RegExp(`${sentences["end-of-hand"]}|${sentences["end-of-round"]}`),
    findGame: newGame.findGame,
    newPlayer: newGame.addLabel,
    add: newGame.add,
    addKnown: (name: string) => newGame.addKnown({ name }),
    setTable: newGame.toSetup,
    start: newGame.start,
    standings: table.standings,
    wentOut: (name: string) => entry.wentOut({ name }),
    blocked: entry.blocked,
    keypad: (name: string) => entry.keypadFor({ name }),
    tiles: (name: string) => entry.tilesFor({ name }),
    byKeypad: entry.byKeypad,
    byTiles: entry.byTiles,
    next: entry.next,
    save: entry.save,
    saved: table.savedToast({ what: "" }),
    onServer: table.saved,
  };
}

export type ControlNames = ReturnType<typeof controlsIn>;

export const inEnglish = controlsIn("en");
export const inPool = controlsIn(whilePlaying("en", "domino-pool"));
export const inSpanish = controlsIn("es");
export const inDominicanSpanish = controlsIn(whilePlaying("es-DO", "dominican"));
export const inPortuguese = controlsIn("pt");
