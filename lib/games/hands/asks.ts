import { asksAbout, playable, targetRange } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { handSizeAsk } from "../../rules/tiles/tile-asks";
import { fitHands, rulesBy, setOf, type Written } from "./options";
import { handsPresets } from "./presets";
import { handsRules, worthRange, worths } from "./rules";
import { text } from "./texts";

const { match, broken, block } = handsRules.shape;

/** The questions before a game of this family, in the order in which one answer may rule out another. */
export function handsAsks(written: Written, players: number): OptionAsk[] {
  const fitted = fitHands(written, players);
  const { without00 = false, ...rules } = fitted.ok ? fitted.value : rulesBy(written);
  const ask = asksAbout({ ...rules, without00 }, text);
  const asks: OptionAsk[] = [
    ask.preset(handsPresets, written.preset),
    ask.yesOrNo("sides"),
    ask.oneOf("match", match.options),
    ask.points("target", targetRange),
    ask.oneOf("broken", broken.options),
    ask.yesOrNo("without00"),
    handSizeAsk(text("option/handSize"), setOf({ without00 }).tiles.length, players, rules.handSize),
    ...worths.map((field) => ask.points(field, worthRange)),
    ask.oneOf("block", block.options),
    ask.yesOrNo("tieAdds"),
  ];
  return playable(asks, written, (other) => fitHands(other, players).ok);
}
