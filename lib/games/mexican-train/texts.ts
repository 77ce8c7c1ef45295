import { problems } from "../../rules/problem";
import { type Text, texts } from "../../rules/text";

export interface TrainProblems {
  readonly "engine-used": {
    readonly engine: number;
    readonly round: number;
    readonly due: readonly number[];
  };
  readonly "engine-not-in-set": { readonly engine: number; readonly highest: number };
}

export interface TrainTexts {
  readonly deal: null;
  readonly "deal-table": null;
  readonly "deal-removed": null;

  readonly starter: null;
  readonly found: null;
  readonly "found-in-hand": null;
  readonly "found-by-draw": null;

  readonly headline: {
    readonly round: number;
    readonly rounds: number;
    readonly engines: readonly number[];
  };
  readonly starts: { readonly engine: number };
  readonly described: { readonly engine: number; readonly closing: Text };
}

export const problem = problems<TrainProblems>("mexican-train");
export const text = texts<TrainTexts>("mexican-train");
