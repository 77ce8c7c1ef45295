import type { Text } from "./text";

/**
 * What a game asks for, from a small closed set of questions that the table can draw. Screens build forms from it and
 * never check which game is being played.
 */
export interface Prompt {
  /** The kind of the entry that the answers make. */
  readonly kind: string;
  /**
   * `hand` closes a hand or round, `play` is entered while a hand is played, `offer` has to be answered first,
   * `ruling` is a decision of the players or a referee at any time.
   */
  readonly when: "hand" | "play" | "offer" | "ruling";
  readonly title: Text;
  readonly asks: readonly Ask[];
}

/** One question. Its answer goes into the entry's field of that name. Player ids stand for players. */
export type Ask =
  /**
   * Who played the last tile: one of `among`, or null for a block. `onBoard`: can be answered beside the names on the
   * board, which then asks for the tiles left.
   */
  | {
      readonly type: "out";
      readonly field: "out";
      readonly among: readonly string[];
      readonly onBoard?: boolean;
    }
  /**
   * What each of `holders`, except the player who is out, still holds. Its claim is `Position.hands`.
   * `optionalOnceOut`: once somebody is out, their partner's hand or any hand may be left uncounted, because it
   * decides nothing; after a block all are needed. `together`: whose hands may be entered as one, under both ids
   * joined with `+`. `oneForAll`: once somebody is out, one number may stand for all hands.
   */
  | {
      readonly type: "hands";
      readonly field: "left";
      readonly holders: readonly string[];
      readonly optionalOnceOut?: boolean | "partner";
      readonly together?: Together;
      readonly oneForAll?: boolean;
      readonly once?: Once;
      readonly quick: readonly QuickValue[];
    }
  /**
   * Which double opened; the first of `engines` is the one that is due. `drawn`: the answer to another question that
   * says nobody held any, and this one was drawn.
   */
  | {
      readonly type: "engine";
      readonly field: "engine";
      readonly engines: readonly EngineChoice[];
      readonly highest: number;
      readonly drawn: { readonly field: string; readonly value: string };
    }
  /**
   * One of a few scores, or (in the field `ends`) the two ends of the chain that make it. `totals`: what any number of
   * open ends score, by their total.
   */
  | {
      readonly type: "score";
      readonly field: string;
      readonly scores: readonly number[];
      readonly ends: readonly number[];
      readonly totals?: ReadonlyMap<number, number>;
      readonly highest: number;
      readonly label?: Text;
      readonly optional?: boolean;
      readonly once?: Once;
    }
  /**
   * Which player. `usual`: who it is unless another is chosen. `nobody`: the label for answering null. `insteadOf`: a
   * field that an answer replaces.
   */
  | {
      readonly type: "player";
      readonly field: string;
      readonly label: Text;
      readonly among: readonly string[];
      readonly optional: boolean;
      readonly usual?: string;
      readonly nobody?: Text;
      readonly insteadOf?: string;
      readonly once?: Once;
    }
  /** Take it or leave it; `price` in minor units, `total` is what the player's points become. */
  | {
      readonly type: "offer";
      readonly field: string;
      readonly player: string;
      readonly price: number;
      readonly total: number;
    }
  /**
   * One of a few; the first is the usual one. `none`: the label for leaving it out, which is then the usual answer.
   * `varies`: the answers vary so much that it is asked openly. `last`: the answer completes the entry and saves it;
   * with `once: "out"` it is asked after the name.
   */
  | {
      readonly type: "choice";
      readonly field: string;
      readonly label: Text;
      readonly choices: readonly Choice[];
      readonly none?: Text;
      readonly varies?: boolean;
      readonly last?: boolean;
      readonly once?: Once;
    }
  | NumberAsk
  /** A few words, with a limit of characters. */
  | { readonly type: "text"; readonly field: string; readonly label: Text; readonly max: number }
  /** Not a question: a field the entry must carry as it is. */
  | { readonly type: "given"; readonly field: string; readonly value: string | number };

/** A whole number, typed. */
interface NumberAsk {
  readonly type: "number";
  readonly field: string;
  readonly label: Text;
  readonly min: number;
  readonly max: number;
}

/** Who went out, and what each of these players still holds. */
export const outAndHands = (
  among: readonly string[],
  more: Partial<Extract<Ask, { type: "hands" }>> = {},
): Ask[] => [
  { type: "out", field: "out", among },
  { type: "hands", field: "left", holders: among, quick: [], ...more },
];

/** What every entry that answers a prompt carries: its kind, and the given fields. */
export const givenIn = ({ kind, asks }: Prompt): Readonly<Record<string, unknown>> => ({
  kind,
  ...Object.fromEntries(asks.flatMap((ask) => (ask.type === "given" ? [[ask.field, ask.value]] : []))),
});

/**
 * A question that applies only if somebody is out, only after a block, only if it was answered in an unusual way before
 * (new entries do not ask it), or only with this answer to another question.
 */
export type Once =
  | "out"
  | "blocked"
  | "noted"
  | { readonly field: string; readonly is: string | number | boolean };

/** Whether a question applies, given the answers so far. `out`: null after a block, undefined while it is not known. */
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
  if (once === "noted") {
    const usual = ask.type === "choice" ? ask.choices[0]?.value : undefined;
    return fields[ask.field] !== undefined && fields[ask.field] !== usual;
  }
  return once === "blocked" ? out === null : out !== null;
};

/** Whose hands may be entered as one, and whether this also applies after a block. */
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
  /** The round it was played in, last if it may be played again. */
  readonly round?: number;
  /** Whether it was then drawn because nobody held it. */
  readonly drawn?: true;
}

/** A question before the game starts, and its usual answer. `field` is the option's name. */
export type OptionAsk =
  | {
      readonly type: "choice";
      readonly field: string;
      readonly label: Text;
      readonly choices: readonly Choice[];
      readonly value: string | number | boolean;
    }
  | (NumberAsk & {
      /** The usual answer; undefined if the players must choose. */
      readonly value: number | undefined;
      readonly unit: "pips" | "points" | "tiles" | "players" | "money" | "rounds" | "number";
    })
  /** Numbers in order, at most `count` of them, or none. */
  | {
      readonly type: "numbers";
      readonly field: string;
      readonly label: Text;
      readonly min: number;
      readonly max: number;
      readonly count: number;
      readonly value: readonly number[];
      readonly unit: "points";
    }
  /** How this table plays, point by point; it affects no score. */
  | {
      readonly type: "card";
      readonly field: string;
      readonly label: Text;
      readonly points: readonly CardPoint[];
      readonly value: Readonly<Record<string, string>>;
    }
  /** One number for all cases, or one for each of these `cases`, in order. `hint`: what to type. */
  | {
      readonly type: "by-case";
      readonly field: string;
      readonly label: Text;
      readonly hint: Text;
      readonly min: number;
      readonly max: number;
      readonly cases: readonly string[];
      readonly value: number | Readonly<Record<string, number>>;
      readonly unit: "points";
    };

/** One point of a card: rules differ here, and a table may say how it plays, or nothing. */
export interface CardPoint {
  readonly point: string;
  readonly label: Text;
  readonly choices: readonly { readonly value: string; readonly label: Text }[];
}

/** Something to know about one player now: must pass, may star, is out. */
export interface Mark {
  readonly player: string;
  readonly mark: Text;
}
