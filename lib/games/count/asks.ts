import { handSizeAsk, setAsk, shutout, targetAsk } from "../../rules/presets/option-asks";
import { asksAbout, playable } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { kernelText } from "../../rules/texts";
import { stockThatStays } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import { fitCount, rulesBy, type Written } from "./options";
import { countPresets } from "./presets";
import { type CountRules, countRules, extraRange, maxPrizes, openingCases, sets } from "./rules";
import { text } from "./texts";

const { counts, block, tie, lead, turn } = countRules.shape;
const extras = ["capicua", "chuchazo", "blockBonus", "allPassed"] as const;

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function countAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitCount(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const ask = asksAbout<CountRules>(rules, text);
  const shared = asksAbout<CountRules>(rules, kernelText);
  const tiles = doubleSet(rules.set).tiles.length - (rules.draw ? stockThatStays : 0);
  const asks: OptionAsk[] = [
    ask.preset(countPresets, written.preset),
    shared.yesOrNo("sides"),
    targetAsk(rules.target),
    setAsk(sets, rules.set),
    handSizeAsk(tiles, players, rules.handSize),
    ask.yesOrNo("draw"),
    ask.oneOf("counts", counts.options),
    shared.oneOf("block", block.options, (value) =>
      value === "duel" ? text("block/duel") : kernelText(`block/${value}`),
    ),
    ask.yesOrNo("lessOwn"),
    ask.oneOf("tie", tie.options),
    ask.oneOf("lead", lead.options),
    ask.oneOf("turn", turn.options),
    shared.yesOrNo("exact"),
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
    {
      type: "by-case",
      field: "openingPassed",
      label: text("option/openingPassed"),
      hint: text("opening-by-case"),
      ...extraRange,
      cases: openingCases,
      value: rules.openingPassed,
      unit: "points",
    },
    shared.oneOf("shutout", shutout.options),
  ];
  return playable(asks, written, (other) => fitCount(other, players).ok);
}
