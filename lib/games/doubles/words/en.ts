import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { list, number } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { DoublesProblems, DoublesTexts } from "../texts";

const tooManyTiles = (f: { tiles: number; players: number; most: number }): string =>
  `${f.players} players cannot draw that many from ${f.tiles} tiles: ${number(f.most)} each is the most.`;

const problems: Catalogue<DoublesProblems> = {
  "missing/hand-size": "With five players or more, say how many tiles each draws.",
  "out-of-range/hand-size": tooManyTiles,
  "player-count/hand-size": tooManyTiles,
};

const texts: Catalogue<DoublesTexts> = {
  set: "Set",
  "set-name": (f) => `Double-${f.highest} (${f.tiles} tiles)`,
  target: "Play to",
  "hand-size": "Tiles each",
  hand: "End of the hand",

  headline: (f) =>
    `Hand ${f.hand}: ${list(f.leaders)} ${f.leaders.length === 1 ? "needs" : "need"} ${number(f.toTarget)} more`,
  "first-hand": (f) => `Hand ${f.hand}: first to ${number(f.target)}`,
  finished: "The target is reached",
  "to-target": (f) => `${number(f.toTarget)} to go`,
  starts: "Whoever holds the heaviest double starts",
};

export const words: GameWords = {
  name: "Doubles",
  tagline: "A number opens only once its double is laid; first to the target wins.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => (f.rounds === 1 ? "1 hand" : `${f.rounds} hands`),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
