import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { choice, hands, money, number } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { BaneberryProblems, BaneberryTexts } from "../texts";

const problems: Catalogue<BaneberryProblems> = {
  "hand-under-way": "A hand is being played. Enter how it ends first; then a player can leave.",
  "no-pass-owed": (f) => `${f.name} does not owe a pass.`,
  "points-or-ends": "Enter the score: either its points or the chain’s two ends.",
  "points-or-ends/both": "Enter the score as points or as the chain’s two ends, not both.",
  "not-a-score": (f) =>
    `${number(f.points)} is not a score with this set. It can be ${choice(f.scores.map(number))}.`,
  "not-a-score/ends": (f) =>
    `Ends that total ${number(f.total)} score nothing. Scores are ${choice(f.scores.map(number))}.`,
  "not-an-end": (f) =>
    `An end cannot count ${f.end}: it is a number from 0 to ${f.highest}, or a double’s total up to ${f.highest * 2}.`,
  "same-double": (f) =>
    `The two ends cannot both count ${f.end}: only the double ${f.end / 2} does, and there is only one.`,
};

const texts: Catalogue<BaneberryTexts> = {
  mode: "Play for",
  "mode-points": "points",
  "mode-cash": "a cash pool",
  ante: "Ante, each hand",

  run: "Ends scored",
  "missed-knock": "Did not knock: passes a turn",
  "missed-knock-pays": (f) => `Did not knock: pays ${money(f.ante)} and passes a turn`,
  passed: "Passed the turn",
  player: "Player",

  "cash-hand": (f) => `Hand ${f.hand}: everybody antes ${money(f.ante)}`,
  "must-pass": "must pass",
  starts: "The player with the highest double starts",

  "the-ends": "the ends",
  "ends-added": (f) => `the ends, ${f.ends.join(" + ")}`,
  "ante-paid": "ante",
  "did-not-knock": "did not knock",

  "described-run": (f) => `${f.name} scored ${number(f.points)}.`,
  "described-ends": (f) => `${f.name} scored ${number(f.points)} (${f.ends.join(" + ")}).`,
  "described-missed-knock": (f) => `${f.name} did not knock.`,
  "described-passed": (f) => `${f.name} passed.`,
};

export const words: GameWords = {
  name: "Baneberry 157",
  tagline: "Make the chain’s ends score; first to 157, or play for the pool.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
