import { seatsInSides } from "../../rules/people/parties";
import { oneOf, playable, presetAsk, yesOrNo } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk } from "../../rules/tiles/tile-asks";
import { fitHands, handSizeRange, type Options, rulesBy, setOf, type Written } from "./options";
import { type HandsRules, handsPresets, worths } from "./presets";
import { type ChoiceTexts, text } from "./texts";

const values = {
  match: ["in-a-row", "first-to", "while-zero"],
  broken: ["zero", "one"],
  block: ["low-hand", "low-party"],
} as const satisfies { readonly [Option in keyof HandsRules]?: readonly HandsRules[Option][] };

/** What can be asked before a game of this family, in the order in which one answer may rule out another. */
export function handsAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitHands(written, players);
  const rules: HandsRules & Partial<Options> = fitted.ok ? fitted.value : rulesBy(written);
  const choice = (field: keyof typeof values): OptionAsk => {
    const nameOf = (value: string) => text(`${field}/${value}` as keyof ChoiceTexts);
    return oneOf<string>(field, text(`option/${field}`), values[field], nameOf, rules[field]);
  };
  const tiles = setOf({ without00: rules.without00 ?? false }).tiles.length;
  const asks: OptionAsk[] = [
    presetAsk(handsPresets, (name) => text(`preset/${name as keyof typeof handsPresets}`), written.preset),
    ...(players === seatsInSides ? [yesOrNo("sides", text("option/sides"), rules.sides)] : []),
    choice("match"),
    {
      ask: "number",
      field: "target",
      label: text("option/target"),
      min: 1,
      max: 1000,
      value: rules.target,
      unit: "points",
    },
    choice("broken"),
    yesOrNo("without00", text("option/without00"), rules.without00 ?? false),
    handSizeAsk(text("option/handSize"), handSizeRange, tiles, players, rules.handSize),
    ...worths.map(
      (field): OptionAsk => ({
        ask: "number",
        field,
        label: text(`option/${field}`),
        min: 0,
        max: 20,
        value: rules[field],
        unit: "points",
      }),
    ),
    choice("block"),
    yesOrNo("tieAdds", text("option/tieAdds"), rules.tieAdds),
  ];
  return playable(asks, written, (other) => fitHands(other, players).ok);
}
