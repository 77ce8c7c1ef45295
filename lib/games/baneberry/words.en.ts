import { en as kernel } from "../../rules/words.en";

export const en = {
  name: "Baneberry 157",
  tagline: "Make the chain's ends score; first to 157, or play for the pool.",
  roundName: (f: { number: number }): string => `Hand ${f.number}`,
  roundCount: (f: { rounds: number }): string => (f.rounds === 1 ? "1 hand" : `${f.rounds} hands`),
  rules: async () => (await import("./rules-page.en")).rules,

  mode: "Play for",
  modePoints: "points",
  modeCash: "a cash pool",
  set: "Set",
  setName: (f: { highest: number; tiles: number }): string => `Double-${f.highest} (${f.tiles} tiles)`,
  target: "Play to",
  ante: "Ante, each hand",

  run: "Ends scored",
  missedKnock: "Did not knock: passes a turn",
  missedKnockPays: (f: { ante: number }): string =>
    `Did not knock: pays ${kernel.money(f.ante)} and passes a turn`,
  passed: "Passed the turn",
  hand: "End of the hand",
  player: "Player",

  headline: (f: { hand: number; leaders: readonly string[]; toTarget: number }): string =>
    `Hand ${f.hand}: ${kernel.list(f.leaders)} ${f.leaders.length === 1 ? "needs" : "need"} ${f.toTarget} more`,
  firstHand: (f: { hand: number; target: number }): string => `Hand ${f.hand}: first to ${f.target}`,
  cashHand: (f: { hand: number; ante: number }): string =>
    `Hand ${f.hand}: everybody antes ${kernel.money(f.ante)}`,
  finished: "The target is reached",
  mustPass: "must pass",

  handUnderWay: "A hand is being played. Enter how it ends first; then a player can leave.",
  noPass: (f: { name: string }): string => `${f.name} does not owe a pass.`,
  onlyOne: "Give the score as points or as the chain's two ends, not both.",
  eitherOne: "Give the score: its points, or the chain's two ends.",
  notReachable: (f: { points: number; scores: readonly number[] }): string =>
    `${f.points} is not a score with this set. It can be ${kernel.choice(f.scores.map(String))}.`,
  notAnEnd: (f: { end: number; highest: number }): string =>
    `An end cannot count ${f.end}: it is a number from 0 to ${f.highest}, or a double's total up to ${f.highest * 2}.`,
  sameDouble: (f: { end: number }): string =>
    `Both ends cannot count ${f.end}: only the double ${f.end / 2} does, and there is one of it.`,
  endsDoNotScore: (f: { total: number; scores: readonly number[] }): string =>
    `Ends that total ${f.total} score nothing. Scores are ${kernel.choice(f.scores.map(String))}.`,

  endsTerm: (f: { ends: readonly number[] }): string => `the ends, ${f.ends.join(" + ")}`,
  scoredTerm: "the ends",
  anteTerm: "ante",
  knockPenalty: "did not knock",
  describedRun: (f: { name: string; points: number }): string => `${f.name} scored ${f.points}.`,
  describedEnds: (f: { name: string; points: number; ends: readonly number[] }): string =>
    `${f.name} scored ${f.points} (${f.ends.join(" + ")}).`,
  describedMissedKnock: (f: { name: string }): string => `${f.name} did not knock.`,
  describedPassed: (f: { name: string }): string => `${f.name} passed.`,

  starts: "Whoever holds the highest double starts",
};
