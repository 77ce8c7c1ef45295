import { type AskInWords, optionAsks } from "@/app/shared/option-asks";
import { catalogue } from "@/lib/i18n/catalogues";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { SeatRange } from "@/lib/rules/rules";
import { sameJson } from "@/lib/rules/same-json";
import { type OptionValue, rangeOf, readAnswer, textOf } from "./answers";

/** An option with its answer. */
export interface HouseRule {
  readonly ask: AskInWords;
  /** The default; undefined if the players must agree on a value. */
  readonly usual: OptionValue | undefined;
  /** Whether it differs from the default. The choice of preset itself does not count as a change. */
  readonly isChanged: boolean;
  /** The text in the field, if it is typed. */
  readonly text: string;
  /** Why the typed text is not valid. */
  readonly problem: string | undefined;
}

export interface HouseRules {
  readonly rules: readonly HouseRule[];
  /** The options as a scoresheet writes them: only what was answered, and only what this game asks. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many may play, apart from choices that exclude this number. */
  readonly seats: SeatRange;
}

/** Which answers lead to further questions is up to the game; no game nests them deeper than this. */
const depth = 4;

/** A game's questions before it starts, for this many players, and the effect of the answers. */
export function houseRules(
  game: Game,
  answers: Readonly<Record<string, OptionValue>>,
  players: number,
  language: Language,
): HouseRules {
  let options: Readonly<Record<string, OptionValue>> = {};
  const asksFor = (given: typeof options) =>
    optionAsks(game, given, Math.max(players, game.seats(given).min), language);
  let asks = asksFor(options);
  for (let pass = 0; pass < depth; pass++) {
    const answered = Object.fromEntries(
      asks.flatMap((ask) => {
        const value = readAnswer(ask, answers[ask.field]);
        return value === undefined ? [] : [[ask.field, value]];
      }),
    );
    if (sameJson(answered, options)) break;
    options = answered;
    asks = asksFor(options);
  }
  const rules = asks.map((ask) => {
    const { [ask.field]: answered, ...others } = options;
    const asUsual = answered === undefined ? asks : asksFor(others);
    const usual = asUsual.find(({ field }) => field === ask.field)?.value;
    const answer = answers[ask.field];
    return {
      ask: withFirst(usual, ask),
      usual,
      isChanged: ask.field !== presetOption && usual !== undefined && !sameJson(ask.value, usual),
      text: ask.type === "choice" || ask.type === "card" ? "" : textOf(ask, answer ?? usual, language),
      problem: isOffered(ask) ? problemOf(ask, answer, language) : notOffered(game, options, ask, language),
    };
  });
  const offered = rules.filter(({ ask }) => isOffered(ask)).map(({ ask }) => ask.field);
  const fitting = Object.fromEntries(Object.entries(options).filter(([field]) => offered.includes(field)));
  return { rules, options, seats: game.seats(fitting) };
}

/**
 * What differs from the usual game, whoever plays: the preset, and every unusual answer. Options that these players are
 * not asked about count as they would with more players.
 */
export function otherwise(
  game: Game,
  answers: Readonly<Record<string, OptionValue>>,
  players: number,
  language: Language,
): HouseRules["options"] {
  const now = houseRules(game, answers, players, language);
  const withMore = houseRules(game, answers, now.seats.max, language);
  const asked = new Set(now.rules.map(({ ask }) => ask.field));
  const rules = [...now.rules, ...withMore.rules.filter(({ ask }) => !asked.has(ask.field))];
  return Object.fromEntries(
    rules.flatMap(({ ask: { field, value }, usual, isChanged }) =>
      (isChanged || usual === undefined || field === presetOption) && value !== undefined
        ? [[field, value]]
        : [],
    ),
  );
}

/** A choice made for fewer players may not exist for this many. */
const isOffered = (ask: AskInWords): boolean =>
  ask.type !== "choice" || ask.choices.some(({ value }) => value === ask.value);

/** The usual choice first, whichever was chosen, so that no button moves when it is tapped. */
function withFirst(usual: OptionValue | undefined, ask: AskInWords): AskInWords {
  if (ask.type !== "choice") return ask;
  const isUsual = ({ value }: (typeof ask.choices)[number]) => value === usual;
  return {
    ...ask,
    choices: [...ask.choices.filter(isUsual), ...ask.choices.filter((each) => !isUsual(each))],
  };
}

/** The choice that excludes this number of players, by its name where it is allowed. */
function notOffered(
  game: Game,
  options: HouseRules["options"],
  { field, value }: AskInWords,
  language: Language,
): string {
  const range = game.seats(options);
  const before = optionAsks(game, options, range.max, language).find((ask) => ask.field === field);
  const choice = before?.type === "choice" && before.choices.find((each) => each.value === value);
  return catalogue("newGame", language).notOffered({
    choice: choice ? choice.label : String(value),
    ...range,
  });
}

function problemOf(ask: AskInWords, answer: OptionValue | undefined, language: Language) {
  if (ask.type === "choice" || ask.type === "card") return undefined;
  if (answer === undefined || readAnswer(ask, answer) !== undefined) return undefined;
  const t = catalogue("newGame", language);
  if (ask.type === "number") return t.notANumber(rangeOf(ask, language));
  const count = ask.type === "numbers" ? ask.count : ask.cases.length;
  return t.notNumbers({ ...rangeOf(ask, language), count });
}
