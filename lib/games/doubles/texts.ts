import { problems } from "../../rules/problem";
import { texts } from "../../rules/text";

interface TooManyTiles {
  readonly tiles: number;
  readonly players: number;
  readonly most: number;
}

export interface DoublesProblems {
  readonly "missing/hand-size": null;
  readonly "out-of-range/hand-size": TooManyTiles;
  readonly "player-count/hand-size": TooManyTiles;
}

export interface DoublesTexts {
  readonly set: null;
  readonly "set-name": { readonly highest: number; readonly tiles: number };
  readonly target: null;
  readonly "hand-size": null;
  readonly hand: null;

  readonly headline: {
    readonly hand: number;
    readonly leaders: readonly string[];
    readonly toTarget: number;
  };
  readonly "first-hand": { readonly hand: number; readonly target: number };
  readonly finished: null;
  readonly "to-target": { readonly toTarget: number };
  readonly starts: null;
}

export const problem = problems<DoublesProblems>("doubles");
export const text = texts<DoublesTexts>("doubles");
