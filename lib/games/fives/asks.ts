import { handSizeAsk, targetAsk } from "../../rules/presets/option-asks";
import { asksAbout, playable } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { kernelText } from "../../rules/texts";
import { fitFives, rulesBy, set, targetFor, type Written } from "./options";
import { fivesPresets } from "./presets";
import { fivesRules } from "./rules";
import { text } from "./texts";

const { scores, spinner, unit, handEnd } = fivesRules.shape;

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function fivesAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitFives(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const ask = asksAbout(rules, text);
  const shared = asksAbout(rules, kernelText);
  const asks: OptionAsk[] = [
    ask.preset(fivesPresets, written.preset),
    shared.yesOrNo("sides"),
    targetAsk(targetFor(rules, players)),
    handSizeAsk(set.tiles.length, players, rules.handSize),
    ask.oneOf("scores", scores.options),
    ask.oneOf("spinner", spinner.options),
    ask.oneOf("unit", unit.options),
    ask.oneOf("handEnd", handEnd.options),
    shared.yesOrNo("exact"),
  ];
  return playable(asks, written, (other) => fitFives(other, players).ok);
}
