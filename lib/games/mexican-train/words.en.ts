import { en as kernel } from "../../rules/words.en";

export const en = {
  name: "Mexican Train",
  tagline: "Trains from one engine; the fewest pips left wins.",
  roundName: (f: { number: number }): string => `Round ${f.number}`,
  roundCount: (f: { rounds: number }): string => (f.rounds === 1 ? "1 round" : `${f.rounds} rounds`),
  rules: async () => (await import("./rules-page.en")).rules,

  deal: "Deal",
  dealTable: "Standard deal, all 91 tiles",
  dealRemoved: "Ten each, high tiles taken out",
  doubleBlank: "The double blank counts",

  round: "End of the round",
  starter: "Who started",
  found: "The engine came from",
  foundInHand: "a hand",
  foundByDraw: "the boneyard",

  headline: (f: { round: number; rounds: number; engines: readonly number[] }): string => {
    const [first, ...rest] = f.engines;
    const then = rest.slice(0, 2).map((engine) => `, then ${engine}`);
    return first === undefined
      ? "All rounds are played"
      : `Round ${f.round} of ${f.rounds}: ask for the double ${first}${then.join("")}`;
  },
  finished: "All rounds are played",
  engineUsed: (f: { engine: number; round: number; due: readonly number[] }): string =>
    `The double ${f.engine} was the engine of round ${f.round} already. ` +
    `Still to come: ${kernel.list(f.due.map(String))}.`,
  engineTooHigh: (f: { engine: number; highest: number }): string =>
    `There is no double ${f.engine} in this set: the highest is the double ${f.highest}.`,
  described: (f: { engine: number; closing: string }): string => `Engine ${f.engine}. ${f.closing}`,

  starts: (f: { engine: number }): string => `Whoever holds the double ${f.engine} starts`,
};
