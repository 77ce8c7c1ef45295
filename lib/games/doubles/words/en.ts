import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands, number } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { DoublesProblems, DoublesTexts } from "../texts";

const problems: Catalogue<DoublesProblems> = {
  "missing/hand-size": "With five players or more, say how many tiles each draws.",
  "player-count/hand-size": (f) =>
    `${f.players} players cannot draw that many from ${f.tiles} tiles: ${number(f.most)} each is the most.`,
};

const texts: Catalogue<DoublesTexts> = {
  starts: "The player with the heaviest double starts",
};

export const words: GameWords = {
  name: "Doubles",
  tagline: "A number opens only once its double is laid; first to the target wins.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
