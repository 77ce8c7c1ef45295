import { seatsInSides } from "../../rules/people/parties";
import { oneOf, playable, presetAsk, yesOrNo } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk } from "../../rules/tiles/tile-asks";
import { fitFives, handSizeRange, type Options, rulesBy, set, targetFor, type Written } from "./options";
import { type FivesRules, fivesPresets } from "./presets";
import { type ChoiceTexts, text } from "./texts";

const values = {
  scores: ["fives-and-threes", "fives"],
  spinner: ["none", "first", "all"],
  unit: ["fifths", "pips"],
  handEnd: ["chip-out", "pips", "none"],
} as const satisfies { readonly [Option in keyof FivesRules]?: readonly FivesRules[Option][] };

/** What can be asked before a game of this family, in the order in which one answer may rule out another. */
export function fivesAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitFives(written, players);
  const rules: FivesRules & Partial<Options> = fitted.ok
    ? fitted.value
    : { ...rulesBy(written), target: targetFor(rulesBy(written), players) };
  const choice = (field: keyof typeof values): OptionAsk => {
    const nameOf = (value: string) => text(`${field}/${value}` as keyof ChoiceTexts);
    return oneOf<string>(field, text(`option/${field}`), values[field], nameOf, rules[field]);
  };
  const asks: OptionAsk[] = [
    presetAsk(fivesPresets, (name) => text(`preset/${name as keyof typeof fivesPresets}`), written.preset),
    ...(players === seatsInSides ? [yesOrNo("sides", text("option/sides"), rules.sides)] : []),
    {
      ask: "number",
      field: "target",
      label: text("option/target"),
      min: 1,
      max: 1000,
      value: targetFor(rules, players),
      unit: "points",
    },
    handSizeAsk(text("option/handSize"), handSizeRange, set.tiles.length, players, rules.handSize),
    choice("scores"),
    choice("spinner"),
    choice("unit"),
    choice("handEnd"),
    yesOrNo("exact", text("option/exact"), rules.exact),
  ];
  return playable(asks, written, (other) => fitFives(other, players).ok);
}
