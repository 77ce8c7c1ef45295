import { problems } from "../../rules/problem";
import { texts } from "../../rules/text";

export interface FortyTwoProblems {
  readonly "made-or-points": null;
  readonly "made-or-points/both": null;
  readonly "made-or-points/by-points": null;
  readonly "marks-need-highest-bid": null;
  readonly "marks-need-highest-bid/by-points": null;
}

export interface FortyTwoTexts {
  readonly "preset/marks": null;
  readonly "preset/points": null;
  readonly "option/by": null;
  readonly "by/marks": null;
  readonly "by/points": null;

  readonly hand: null;
  readonly bidder: null;
  readonly bid: null;
  readonly "bid-is": { readonly bid: number };
  readonly marks: null;
  readonly "marks-are": { readonly marks: number };
  readonly made: null;
  readonly "made/yes": null;
  readonly "made/no": null;
  readonly points: null;

  readonly "bid-made": { readonly bid: number };
  readonly "they-set": { readonly bid: number };
  readonly "bid-earned": { readonly bid: number };
  readonly taken: null;
  readonly described: {
    readonly name: string;
    readonly bid: number;
    readonly marks: number;
    readonly isMade: boolean;
    readonly points: number | undefined;
  };
}

export const problem = problems<FortyTwoProblems>("forty-two");
export const text = texts<FortyTwoTexts>("forty-two");
