import { stockThatStays } from "../../rules/hands/line";
import { seatsInSides } from "../../rules/people/parties";
import { oneOf, playable, presetAsk, yesOrNo } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk, setAsk } from "../../rules/tiles/tile-asks";
import { doubleSet } from "../../rules/tiles/tiles";
import { extras, fitCount, handSizeRange, max, type Options, rulesBy, sets, type Written } from "./options";
import { type CountRules, countPresets } from "./presets";
import { type ChoiceTexts, text } from "./texts";

const values = {
  counts: ["losers", "all"],
  block: ["low-party", "low-hand"],
  tie: ["nobody", "leader", "blocker"],
  lead: ["next", "winner"],
  turn: ["right", "left"],
} as const satisfies { readonly [Option in keyof CountRules]?: readonly CountRules[Option][] };

const tiles = (set: 6 | 9): number => doubleSet(set).tiles.length;

/** What can be asked before a game of this family, in the order in which one answer may rule out another. */
export function countAsks(written: Written, players: number): OptionAsk[] {
  const fits = (other: Written) => fitCount(other, players).ok;
  const fitted = fitCount(written, players);
  const rules: CountRules & Partial<Options> = fitted.ok ? fitted.value : rulesBy(written);
  const isYes = (field: "sides" | "draw" | "lessOwn" | "exact" | "capicuaDoubles") =>
    yesOrNo(field, text(`option/${field}`), rules[field]);
  const choice = (field: keyof typeof values): OptionAsk => {
    const nameOf = (value: string) => text(`${field}/${value}` as keyof ChoiceTexts);
    return oneOf<string>(field, text(`option/${field}`), values[field], nameOf, rules[field]);
  };
  const number = (field: "target" | (typeof extras)[number], min: number): OptionAsk => ({
    ask: "number",
    field,
    label: text(`option/${field}`),
    min,
    max: max.points,
    value: rules[field],
    unit: "points",
  });
  const prizes: OptionAsk = {
    ...{ ask: "numbers", field: "prizes", label: text("option/prizes"), unit: "points" },
    ...{ min: 0, max: max.points, count: max.prizes, value: rules.prizes },
  };
  const spare = rules.draw ? stockThatStays : 0;
  const asks: OptionAsk[] = [
    presetAsk(countPresets, (name) => text(`preset/${name as keyof typeof countPresets}`), written.preset),
    ...(players === seatsInSides ? [isYes("sides")] : []),
    number("target", 1),
    setAsk(text("option/set"), sets, (set) => text("set-name", set), rules.set),
    handSizeAsk(text("option/handSize"), handSizeRange, tiles(rules.set) - spare, players, rules.handSize),
    isYes("draw"),
    choice("counts"),
    choice("block"),
    isYes("lessOwn"),
    choice("tie"),
    choice("lead"),
    choice("turn"),
    isYes("exact"),
    isYes("capicuaDoubles"),
    ...extras.map((field) => number(field, 0)),
    prizes,
  ];
  return playable(asks, written, fits);
}
