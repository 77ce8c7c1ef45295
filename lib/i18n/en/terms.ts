import { type Formats, formats } from "../formats";
import { type Language, ofPreset } from "../language";

/** The words of the table that differ by country and by game. Sources: docs/glossary/english.md. */
export interface TableTerms {
  /** Lays the last tile: "goes out", "chips out". */
  readonly goesOut: string;
  readonly goOut: string;
  readonly goingOut: string;
  readonly wentOut: string;
  /** On the key beside a name. */
  readonly outKey: string;
  /** For a hand in which nobody can play: "Blocked". */
  readonly blocked: string;
  /** Lays the first tile: "leads", "poses". */
  readonly leads: string;
  /** "scored" and "scoring" during a hand. */
  readonly scored: string;
  readonly scoring: string;
  /** The score of somebody who has won nothing: "0", "love". */
  readonly nil: string;
  /** All of them: "all back to 0", "love all". */
  readonly nilAll: string;
  /** What a game is called that was won with this total while the others have nothing: "Shut-out!", "Six-love!" */
  toNil(won: number): string;
  /** Called out when a run of hands is broken; may be empty: "Bruk! " */
  readonly runBroken: string;
}

/** The words of the table, and formats for numbers. */
export interface Terms extends Formats, TableTerms {
  /** Capitalizes the word that begins a sentence or a key: "Went out". */
  start(word: string): string;
}

const neutral: TableTerms = {
  goesOut: "goes out",
  goOut: "go out",
  goingOut: "going out",
  wentOut: "went out",
  outKey: "Out",
  blocked: "Blocked",
  leads: "leads",
  scored: "scored",
  scoring: "scoring",
  nil: "0",
  nilAll: "all back to 0",
  toNil: () => "Shut-out!",
  runBroken: "",
};

const jamaican: Partial<TableTerms> = {
  leads: "poses",
  nil: "love",
  nilAll: "love all",
  toNil: (won) => `${won === 6 ? "Six" : formats("en-JM").number(won)}-love!`,
  runBroken: "Bruk! ",
};

const ofThePub: Partial<TableTerms> = {
  goesOut: "chips out",
  goOut: "chip out",
  goingOut: "chipping out",
  wentOut: "chipped out",
  outKey: "Chip",
  blocked: "Stitched",
  leads: "drops",
  scored: "pegged",
  scoring: "pegging",
};

/** Out is who has lost in this game: a total of a hundred puts a player out. */
const ofThePool: Partial<TableTerms> = {
  goesOut: "goes domino",
  goOut: "go domino",
  goingOut: "going domino",
  wentOut: "went domino",
  outKey: "Domino",
};

/** By country of the language tag. */
const regions: Readonly<Record<string, Partial<TableTerms>>> = { JM: jamaican };

/** The game's own words, by preset, or by game if it has none; they take precedence. */
const presets: Readonly<Record<string, Partial<TableTerms>>> = {
  "six-love": jamaican,
  "first-to-six": jamaican,
  "cut-throat": jamaican,
  "fives-and-threes": ofThePub,
  "domino-pool": ofThePool,
};

/** The preset's terms, else the region's, else the neutral ones. */
export const terms = (language: Language): Terms => ({
  ...formats(language),
  ...neutral,
  ...regions[new Intl.Locale(language).region ?? ""],
  ...ofPreset(language, presets),
  start: (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
});
