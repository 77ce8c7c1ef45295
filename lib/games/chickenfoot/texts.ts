import { texts } from "../../rules/text";

export interface ChickenfootTexts {
  readonly headline: { readonly round: number; readonly rounds: number; readonly double: number };
  readonly finished: null;
  readonly starts: { readonly double: number };
}

export const text = texts<ChickenfootTexts>("chickenfoot");
