import { problems } from "../../rules/problem";
import { texts } from "../../rules/text";

export interface BaneberryProblems {
  readonly "hand-under-way": null;
  readonly "no-pass-owed": { readonly name: string };
  readonly "points-or-ends": null;
  readonly "points-or-ends/both": null;
  readonly "not-a-score": { readonly points: number; readonly scores: readonly number[] };
  readonly "not-a-score/ends": { readonly total: number; readonly scores: readonly number[] };
  readonly "not-an-end": { readonly end: number; readonly highest: number };
  readonly "same-double": { readonly end: number };
}

export interface BaneberryTexts {
  readonly mode: null;
  readonly "mode-points": null;
  readonly "mode-cash": null;
  readonly ante: null;

  readonly run: null;
  readonly "missed-knock": null;
  readonly "missed-knock-pays": { readonly ante: number };
  readonly passed: null;
  readonly player: null;

  readonly "cash-hand": { readonly hand: number; readonly ante: number };
  readonly "must-pass": null;
  readonly starts: null;

  readonly "the-ends": null;
  readonly "ends-added": { readonly ends: readonly number[] };
  readonly "ante-paid": null;
  readonly "did-not-knock": null;

  readonly "described-run": { readonly name: string; readonly points: number };
  readonly "described-ends": {
    readonly name: string;
    readonly points: number;
    readonly ends: readonly number[];
  };
  readonly "described-missed-knock": { readonly name: string };
  readonly "described-passed": { readonly name: string };
}

export const problem = problems<BaneberryProblems>("baneberry");
export const text = texts<BaneberryTexts>("baneberry");
