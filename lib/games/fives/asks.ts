import { asksAbout, playable, targetRange } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk } from "../../rules/tiles/tile-asks";
import { fitFives, rulesBy, set, targetFor, type Written } from "./options";
import { fivesPresets } from "./presets";
import { fivesRules } from "./rules";
import { text } from "./texts";

const { scores, spinner, unit, handEnd } = fivesRules.shape;

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function fivesAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitFives(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const ask = asksAbout({ ...rules, target: targetFor(rules, players) }, text);
  const asks: OptionAsk[] = [
    ask.preset(fivesPresets, written.preset),
    ask.yesOrNo("sides"),
    ask.points("target", targetRange),
    handSizeAsk(text("option/handSize"), set.tiles.length, players, rules.handSize),
    ask.oneOf("scores", scores.options),
    ask.oneOf("spinner", spinner.options),
    ask.oneOf("unit", unit.options),
    ask.oneOf("handEnd", handEnd.options),
    ask.yesOrNo("exact"),
  ];
  return playable(asks, written, (other) => fitFives(other, players).ok);
}
