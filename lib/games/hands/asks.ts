import { oneOf, playable, pointsAsk, presetAsk, targetAsk, yesOrNo } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk } from "../../rules/tiles/tile-asks";
import { choices, fitHands, rulesBy, setOf, type Written, worthRange } from "./options";
import { handsPresets, worths } from "./presets";
import { type ChoiceTexts, text } from "./texts";

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function handsAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitHands(written, players);
  const rules = fitted.ok ? fitted.value : rulesBy(written);
  const choice = (field: keyof typeof choices): OptionAsk => {
    const nameOf = (value: string) => text(`${field}/${value}` as keyof ChoiceTexts);
    return oneOf<string>(field, text(`option/${field}`), choices[field], nameOf, rules[field]);
  };
  const tiles = setOf({ without00: rules.without00 ?? false }).tiles.length;
  const asks: OptionAsk[] = [
    presetAsk(handsPresets, (name) => text(`preset/${name as keyof typeof handsPresets}`), written.preset),
    yesOrNo("sides", text("option/sides"), rules.sides),
    choice("match"),
    targetAsk(text("option/target"), rules.target),
    choice("broken"),
    yesOrNo("without00", text("option/without00"), rules.without00 ?? false),
    handSizeAsk(text("option/handSize"), tiles, players, rules.handSize),
    ...worths.map((field) => pointsAsk(field, text(`option/${field}`), worthRange, rules[field])),
    choice("block"),
    yesOrNo("tieAdds", text("option/tieAdds"), rules.tieAdds),
  ];
  return playable(asks, written, (other) => fitHands(other, players).ok);
}
