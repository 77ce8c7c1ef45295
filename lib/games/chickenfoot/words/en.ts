import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { rounds } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { ChickenfootTexts } from "../texts";

const texts: Catalogue<ChickenfootTexts> = {
  headline: (f) => `Round ${f.round} of ${f.rounds}: the double ${f.double}`,
  finished: "All rounds have been played",
  starts: (f) => `The double ${f.double} opens the round`,
};

export const words: GameWords = {
  name: "Chickenfoot",
  tagline: "A round for each double, three toes on each; the fewest pips left wins.",
  roundName: (f) => roundName("Round", "round", String(f.number)),
  roundCount: (f) => rounds(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts,
};
