import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands, number } from "@/lib/i18n/en/counted";
import { roundName } from "@/lib/i18n/round-name";
import type { FortyTwoProblems, FortyTwoTexts } from "../texts";

const problems: Catalogue<FortyTwoProblems> = {
  "made-or-points": "Was the bid made? Say so, or enter the points the bidders took.",
  "made-or-points/both": "Say whether the bid was made, or enter the points, not both.",
  "made-or-points/by-points": "By points, the points the bidders took already show whether the bid was made.",
  "marks-need-highest-bid": "Only a bid of 42 can be for more than one mark.",
  "marks-need-highest-bid/by-points": "Marks are bid only when you play by marks.",
};

const texts: Catalogue<FortyTwoTexts> = {
  "preset/marks": "42, by marks",
  "preset/points": "42, by points",
  "option/by": "Score by",
  "by/marks": "marks",
  "by/points": "points",

  hand: "Bid and result",
  bidder: "Who won the bid",
  bid: "The bid",
  "bid-is": (f) => String(f.bid),
  marks: "Marks (also of nel-o, sevens, splash and plunge)",
  "marks-are": (f) => String(f.marks),
  made: "The bidders",
  "made/yes": "made it",
  "made/no": "were set",
  points: "Points the bidders took",

  "bid-made": (f) => `the bid of ${f.bid} made`,
  "they-set": (f) => `set a bid of ${f.bid}`,
  "bid-earned": (f) => `the bid of ${f.bid}, set`,
  taken: "taken in tricks",
  described: (f) => {
    const bid = f.marks > 1 ? `${f.marks} marks` : String(f.bid);
    const taken = f.points === undefined ? "" : `, ${number(f.points)} taken`;
    return `${f.name} bid ${bid}: ${f.isMade ? "made" : "set"}${taken}.`;
  },
};

export const words: GameWords = {
  name: "Texas 42",
  tagline: "Bids and tricks in pairs: the national game of Texas.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
