import type { Text } from "./text";

/**
 * What a game asks for, in a small closed vocabulary that the table knows how to draw. Screens draw forms from this
 * and never ask which game is played.
 */
export interface Prompt {
  /** The kind of the entry that the answers make. */
  readonly kind: string;
  /**
   * `hand` closes a hand or round, `play` is noted while a hand is played, `offer` waits for an answer first, `ruling` is
   * what the table or a referee decides at any time.
   */
  readonly when: "hand" | "play" | "offer" | "ruling";
  readonly title: Text;
  readonly asks: readonly Ask[];
}

/** One question. Its answer goes into the entry's field of that name. Player ids stand for players. */
export type Ask =
  /**
   * Who played the last tile: one of `among`, or null for a block. `onBoard`: can be said beside the names on the board, to
   * go on from there to what is left.
   */
  | {
      readonly ask: "out";
      readonly field: "out";
      readonly among: readonly string[];
      readonly onBoard?: boolean;
    }
  /**
   * What each of `holders`, but whoever is out, still holds. The claim to it: `Position.hands`. `optionalOnceOut`: once
   * somebody is out, any of them, or his partner's, may be left uncounted, for it decides nothing then; after a block all
   * are needed. `together`: whose hands may be told as one, by both ids joined with `+`.
   */
  | {
      readonly ask: "hands";
      readonly field: "left";
      readonly holders: readonly string[];
      readonly optionalOnceOut?: boolean | "partner";
      readonly together?: Together;
      readonly once?: Once;
      readonly quick: readonly QuickValue[];
    }
  /** Which double opened; the first of `engines` is the one asked for. */
  | {
      readonly ask: "engine";
      readonly field: "engine";
      readonly engines: readonly EngineChoice[];
      readonly highest: number;
    }
  /** A score out of a few, or (in the field `ends`) the two ends of the chain that make it. */
  | {
      readonly ask: "score";
      readonly field: string;
      readonly scores: readonly number[];
      readonly ends: readonly number[];
      readonly highest: number;
      readonly label?: Text;
      readonly optional?: boolean;
      readonly once?: Once;
    }
  /**
   * Which player. `nobody`: what it is called to answer with null. `insteadOf`: a field that an answer makes needless, and
   * that is left out then.
   */
  | {
      readonly ask: "player";
      readonly field: string;
      readonly label: Text;
      readonly among: readonly string[];
      readonly optional: boolean;
      readonly nobody?: Text;
      readonly insteadOf?: string;
      readonly once?: Once;
    }
  /** Take it or leave it; `price` in minor units, `total` what the player's points become. */
  | {
      readonly ask: "offer";
      readonly field: string;
      readonly player: string;
      readonly price: number;
      readonly total: number;
    }
  /**
   * One of a few; the first is the usual one. `none`: what it is called to say nothing, which is then the usual thing.
   * `varies`: so often another than the usual one that it is asked openly. `last`: nothing is left to say after it, so the
   * answer saves the entry.
   */
  | {
      readonly ask: "choice";
      readonly field: string;
      readonly label: Text;
      readonly choices: readonly Choice[];
      readonly none?: Text;
      readonly varies?: boolean;
      readonly last?: boolean;
      readonly once?: Once;
    }
  /** A whole number, typed. */
  | {
      readonly ask: "number";
      readonly field: string;
      readonly label: Text;
      readonly min: number;
      readonly max: number;
    }
  /** A few words, at most so many characters. */
  | { readonly ask: "text"; readonly field: string; readonly label: Text; readonly max: number }
  /** Not a question: a field the entry must carry as it is. */
  | { readonly ask: "given"; readonly field: string; readonly value: string | number };

/** What every entry that answers a prompt carries: its kind, and what is given. */
export const givenIn = ({ kind, asks }: Prompt): Readonly<Record<string, unknown>> => ({
  kind,
  ...Object.fromEntries(asks.flatMap((ask) => (ask.ask === "given" ? [[ask.field, ask.value]] : []))),
});

/** A question that has an answer only when somebody is out, only after a block, or only with this answer to another. */
export type Once = "out" | "blocked" | { readonly field: string; readonly is: string | number | boolean };

/** Whether a question has an answer, by the answers so far. `out`: null after a block, undefined while it is not known. */
export const isAsked = (
  ask: Ask,
  {
    out,
    fields,
  }: { readonly out?: string | null | undefined; readonly fields: Readonly<Record<string, unknown>> },
): boolean => {
  const once = "once" in ask ? ask.once : undefined;
  if (once === undefined) return true;
  if (typeof once === "object") return fields[once.field] === once.is;
  return once === "blocked" ? out === null : out !== null;
};

/** Whose hands may be told as one, and whether also after a block. */
export interface Together {
  readonly pairs: readonly (readonly string[])[];
  readonly afterBlock: boolean;
}

export interface Choice {
  readonly value: string | number | boolean;
  readonly label: Text;
}

/** A value that one key of the keypad adds, and the tiles it stands for. */
export interface QuickValue {
  readonly pips: number;
  readonly label: Text;
}

/** A double that may be this round's engine. */
export interface EngineChoice {
  readonly engine: number;
  readonly state: "due" | "skipped" | "later" | "played";
  /** The round it was played in. */
  readonly round?: number;
}

/** What a game asks before it starts, and what it takes if nobody says otherwise. `field` is the option's name. */
export type OptionAsk =
  | {
      readonly ask: "choice";
      readonly field: string;
      readonly label: Text;
      readonly choices: readonly { readonly value: string | number | boolean; readonly label: Text }[];
      readonly value: string | number | boolean;
    }
  | {
      readonly ask: "number";
      readonly field: string;
      readonly label: Text;
      readonly min: number;
      readonly max: number;
      /** What it takes; undefined where the players must say. */
      readonly value: number | undefined;
      readonly unit: "pips" | "points" | "tiles" | "players" | "money";
    }
  /** Numbers in order, at most `count` of them, or none. */
  | {
      readonly ask: "numbers";
      readonly field: string;
      readonly label: Text;
      readonly min: number;
      readonly max: number;
      readonly count: number;
      readonly value: readonly number[];
      readonly unit: "points";
    };

/** Something to know about one player now: must pass, may star, is out. */
export interface Mark {
  readonly player: string;
  readonly mark: Text;
}
