import { oneOf, playable, presetAsk, targetAsk, yesOrNo } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk } from "../../rules/tiles/tile-asks";
import { choices, fitFives, rulesBy, set, targetFor, type Written } from "./options";
import { fivesPresets } from "./presets";
import { type ChoiceTexts, text } from "./texts";

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function fivesAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitFives(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const choice = (field: keyof typeof choices): OptionAsk => {
    const nameOf = (value: string) => text(`${field}/${value}` as keyof ChoiceTexts);
    return oneOf<string>(field, text(`option/${field}`), choices[field], nameOf, rules[field]);
  };
  const asks: OptionAsk[] = [
    presetAsk(fivesPresets, (name) => text(`preset/${name as keyof typeof fivesPresets}`), written.preset),
    yesOrNo("sides", text("option/sides"), rules.sides),
    targetAsk(text("option/target"), targetFor(rules, players)),
    handSizeAsk(text("option/handSize"), set.tiles.length, players, rules.handSize),
    choice("scores"),
    choice("spinner"),
    choice("unit"),
    choice("handEnd"),
    yesOrNo("exact", text("option/exact"), rules.exact),
  ];
  return playable(asks, written, (other) => fitFives(other, players).ok);
}
