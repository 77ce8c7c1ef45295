import { problems } from "../../rules/problem";
import { type Text, texts } from "../../rules/text";

export interface TrainProblems {
  readonly "engine-used": {
    readonly engine: number;
    readonly round: number;
    readonly due: readonly number[];
  };
  readonly "engine-not-in-set": { readonly engine: number; readonly highest: number };
  readonly "engine-not-due": { readonly due: number };
  readonly "engine-not-due/above-first": { readonly engine: number; readonly first: number };
  readonly "options-apart/first": null;
  readonly "options-apart/removed": null;
  readonly "options-apart/hand-size": null;
  readonly "missing/hand-size": null;
}

/** A point of the card, or one of its answers. */
export type CardText =
  | `doubles/${"close" | "anybody" | "free"}`
  | `draw/${"one" | "until"}`
  | `firstTurn/${"one" | "train"}`;

export interface TrainTexts extends Readonly<Record<CardText, null>> {
  readonly "option/engines": null;
  readonly "engines/asked": null;
  readonly "engines/falling": null;
  readonly "engines/rising": null;
  readonly "engines/found": null;
  readonly "option/first": null;
  readonly "option/rounds": null;
  readonly deal: null;
  readonly "deal-table": null;
  readonly "deal-removed": null;
  readonly "deal-custom": null;
  readonly card: null;
  readonly "card/doubles": null;
  readonly "card/draw": null;
  readonly "card/firstTurn": null;

  readonly starter: null;
  readonly found: null;
  readonly "found-in-hand": null;
  readonly "found-by-draw": null;

  readonly finished: null;
  /** The doubles to ask for; if nobody holds any, everyone draws. */
  readonly headline: {
    readonly round: number;
    readonly rounds: number;
    readonly engines: readonly number[];
  };
  readonly "headline/fixed": { readonly round: number; readonly rounds: number; readonly engine: number };
  readonly starts: { readonly engine: number };
  readonly "starts/highest": null;
  readonly described: { readonly engine: number; readonly closing: Text };
}

export const problem = problems<TrainProblems>("mexican-train");
export const text = texts<TrainTexts>("mexican-train");
