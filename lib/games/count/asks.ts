import { stockThatStays } from "../../rules/hands/line";
import { asksAbout, playable, targetRange } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk, setAsk } from "../../rules/tiles/tile-asks";
import { doubleSet } from "../../rules/tiles/tiles";
import { fitCount, rulesBy, type Written } from "./options";
import { countPresets } from "./presets";
import { type CountRules, countRules, extraRange, maxPrizes, sets } from "./rules";
import { text } from "./texts";

const { counts, block, tie, lead, turn } = countRules.shape;
const extras = ["capicua", "chuchazo", "blockBonus", "allPassed", "openingPassed"] as const;

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function countAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitCount(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const ask = asksAbout<CountRules>(rules, text);
  const tiles = doubleSet(rules.set).tiles.length - (rules.draw ? stockThatStays : 0);
  const asks: OptionAsk[] = [
    ask.preset(countPresets, written.preset),
    ask.yesOrNo("sides"),
    ask.points("target", targetRange),
    setAsk(text("option/set"), sets, (set) => text("set-name", set), rules.set),
    handSizeAsk(text("option/handSize"), tiles, players, rules.handSize),
    ask.yesOrNo("draw"),
    ask.oneOf("counts", counts.options),
    ask.oneOf("block", block.options),
    ask.yesOrNo("lessOwn"),
    ask.oneOf("tie", tie.options),
    ask.oneOf("lead", lead.options),
    ask.oneOf("turn", turn.options),
    ask.yesOrNo("exact"),
    ask.yesOrNo("capicuaDoubles"),
    ...extras.map((field) => ask.points(field, extraRange)),
    {
      type: "numbers",
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
