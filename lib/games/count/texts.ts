import { problems } from "../../rules/problem";
import { type Text, texts } from "../../rules/text";
import type { SharedOption } from "../../rules/texts";
import type { Bonus, Hand } from "./entries";
import type { countPresets } from "./presets";
import type { CountRules } from "./rules";

type PresetTexts = { readonly [Name in keyof typeof countPresets as `preset/${Name}`]: null };
type OptionTexts = { readonly [Name in Exclude<keyof CountRules, SharedOption> as `option/${Name}`]: null };
type ChoiceTexts = {
  readonly [Option in "counts" | "tie" | "lead" | "turn" as `${Option}/${CountRules[Option]}`]: null;
};

export interface CountProblems {
  readonly "leader-missing": null;
  readonly "blocker-missing": null;
  readonly "blocker-missing/loses": null;
  readonly "blocker-missing/duel": null;
  readonly "finish-needs-out": null;
  readonly "blocker-needs-block": null;
  readonly "not-played-for": { readonly what: NonNullable<Hand["finish"]> | Bonus["for"] };
}

export interface CountTexts extends PresetTexts, OptionTexts, ChoiceTexts {
  readonly "block/duel": null;
  readonly "opening-by-case": null;
  readonly "opening-was": null;
  readonly "opening-was/double": { readonly points: number };
  readonly "opening-was/other": { readonly points: number };
  readonly bonus: null;
  readonly player: null;
  readonly reason: null;
  readonly finish: null;
  readonly "no-finish": null;
  readonly leader: null;
  readonly blocker: null;

  readonly capicua: null;
  readonly chuchazo: null;
  readonly "capicua-doubles": null;
  readonly "block-bonus": null;
  readonly "with-prize": { readonly headline: Text; readonly prize: number };
  readonly prize: { readonly hand: number };
  readonly "all-passed": null;
  readonly "opening-passed": null;
  /** `points`: undefined if it depends on the opening tile. */
  readonly "bonus-worth": { readonly what: Bonus["for"]; readonly points: number | undefined };
  readonly "not-below-0": null;
  readonly "described-bonus": {
    readonly name: string;
    readonly what: Bonus["for"];
    readonly points: number;
  };
  readonly "described-finish": { readonly closing: Text; readonly what: string };
}

export const problem = problems<CountProblems>("count");
export const text = texts<CountTexts>("count");
