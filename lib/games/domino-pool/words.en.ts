import { en as kernel } from "../../rules/words.en";

export const en = {
  name: "Domino Pool",
  tagline: "Play for the pool, hand by hand or a hundred up.",
  roundName: (f: { number: number }): string => `Hand ${f.number}`,
  roundCount: (f: { rounds: number }): string => (f.rounds === 1 ? "1 hand" : `${f.rounds} hands`),
  rules: async () => (await import("./rules-page.en")).rules,

  mode: "Play",
  modeSimple: "every hand for the pool",
  modeHundredUp: "a hundred up, last one in takes the pool",
  stake: "Stake",
  target: "A player is out at",
  stars: "Players who may star",
  starCost: "A star costs",
  draw: "Drawing from the boneyard",
  drawNo: "no drawing",
  drawYes: "draw, the last two stay",

  hand: "End of the hand",
  starOffer: (f: { name: string }): string => `${f.name} is out and may star`,

  simpleHand: (f: { hand: number; stake: number }): string =>
    `Hand ${f.hand}: everybody stakes ${kernel.money(f.stake)}`,
  hundredUpHand: (f: { hand: number; in: number }): string =>
    `Hand ${f.hand}: ${kernel.players(f.in)} still in`,
  starFirst: (f: { name: string }): string => `${f.name} may star`,
  finished: "The last one in takes the pool",
  out: "out",
  mayStar: "may star",

  tooManyStars: (f: { most: number }): string =>
    `"stars" should be ${f.most} or less: at least two players must stay without one.`,
  noStarOffered: (f: { name: string }): string => `${f.name} has no star to take or decline now.`,
  notYourTurn: (f: { name: string; first: string }): string => `${f.first} answers before ${f.name}.`,
  answerFirst: (f: { names: readonly string[] }): string =>
    `First the star: does ${kernel.choice(f.names)} take it? With one player in, no hand can be played.`,

  stakeTerm: "stake",
  starPaid: "the star",
  startsAgainAt: (f: { total: number }): string => `back in at ${f.total}, the highest still in`,
  starBeforeThat: (f: { names: readonly string[] }): string =>
    `First the star: does ${kernel.choice(f.names)} take it? Then players can come and go.`,

  handDeclines: (f: { names: readonly string[] }): string =>
    `${kernel.choice(f.names)} has not answered the star, so this hand declines it.`,
  wentOutAndLeft: (f: { name: string }): string =>
    `${f.name} went out of the game before leaving, and only a star would have brought ${f.name} back.`,

  tookStar: (f: { name: string }): string => `${f.name} starred.`,
  declinedStar: (f: { name: string }): string => `${f.name} declined the star.`,

  starts: "Everybody turns up a tile: the lowest leads",
};
