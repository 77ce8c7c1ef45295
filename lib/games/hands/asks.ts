import { handSizeAsk, shutout, targetAsk } from "../../rules/presets/option-asks";
import { asksAbout, playable } from "../../rules/presets/presets";
import type { OptionAsk } from "../../rules/prompts";
import { kernelText } from "../../rules/texts";
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
  const shared = asksAbout(rules, kernelText);
  const asks: OptionAsk[] = [
    ask.preset(handsPresets, written.preset),
    shared.yesOrNo("sides"),
    ask.oneOf("match", match.options),
    targetAsk(rules.target),
    ask.oneOf("broken", broken.options),
    ask.yesOrNo("without00"),
    handSizeAsk(setOf({ without00 }).tiles.length, players, rules.handSize),
    ...worths.map((field) => ask.points(field, worthRange)),
    shared.oneOf("block", block.options),
    ask.yesOrNo("tieAdds"),
    shared.oneOf("shutout", shutout.options),
  ];
  return playable(asks, written, (other) => fitHands(other, players).ok);
}
