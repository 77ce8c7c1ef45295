import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands, number } from "@/lib/i18n/en/counted";
import type { Terms } from "@/lib/i18n/en/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { CountProblems, CountTexts } from "../texts";

const named = {
  capicua: "capicúa",
  chuchazo: "out with the 0-0",
  "all-passed": "everybody passed",
  "opening-passed": "the opening was passed",
} as const;
const called = (what: string): string => named[what as keyof typeof named] ?? what;

const problems: Catalogue<CountProblems> = {
  "leader-missing": "The block is tied, and in this game it goes to the side that led: who led this hand?",
  "blocker-missing": "The block is tied, and in this game it goes to the side that blocked: who blocked it?",
  "blocker-missing/loses": "The block is tied, and in this game whoever blocked loses it: who blocked it?",
  "blocker-missing/duel":
    "In this game a block is between whoever blocked and the next player: who blocked it?",
  "finish-needs-out": "Nobody went out, so there is no special way of going out.",
  "blocker-needs-block": "Somebody went out, so nobody blocked this hand.",
  "not-played-for": (f) => `In this game that earns nothing (${called(f.what)}).`,
};

const texts = (t: Terms): Catalogue<CountTexts> => ({
  "preset/partner": "Partners, to 100",
  "preset/block": "Block",
  "preset/draw": "Draw",
  "preset/latin": "Latin, to 200",
  "preset/spain": "Spain, to 300",
  "preset/dominican": "Dominican",
  "preset/dominican-club": "Dominican club",
  "preset/puerto-rico-500": "Puerto Rico, 500",
  "preset/puerto-rico-200": "Puerto Rico, 200",
  "preset/cuba": "Cuba, double-nine",

  "option/draw": "Draw when unable to play",
  "option/counts": "The winners earn",
  "option/lessOwn": "In a block, subtract the winners’ own pips",
  "option/tie": "A tied block",
  "option/capicua": "Capicúa",
  "option/chuchazo": "Out with the 0-0",
  "option/capicuaDoubles": "A capicúa doubles the pips",
  "option/blockBonus": "For winning a block",
  "option/prizes": "For winning the first hands",
  "option/allPassed": "Everybody else passed",
  "option/openingPassed": "The opening was passed",
  "option/lead": "The next hand is led by",
  "option/turn": "Play goes",
  "counts/losers": "the other side’s pips",
  "counts/all": "all pips that are left",
  "tie/nobody": "earns nothing",
  "tie/leader": "goes to the side that led",
  "tie/blocker": "goes to the side that blocked",
  "tie/not-blocker": "is lost by the side that blocked",
  "block/duel": "whoever blocked or the next player, the lower of the two",
  "opening-by-case": "One number; or two with a comma: after a double, after another tile.",
  "opening-was": "The opening tile was",
  "opening-was/double": (f) => `a double: ${number(f.points)}`,
  "opening-was/other": (f) => `another tile: ${number(f.points)}`,
  "lead/next": "the next player in turn",
  "lead/winner": "the winner",
  "turn/right": "to the right",
  "turn/left": "to the left",

  bonus: "Bonus",
  player: "Player",
  reason: "For",
  finish: "Went out",
  "no-finish": "as usual",
  leader: "Who led",
  blocker: "Who blocked",

  capicua: "capicúa",
  chuchazo: "with the 0-0",
  "capicua-doubles": "doubled by the capicúa",
  "block-bonus": "for the block",
  "with-prize": (f) => `${f.headline}; prize ${number(f.prize)}`,
  prize: (f) => `prize of hand ${f.hand}`,
  "all-passed": "everybody passed",
  "opening-passed": "the opening was passed",
  "bonus-worth": (f) => {
    const what = t.start(called(f.what));
    return f.points === undefined ? what : `${what}: ${number(f.points)}`;
  },
  "not-below-0": "never below 0",
  "described-bonus": (f) => `${f.name}: ${called(f.what)}, ${number(f.points)}.`,
  "described-finish": (f) => `${f.closing} ${t.start(called(f.what))}.`,
});

export const words = (t: Terms): GameWords => ({
  name: "Dominoes for points",
  tagline: "In pairs or alone: win the hand and earn the pips that are left.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts(t) },
});
