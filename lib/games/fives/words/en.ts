import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { choice, hands, number } from "@/lib/i18n/en/counted";
import type { Terms } from "@/lib/i18n/en/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { FivesProblems, FivesTexts } from "../texts";

const problems = (t: Terms): Catalogue<FivesProblems> => ({
  "no-spinner": "In fives and threes no double is a spinner.",
  "not-a-score": (f) => `No play scores ${number(f.points)} here. It can be ${choice(f.scores.map(number))}.`,
  "pegs-need-out": `Nobody ${t.wentOut}, so there was no last tile to score with.`,
  "hand-under-way": "A hand is being played. Enter how it ends first; then a player can leave.",
  "hands-not-counted": "The tiles that are left count nothing here, so leave them out.",
});

const texts = (t: Terms): Catalogue<FivesTexts> => ({
  "preset/fives-and-threes": "Fives and threes",
  "preset/all-fives": "All fives",
  "preset/muggins": "Muggins",
  "preset/five-up": "Five-up",
  "preset/bones": "Bones, to 150",

  "option/scores": "The ends score when they add up to",
  "option/spinner": "Spinners (doubles played on all four sides)",
  "option/unit": "A score is",
  "option/handEnd": "At the end of a hand",
  "scores/fives-and-threes": "a multiple of five or three",
  "scores/fives": "a multiple of five",
  "spinner/none": "none",
  "spinner/first": "the first double",
  "spinner/all": "every double",
  "unit/pips": "the total itself",
  "unit/fifths": "a fifth of the total",
  "handEnd/chip-out": "one point for the last tile",
  "handEnd/pips": "the others’ pips, to the nearest five",
  "handEnd/none": "nothing more",

  peg: "Score",
  player: "Player",
  pegs: `The last tile ${t.scored}`,

  pegged: `${t.scored} in play`,
  "last-tile": "the last tile",
  "to-the-nearest-five": "to the nearest five",
  "in-fifths": "a fifth of it",
  "described-peg": (f) => `${f.name} ${t.scored} ${number(f.points)}.`,
  "described-out": (f) =>
    f.pegs === 0 ? `${f.name} ${t.wentOut}.` : `${f.name} ${t.wentOut}, ${t.scoring} ${number(f.pegs)}.`,
  "described-block": `${t.blocked}.`,
  "described-pegs": (f) => `${f.closing} The last tile ${t.scored} ${number(f.pegs)}.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Fives",
  tagline: "Score while you play: fives and threes, all fives, muggins.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems(t), ...texts(t) },
});
