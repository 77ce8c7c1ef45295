import type { Because } from "./feasibility";
import { type Problem, problems } from "./problem";
import { type Text, texts } from "./text";

/** The expected type of a value. */
export type Expected = "object" | "list" | "text" | "whole-number" | "yes-or-no" | "uuid" | "time" | "other";

interface Named {
  readonly name: string;
}

/** Whose hand it is. `names`: two partners whose hands are entered as one; `name` then contains both. */
export interface Holder extends Named {
  readonly names?: readonly string[];
}

/** A hand in a sentence: whose, and its pips. */
export interface HeldHand extends Holder {
  readonly pips: number;
}

/** What a hand could hold. */
export interface Instead extends Holder {
  readonly totals: readonly number[];
}

/** A field by its name, or the whole document. */
type Field = { readonly field: string | Text };

/**
 * Why an entry or a scoresheet is refused. Codes and names of params are part of the API and of held entries on
 * devices, so they never change.
 */
export interface KernelProblems {
  readonly missing: Field;
  readonly "unknown-key": { readonly key: string; readonly known: readonly string[] | undefined };
  readonly "wrong-type": Field & { readonly expected: Expected };
  readonly "wrong-type/no-object": { readonly what: string | Text };
  readonly "wrong-type/length": Field;
  readonly "wrong-choice": Field & { readonly choices: readonly string[] };
  readonly "out-of-range/too-small": Field & { readonly least: number };
  readonly "out-of-range/too-big": Field & { readonly most: number };
  /** In characters. */
  readonly "out-of-range/too-short": Field & { readonly least: number };
  readonly "out-of-range/too-long": Field & { readonly most: number };

  readonly "unknown-kind": { readonly kind: string; readonly kinds: readonly string[] };
  readonly "game-over": null;
  readonly "id-used": { readonly id: string };

  readonly "no-such-player": { readonly id: string };
  readonly "not-in": Named;
  readonly "not-in/out": Named;
  readonly "hand-missing": Named;
  readonly "out-holds-nothing": Named;
  /** Two hands are entered as one although each counts by itself, or in addition to one of them. */
  readonly "hands-apart": { readonly names: readonly string[] };
  readonly "hand-twice": { readonly names: readonly string[] };
  readonly "not-pips": Holder;
  readonly "no-tiles": Holder;
  readonly "no-tiles/two-hands": Holder;
  /** `written`: the value as written, shortened; undefined if it is not text. */
  readonly "not-a-tile": Holder & { readonly written: string | undefined };
  readonly "tile-not-in-set": Holder & { readonly tile: string; readonly highest: number };
  readonly "tile-twice": Holder & { readonly tile: string };
  readonly "tile-twice/other-hand": Holder & {
    readonly other: string;
    readonly others?: readonly string[];
    readonly tile: string;
  };
  readonly "tile-on-table": Holder & { readonly tile: string };

  readonly "impossible-hands/hand-too-long": Holder & { readonly held: number; readonly most: number };
  readonly "impossible-hands/too-many-tiles": { readonly held: number; readonly most: number };
  readonly "impossible-hands/too-few-tiles": { readonly hands: number; readonly most: number };
  readonly "impossible-hands/too-many-pips": { readonly pips: number; readonly most: number };
  readonly "impossible-hands/together": {
    readonly hands: readonly HeldHand[];
    readonly because: Because;
    /** The most tiles of each hand; of both together if the only one is two entered as one. */
    readonly each: number;
    readonly most: number;
    /** The only small tiles left, if they are few. */
    readonly small: readonly string[];
    /** What would be possible instead. */
    readonly instead: readonly Instead[];
    /** Whether the other hands are listed, so that they limit nothing. */
    readonly alone: boolean;
  };

  readonly "adjusts-nothing": null;
  readonly "reason-length": { readonly most: number };

  readonly "impossible-hands/every-number": {
    readonly hands: readonly HeldHand[];
    /** Whether the listed tiles show every number; if not, no tiles without some number make these hands. */
    readonly isShown: boolean;
  };

  /** `target`: as it was written; undefined if it cannot be a target. */
  readonly "no-target": { readonly target: string | undefined };
  readonly "target-is-correction": { readonly target: string | undefined };
  readonly "inner-correction": null;
  readonly "later-entry-fails": { readonly described: Text; readonly because: Problem };

  readonly "has-left": Named;
  readonly "has-not-left": Named;
  readonly "player-count": { readonly players: number; readonly least: number; readonly most: number };
  readonly "player-count/no-room": { readonly most: number };
  readonly "player-count/too-few": { readonly least: number };
  readonly "player-count/too-few-tiles": { readonly players: number };
  readonly "players-fixed": null;
  /** `name`: whose place can be taken instead. */
  readonly "players-fixed/leave": { readonly name: string | undefined };
  readonly "seats-fixed": null;
  readonly "other-side": Named;
  readonly "no-stake": Named;
  readonly "seated-twice": Named;
  readonly "seat-missing": { readonly names: readonly string[] };

  readonly "sides-need-four": null;
  readonly "out-of-range/hand-size": {
    readonly tiles: number;
    readonly players: number;
    readonly most: number;
  };

  readonly "not-a-scoresheet": null;
  readonly "other-version": { readonly known: number };
  readonly "other-version/entry": { readonly version: number; readonly known: number };
  readonly "unknown-game": { readonly games: readonly string[] };
  readonly "player-id": null;
  readonly "player-id-twice": { readonly id: string };
  readonly "player-name": null;
  readonly "player-name-twice": Named;
}

/** The kernel's texts besides problems: parts of numbers, entries in one line, questions about unlikely entries. */
export interface KernelTexts {
  readonly "this-entry": null;
  readonly "the-sheet": null;

  readonly "went-out": Named & { readonly hands: readonly HeldHand[] };
  readonly blocked: { readonly hands: readonly HeldHand[] };
  readonly ended: null;
  readonly "ended-early": null;
  /** A game won while the others have nothing. `won`: the winners' total. */
  readonly shutout: { readonly won: number; readonly countsTwice: boolean };

  readonly "nobody-out": null;
  readonly "same-hands": null;
  readonly "far-above-worst": HeldHand & { readonly highest: number };
  readonly "far-above-deal": HeldHand & { readonly tiles: number; readonly usual: number };

  readonly "at-the-start": null;
  readonly "handed-back": null;
  readonly "hand-of": Holder;
  readonly "still-held": null;
  readonly "own-hand": null;
  readonly "own-hand-of": Holder;
  readonly "going-out": null;
  readonly "divided-among": { readonly hands: number };
  readonly "from-the-pool": null;

  readonly "end-of-hand": null;
  readonly "end-of-round": null;
  readonly preset: null;
  readonly yes: null;
  readonly no: null;
  /** Options that several games have, and their choices. */
  readonly "option/set": null;
  readonly "set-name": { readonly highest: number; readonly tiles: number };
  readonly "option/target": null;
  readonly "option/handSize": null;
  readonly "option/doubleBlank": null;
  readonly "option/sides": null;
  readonly "option/exact": null;
  readonly "option/block": null;
  readonly "option/shutout": null;
  readonly "shutout/none": null;
  readonly "shutout/double": null;
  readonly "block/low-party": null;
  readonly "block/low-hand": null;

  /** `exact`: the target must be hit exactly. */
  readonly "first-to": { readonly hand: number; readonly target: number; readonly exact: boolean };
  /** `bothSides`: the leaders are both sides of partners, level. */
  readonly "to-go": {
    readonly hand: number;
    readonly leaders: readonly string[];
    readonly bothSides: boolean;
    readonly toTarget: number;
  };
  readonly "target-reached": null;
  readonly lacks: { readonly missing: number };
  readonly leads: { readonly names: readonly string[] };
  readonly "leads-unknown": null;
  readonly "past-target": { readonly target: number };

  readonly adjust: null;
  readonly "adjust-whose": null;
  readonly "adjust-by": null;
  readonly "adjust-why": null;
  readonly adjusted: { readonly why: string };
  readonly "never-below-zero": null;
  readonly "described-adjust": {
    readonly names: readonly string[];
    readonly points: number;
    readonly why: string;
  };
  readonly "began-with": null;
  readonly "coming-back": null;
  readonly "stake-back": null;
  readonly gone: null;

  readonly joined: Named & {
    /** The player before; undefined in the first seat. */
    readonly behind: string | undefined;
    readonly start: "zero" | "average" | "highest";
    /** Points; undefined in a game for money alone. */
    readonly begins: number | undefined;
  };
  readonly left: Named & { readonly ranked: boolean; readonly back: boolean };
  readonly "came-back": Named & {
    readonly start: "own" | "zero" | "average" | "highest";
    /** Points; undefined in a game for money alone. */
    readonly begins: number | undefined;
  };
  readonly renamed: Named;
  readonly reseated: { readonly names: readonly string[] };
  readonly substituted: Named & { readonly out: string };
  readonly "taken-over": Named;
}

type OptionIn<Id> = Id extends `option/${infer Option}` ? Option : never;

/** An option that the kernel has the words for. */
export type SharedOption = OptionIn<keyof KernelTexts>;

export const kernelProblem = problems<KernelProblems>();
export const kernelText = texts<KernelTexts>();
