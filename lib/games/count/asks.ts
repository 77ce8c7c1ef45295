import { stockThatStays } from "../../rules/hands/line";
import { oneOf, playable, pointsAsk, presetAsk, targetAsk, yesOrNo } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk, setAsk } from "../../rules/tiles/tile-asks";
import { doubleSet } from "../../rules/tiles/tiles";
import { choices, extraRange, extras, fitCount, maxPrizes, rulesBy, sets, type Written } from "./options";
import { countPresets } from "./presets";
import { type ChoiceTexts, text } from "./texts";

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function countAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitCount(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const isYes = (field: "sides" | "draw" | "lessOwn" | "exact" | "capicuaDoubles") =>
    yesOrNo(field, text(`option/${field}`), rules[field]);
  const choice = (field: keyof typeof choices): OptionAsk => {
    const nameOf = (value: string) => text(`${field}/${value}` as keyof ChoiceTexts);
    return oneOf<string>(field, text(`option/${field}`), choices[field], nameOf, rules[field]);
  };
  const tiles = doubleSet(rules.set).tiles.length - (rules.draw ? stockThatStays : 0);
  const asks: OptionAsk[] = [
    presetAsk(countPresets, (name) => text(`preset/${name as keyof typeof countPresets}`), written.preset),
    isYes("sides"),
    targetAsk(text("option/target"), rules.target),
    setAsk(text("option/set"), sets, (set) => text("set-name", set), rules.set),
    handSizeAsk(text("option/handSize"), tiles, players, rules.handSize),
    isYes("draw"),
    choice("counts"),
    choice("block"),
    isYes("lessOwn"),
    choice("tie"),
    choice("lead"),
    choice("turn"),
    isYes("exact"),
    isYes("capicuaDoubles"),
    ...extras.map((field) => pointsAsk(field, text(`option/${field}`), extraRange, rules[field])),
    {
      ask: "numbers",
      field: "prizes",
      label: text("option/prizes"),
      ...extraRange,
      count: maxPrizes,
      value: rules.prizes,
      unit: "points",
    },
  ];
  return playable(asks, written, (other) => fitCount(other, players).ok);
}
