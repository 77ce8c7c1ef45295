import { problems } from "../../rules/problem";
import { type Text, texts } from "../../rules/text";
import type { SharedOption } from "../../rules/texts";
import type { fivesPresets } from "./presets";
import type { FivesRules } from "./rules";

type PresetTexts = { readonly [Name in keyof typeof fivesPresets as `preset/${Name}`]: null };
type OptionTexts = { readonly [Name in Exclude<keyof FivesRules, SharedOption> as `option/${Name}`]: null };
type ChoiceTexts = {
  readonly [Option in "scores" | "spinner" | "unit" | "handEnd" as `${Option}/${FivesRules[Option]}`]: null;
};

export interface FivesProblems {
  readonly "no-spinner": null;
  readonly "not-a-score": { readonly points: number; readonly scores: readonly number[] };
  readonly "pegs-need-out": null;
  readonly "hands-not-counted": null;
  readonly "hand-under-way": null;
}

export interface FivesTexts extends PresetTexts, OptionTexts, ChoiceTexts {
  readonly peg: null;
  readonly player: null;
  readonly pegs: null;

  readonly pegged: null;
  readonly "last-tile": null;
  readonly "to-the-nearest-five": null;
  readonly "in-fifths": null;
  readonly "described-peg": { readonly name: string; readonly points: number };
  readonly "described-out": { readonly name: string; readonly pegs: number };
  readonly "described-block": null;
  readonly "described-pegs": { readonly closing: Text; readonly pegs: number };
}

export const problem = problems<FivesProblems>("fives");
export const text = texts<FivesTexts>("fives");
