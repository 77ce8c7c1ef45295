import type { Catalogue, GameWords } from "@/lib/i18n/catalogue";
import { hands, list } from "@/lib/i18n/en/counted";
import type { Terms } from "@/lib/i18n/en/terms";
import { roundName } from "@/lib/i18n/round-name";
import type { HandsProblems, HandsTexts } from "../texts";

const ways = {
  plain: "went out",
  double: "out with a double",
  "both-ends": "out with a tile for both ends",
  crossed: "out with a double for both ends",
  blocked: "won the block",
} as const;

const possessive = (names: string): string => `${names}’s`;

const problems: Catalogue<HandsProblems> = {
  "block-needs-one": "Say what everybody still holds, or who won the block.",
  "block-needs-one/both": "Say what everybody still holds or who won the block, not both.",
  "only-once-out": "Nobody went out, so there is no last tile to describe.",
  "only-after-block": "Somebody went out, so the hand was not blocked.",
};

const texts = (t: Terms): Catalogue<HandsTexts> => ({
  "preset/six-love": "Jamaica, six love",
  "preset/first-to-six": "Jamaica, first to six",
  "preset/cut-throat": "Jamaica, cut-throat",
  "preset/haiti": "Haiti",
  "preset/brazil": "Brazil",
  "preset/derby": "Derby, New York",

  "option/without00": "The 0-0 stays in the box",
  "option/match": "The game is won by",
  "option/broken": "After breaking a run, a side starts with",
  "option/plain": "Going out is worth",
  "option/double": "Out with a double",
  "option/bothEnds": "Out with a tile for both ends",
  "option/crossed": "Out with a double for both ends",
  "option/blocked": "Winning a block",
  "option/tieAdds": "A tied block makes the next hand worth one more",
  "match/in-a-row": "winning hands in a row",
  "match/first-to": "reaching the target first",
  "match/while-zero": "reaching the target while somebody has 0",
  "broken/zero": "0",
  "broken/one": "that hand",
  "way/plain": "with any tile",
  "way/double": "with a double",
  "way/both-ends": "a tile for both ends",
  "way/crossed": "a double for both ends",

  "first-in-a-row": (f) => `Hand ${f.hand}: first to win ${t.number(f.target)} in a row`,
  how: "Went out",
  "who-won": "Who won the block?",
  nobody: "Nobody (tied)",

  won: (f) => ways[f.how],
  "run-broken": "the run is broken",
  "all-have-won": "everybody has won a hand",
  "won-hand": (f) => {
    const nil = (hands: number) => (hands === 0 ? t.nil : t.number(hands));
    const who = list(f.names);
    if (f.broke) {
      const after = f.won === 0 ? t.nilAll : `${t.number(f.won)}–${t.nil}`;
      const run = `${possessive(list(f.broke.names))} run at ${t.number(f.broke.hands)}`;
      return `${t.runBroken}${who} broke ${run}: ${after}.`;
    }
    if (f.isReset) return `${who}: everybody has won one, so ${t.nilAll}.`;
    const score = f.others.length === 1 ? `${t.number(f.won)}–${nil(f.others[0] ?? 0)}` : t.number(f.won);
    const how = f.how === "plain" ? "" : `, ${ways[f.how]}`;
    return `${who}: ${score}${f.isLast ? ", and the game" : how}.`;
  },
  "tied-hand": (f) =>
    f.worth === undefined
      ? "Blocked and tied: nobody won."
      : `Blocked and tied: the next hand is worth ${f.worth}.`,
  "described-out": (f) => `${f.name} ${f.how === "plain" ? "went out" : `went ${ways[f.how]}`}.`,
  "described-won": (f) => `Blocked: won by ${list(f.names)}.`,
  "described-tie": "Blocked: nobody won.",
});

export const words = (t: Terms): GameWords => ({
  name: "Dominoes for hands",
  tagline: "Count the hands you win, not the pips: six love, first to six, and others.",
  roundName: (f) => roundName("Hand", "hand", String(f.number)),
  roundCount: (f) => hands(f.rounds),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts(t) },
});
