import { problems } from "../../rules/problem";
import { texts } from "../../rules/text";

export interface DoublesProblems {
  readonly "missing/hand-size": null;
  readonly "player-count/hand-size": {
    readonly tiles: number;
    readonly players: number;
    readonly most: number;
  };
}

export interface DoublesTexts {
  readonly starts: null;
}

export const problem = problems<DoublesProblems>("doubles");
export const text = texts<DoublesTexts>("doubles");
