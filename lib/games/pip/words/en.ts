import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { rounds } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { PipTexts } from "../texts";

const texts: Catalogue<PipTexts> = {
  opened: "The round opened with",
  "opened-double": (f) => `the ${f.tile}`,
  "opened-wild": "the double wild",
  "single-wild": "wild",
  direction: "S R A D",
  "double-wild": "double wild",

  headline: (f) => `Round ${f.round} of 9: opens with the ${f.tile} or the double wild`,
  finished: "All nine rounds have been played",
  starts: (f) => `The player with the ${f.tile} starts`,

  "its-double": "its double",
  described: (f) => `Opened with ${f.opened}. ${f.closing}`,
};

export const words: GameWords = {
  name: "Pip",
  tagline: "Nine rounds with wild tiles; the lowest score wins.",
  roundName: (f) => roundName("Round", "round", String(f.number)),
  roundCount: (f) => rounds(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts,
};
