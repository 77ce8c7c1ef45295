import { problems } from "../../rules/problem";
import { texts } from "../../rules/text";
import type { SharedOption } from "../../rules/texts";
import type { Way } from "./entries";
import type { handsPresets } from "./presets";
import type { HandsRules } from "./rules";

type PresetTexts = { readonly [Name in keyof typeof handsPresets as `preset/${Name}`]: null };
type OptionTexts = {
  readonly [Name in Exclude<keyof HandsRules, SharedOption> | "without00" as `option/${Name}`]: null;
};
type ChoiceTexts = {
  readonly [Option in "match" | "broken" as `${Option}/${HandsRules[Option]}`]: null;
};
type WayTexts = { readonly [Each in Way as `way/${Each}`]: null };

export interface HandsProblems {
  readonly "block-needs-one": null;
  readonly "block-needs-one/both": null;
  readonly "only-once-out": null;
  readonly "only-after-block": null;
}

interface Standing {
  readonly names: readonly string[];
  readonly hands: number;
}

/** The result of a hand that was won. */
interface WonHandParams {
  readonly names: readonly string[];
  readonly how: Way | "blocked";
  /** The winners' total now, and that of each other party. */
  readonly won: number;
  readonly others: readonly number[];
  /** Whose run it broke, and of how many hands; the longest, if it broke several. */
  readonly broke: Standing | undefined;
  /** Whether it sent everybody back because everybody has won a hand. */
  readonly isReset: boolean;
  /** Whether it won the game. */
  readonly isLast: boolean;
}

export interface HandsTexts extends PresetTexts, OptionTexts, ChoiceTexts, WayTexts {
  readonly "first-in-a-row": { readonly hand: number; readonly target: number };
  readonly how: null;
  readonly "who-won": null;
  readonly nobody: null;

  readonly won: { readonly how: Way | "blocked" };
  readonly "run-broken": null;
  readonly "all-have-won": null;
  readonly "won-hand": WonHandParams;
  readonly "tied-hand": { readonly worth: number | undefined };
  readonly "described-out": { readonly name: string; readonly how: Way };
  readonly "described-won": { readonly names: readonly string[] };
  readonly "described-tie": null;
}

export const problem = problems<HandsProblems>("hands");
export const text = texts<HandsTexts>("hands");
