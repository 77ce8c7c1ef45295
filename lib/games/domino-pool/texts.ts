import { problems } from "../../rules/problem";
import { texts } from "../../rules/text";

export interface PoolProblems {
  readonly "out-of-range/stars": { readonly most: number };
  readonly "no-star-offered": { readonly name: string };
  readonly "star-out-of-turn": { readonly name: string; readonly first: string };
  readonly "star-first": { readonly names: readonly string[] };
  readonly "star-first/come-and-go": { readonly names: readonly string[] };
  readonly "not-in/went-out": { readonly name: string };
}

export interface PoolTexts {
  readonly mode: null;
  readonly "mode-simple": null;
  readonly "mode-hundred-up": null;
  readonly stake: null;
  readonly target: null;
  readonly stars: null;
  readonly starCost: null;
  readonly draw: null;
  readonly "draw-no": null;
  readonly "draw-yes": null;

  readonly "star-offer": { readonly name: string };

  readonly "simple-hand": { readonly hand: number; readonly stake: number };
  readonly "hundred-up-hand": { readonly hand: number; readonly in: number };
  readonly "may-star-first": { readonly name: string };
  readonly finished: null;
  readonly out: null;
  readonly "may-star": null;
  readonly starts: null;
  readonly "hand-declines": { readonly names: readonly string[] };

  readonly "stake-paid": null;
  readonly "star-paid": null;
  readonly "back-in-at": { readonly total: number };

  readonly "took-star": { readonly name: string };
  readonly "declined-star": { readonly name: string };
}

export const problem = problems<PoolProblems>("domino-pool");
export const text = texts<PoolTexts>("domino-pool");
