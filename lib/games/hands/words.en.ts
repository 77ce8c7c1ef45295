import type { Catalogue, GameWords } from "../../i18n/catalogue";
import { list } from "../../i18n/en/counted";
import type { HandsProblems, HandsTexts } from "./texts";

const ways = {
  plain: "went out",
  double: "out with a double",
  "both-ends": "out with a tile for both ends",
  crossed: "out with a double for both ends",
  blocked: "won the block",
} as const;

/** Where a side that has won no hand has love. */
const nilIsLove: readonly string[] = ["six-love", "first-to-six", "cut-throat"];
const figure = (hands: number): string => (hands === 6 ? "Six" : String(hands));
const possessive = (names: string): string => `${names}’s`;

const problems: Catalogue<HandsProblems> = {
  "block-needs-one": "Say what everybody still holds, or who won the block.",
  "block-needs-one/both": "Say what everybody still holds or who won the block, not both.",
  "only-once-out": "Nobody went out, so there is no way of going out to note.",
  "only-after-block": "Somebody went out, so the hand was not blocked.",
};

const texts: Catalogue<HandsTexts> = {
  "preset/six-love": "Jamaica, six love",
  "preset/first-to-six": "Jamaica, first to six",
  "preset/cut-throat": "Jamaica, cut-throat",
  "preset/haiti": "Haiti",
  "preset/brazil": "Brazil",
  "preset/derby": "Derby, New York",

  "option/sides": "In pairs",
  "option/handSize": "Tiles each",
  "option/without00": "The 0-0 stays in the box",
  "option/match": "The game is won by",
  "option/target": "Play to",
  "option/broken": "Whoever breaks a run begins with",
  "option/plain": "Going out is worth",
  "option/double": "Out with a double",
  "option/bothEnds": "Out with a tile for both ends",
  "option/crossed": "Out with a double for both ends",
  "option/blocked": "Winning a block",
  "option/block": "A block is won by",
  "option/tieAdds": "A tied block makes the next hand worth one more",
  "match/in-a-row": "hands in a row",
  "match/first-to": "the first to the target",
  "match/while-zero": "the target while somebody has nothing",
  "broken/zero": "nothing",
  "broken/one": "that hand",
  "block/low-hand": "the lowest single hand",
  "block/low-party": "the side that holds least",
  "way/plain": "with any tile",
  "way/double": "with a double",
  "way/both-ends": "a tile for both ends",
  "way/crossed": "a double for both ends",

  hand: "End of the hand",
  how: "Went out",
  "who-won": "Or: who won the block",
  nobody: "Nobody, it is tied",

  won: (f) => ways[f.how],
  "run-broken": "the run is broken",
  "all-have-won": "everybody has won a hand",
  told: (f) => {
    const jamaican = nilIsLove.includes(f.preset);
    const nil = (hands: number) => (jamaican && hands === 0 ? "love" : String(hands));
    const who = list(f.names);
    if (f.broke) {
      const after = f.won === 0 ? (jamaican ? "love all" : "back to 0–0") : `${f.won}–${nil(0)}`;
      return `${jamaican ? "Bruk! " : ""}${who} broke ${possessive(list(f.broke.names))} run at ${f.broke.hands}: ${after}.`;
    }
    if (f.isReset) return `${who}: everybody has won one, so ${jamaican ? "love all" : "all back to 0"}.`;
    const toNil = f.others.every((hands) => hands <= 0);
    const score = f.others.length === 1 ? `${f.won}–${nil(f.others[0] ?? 0)}` : String(f.won);
    if (f.isLast && toNil) return `${jamaican ? `${figure(f.won)}-love` : `${f.won}–0`}! ${who}.`;
    const how = f.how === "plain" ? "" : `, ${ways[f.how]}`;
    return `${who}: ${score}${f.isLast ? ", and the game" : how}.`;
  },
  "told-tie": (f) =>
    f.worth === undefined
      ? "Blocked and tied: nobody won."
      : `Blocked and tied: the next hand is worth ${f.worth}.`,
  "described-out": (f) => `${f.name} ${f.how === "plain" ? "went out" : `went ${ways[f.how]}`}.`,
  "described-won": (f) => `Blocked: won by ${list(f.names)}.`,
  "described-tie": "Blocked: nobody won.",
};

export const words: GameWords = {
  name: "Dominoes for hands",
  tagline: "Whoever wins the hand earns the hand: six love, first to six, and others.",
  roundName: (f) => `Hand ${f.number}`,
  roundCount: (f) => (f.rounds === 1 ? "1 hand" : `${f.rounds} hands`),
  rules: async () => (await import("./rules-page.en")).rules,
  texts: { ...problems, ...texts },
};
