import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { choice, hands, list, money, number, players } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { PoolProblems, PoolTexts } from "../texts";

const problems: Catalogue<PoolProblems> = {
  "out-of-range/stars": (f) =>
    `"stars" should be ${number(f.most)} or less: at least two players must stay without one.`,
  "no-star-offered": (f) => `${f.name} has no star to take or decline now.`,
  "star-out-of-turn": (f) => `${f.first} answers before ${f.name}.`,
  "star-first": (f) =>
    `First the star: does ${choice(f.names)} take it? With only one player in, no hand can be played.`,
  "star-first/come-and-go": (f) =>
    `First the star: does ${choice(f.names)} take it? Then players can come and go.`,
  "not-in/went-out": (f) =>
    `${f.name} went out of the game before leaving, and only a star would have brought ${f.name} back.`,
};

const texts: Catalogue<PoolTexts> = {
  mode: "Play",
  "mode-simple": "every hand for the pool",
  "mode-hundred-up": "a hundred up, last one in takes the pool",
  stake: "Stake",
  target: "A player is out at",
  stars: "Players who may star",
  starCost: "A star costs",
  draw: "Drawing from the boneyard",
  "draw-no": "no drawing",
  "draw-yes": "draw, the last two stay",

  "star-offer": (f) => `${f.name} is eliminated and may star`,

  "simple-hand": (f) => `Hand ${f.hand}: everybody stakes ${money(f.stake)}`,
  "hundred-up-hand": (f) => `Hand ${f.hand}: ${players(f.in)} still in`,
  "may-star-first": (f) => `${f.name} may star`,
  finished: "The last one in takes the pool",
  out: "eliminated",
  "may-star": "may star",
  starts: "Everybody turns up a tile: the lowest leads",
  "hand-declines": (f) =>
    `No answer about the star from ${list(f.names)}, so entering this hand declines it.`,

  "stake-paid": "stake",
  "star-paid": "the star",
  "back-in-at": (f) => `back in at ${number(f.total)}, the highest still in`,

  "took-star": (f) => `${f.name} starred.`,
  "declined-star": (f) => `${f.name} declined the star.`,
};

export const words: GameWords = {
  name: "Domino Pool",
  tagline: "Play for the pool, hand by hand or a hundred up.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
