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
  "engine-not-due": (f) => `This round’s engine is the double ${f.due}.`,
  "engine-not-due/above-first": (f) => `Engines start at the double ${f.first} in this game.`,
  "options-apart/first":
    "The highest double that somebody holds opens each round, so there is no first engine to set.",
  "options-apart/removed":
    "High tiles are taken out of the double-twelve set only, and every double that is kept is an engine once.",
  "options-apart/hand-size": "The number of tiles each is set only with a deal of your own.",
  "missing/hand-size": "Say how many tiles each player draws.",
};

const texts: Catalogue<TrainTexts> = {
  "option/engines": "The engine",
  "engines/asked": "The highest double still to come that somebody holds; skipped ones come back",
  "engines/falling": "One lower each round, drawn for or laid out if nobody holds it",
  "engines/rising": "One higher each round, drawn for or laid out if nobody holds it",
  "engines/found": "The highest double that anybody holds, the same perhaps again",
  "option/first": "The first engine is the double",
  "option/rounds": "A game is",
  deal: "Deal",
  "deal-table": "Standard deal for the number of players",
  "deal-removed": "Ten each, high tiles taken out",
  "deal-custom": "A number of our own",
  card: "How we play",
  "card/doubles": "An open double",
  "doubles/close": "must be covered by whoever laid it",
  "doubles/anybody": "must be covered first, by whoever is next",
  "doubles/free": "need not be covered",
  "card/draw": "Who cannot play draws",
  "draw/one": "one tile",
  "draw/until": "until one fits",
  "card/firstTurn": "In the first turn you lay",
  "firstTurn/one": "one tile",
  "firstTurn/train": "as long a train as you can",

  starter: "Who started",
  found: "The engine came from",
  "found-in-hand": "a hand",
  "found-by-draw": "the boneyard",

  finished: "All rounds have been played",
  headline: (f) => {
    const [first = 0, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, then ${engine}`);
    const draw = rest.length <= 2 ? ", or draw for it" : "";
    return `Round ${f.round} of ${f.rounds}: ask for the double ${first}${then.join("")}${draw}`;
  },
  "headline/fixed": (f) => `Round ${f.round} of ${f.rounds}: the double ${f.engine} opens`,
  "starts/highest": "The player with the highest double starts",
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
