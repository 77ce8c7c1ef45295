import type { InWords } from "@/lib/i18n/catalogue";
import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import type { Game } from "@/lib/rules/game";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { OptionAsk } from "@/lib/rules/prompts";

export type AskInWords = InWords<OptionAsk>;

export type CardInWords = Extract<AskInWords, { type: "card" }>;

/** The points of a card that the table has agreed on. */
export const agreedIn = ({ points, value }: CardInWords) =>
  points.flatMap(({ point, label, choices }) => {
    const choice = choices.find((each) => each.value === value[point]);
    return choice ? [{ point, label, answer: choice.label }] : [];
  });

/** The card of a game under these options; undefined if nothing was agreed on, or the game has none. */
export const cardOf = (game: Game, options: unknown, language: Language): CardInWords | undefined =>
  optionAsks(game, options, game.seats(options).min, language).find(
    (ask): ask is CardInWords => ask.type === "card" && agreedIn(ask).length > 0,
  );

type ChoiceInWords = Extract<AskInWords, { type: "choice" }>;

/** The question for the preset of a family; undefined for other games. */
export const presetsOf = (
  game: Game,
  options: unknown,
  players: number,
  language: Language,
): ChoiceInWords | undefined =>
  optionAsks(game, options, players, language).find(
    (ask): ask is ChoiceInWords => ask.type === "choice" && ask.field === presetOption,
  );

/** A game's questions before it starts, in words. */
export const optionAsks = (
  game: Game,
  options: unknown,
  players: number,
  language: Language,
): readonly AskInWords[] => speaker(language).inWords(game.optionAsks(options, players));
