import { texts } from "../../rules/text";

export interface ChickenfootTexts {
  readonly set: null;
  readonly "set-name": { readonly highest: number; readonly tiles: number };
  readonly "hand-size": null;
  readonly "double-blank": null;

  readonly round: null;
  readonly headline: { readonly round: number; readonly rounds: number; readonly double: number };
  readonly finished: null;
  readonly starts: { readonly double: number };
}

export const text = texts<ChickenfootTexts>("chickenfoot");
