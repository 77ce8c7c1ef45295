import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { list, rounds } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { TrainProblems, TrainTexts } from "../texts";

const problems: Catalogue<TrainProblems> = {
  "engine-used": (f) =>
    `The double ${f.engine} was already the engine of round ${f.round}. ` +
    `Still to come: ${list(f.due.map(String))}.`,
  "engine-not-in-set": (f) =>
    `There is no double ${f.engine} in this set: the highest is the double ${f.highest}.`,
};

const texts: Catalogue<TrainTexts> = {
  deal: "Deal",
  "deal-table": "Standard deal, all 91 tiles",
  "deal-removed": "Ten each, high tiles taken out",

  starter: "Who started",
  found: "The engine came from",
  "found-in-hand": "a hand",
  "found-by-draw": "the boneyard",

  headline: (f) => {
    const [first, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, then ${engine}`);
    return first === undefined
      ? "All rounds have been played"
      : `Round ${f.round} of ${f.rounds}: ask for the double ${first}${then.join("")}`;
  },
  starts: (f) => `The player with the double ${f.engine} starts`,
  described: (f) => `Engine ${f.engine}. ${f.closing}`,
};

export const words: GameWords = {
  name: "Mexican Train",
  tagline: "Trains from one engine; the fewest pips left wins.",
  roundName: (f) => roundName("Round", "round", String(f.number)),
  roundCount: (f) => rounds(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
