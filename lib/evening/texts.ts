import { problems } from "../rules/problem";
import { texts } from "../rules/text";

interface Named {
  readonly name: string;
}

interface At {
  readonly round: number;
  readonly table: number;
}

/** Why an evening sheet, or an entry of one, is refused. */
export interface EveningProblems {
  readonly "not-an-eveningsheet": null;
  readonly "other-version/evening": { readonly known: number };
  readonly "not-for-this-form": null;
  readonly "not-for-this-form/options": null;
  readonly "too-many": { readonly most: number };
  readonly "too-many/rounds": { readonly most: number };
  readonly "too-many/entries": { readonly most: number };
  readonly "out-of-range/warn": null;
  readonly "wrong-choice/twice": { readonly key: string };

  readonly "unknown-kind/evening": { readonly kind: string; readonly kinds: readonly string[] };
  readonly "evening-over": null;
  readonly "no-such-player/evening": { readonly id: string };
  readonly "is-here": Named;
  readonly "is-away": Named;
  readonly "not-here": Named;

  readonly "wrong-round": { readonly round: number };
  readonly "round-open": At;
  readonly "no-such-round": { readonly round: number };
  readonly "no-such-table": At;
  readonly "table-twice": { readonly table: number };
  readonly "table-busy": At;
  readonly "table-size": null;
  readonly "table-size/sides": null;
  readonly "table-size/alone": { readonly most: number };
  readonly "table-size/one-table": null;
  readonly "at-late-table": Named & { readonly table: number };
  readonly "seated-twice/evening": Named;
  readonly "left-out": { readonly names: readonly string[] };

  readonly "not-at-table": { readonly name: string; readonly table: number };
  readonly "own-side": Named;
  readonly "nothing-entered": At;
  readonly confirmed: At;
  readonly "has-result": At;
  readonly "won-not-needed": null;
  readonly level: null;
  readonly "adjusts-nothing/evening": null;
}

/** An entry in a few words, where a correction would make it impossible. */
export interface EveningTexts {
  readonly "evening-sheet": null;
  readonly "evening-begins": null;
  readonly "evening-ends": null;
  readonly "entry-of-person": {
    readonly kind: "add" | "here" | "away" | "rename" | "sit" | "adjust";
    readonly name: string;
  };
  readonly "entry-of-round": { readonly kind: "round" | "time"; readonly round: number };
  readonly "entry-of-table": At & {
    readonly kind: "game" | "result" | "confirm" | "dispute" | "forfeit" | "late";
  };
}

export const eveningProblem = problems<EveningProblems>();
export const eveningText = texts<EveningTexts>();
