import { type AskInWords, optionAsks } from "@/app/shared/option-asks";
import { catalogue } from "@/lib/i18n/catalogues";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { SeatRange } from "@/lib/rules/rules";
import { sameJson } from "@/lib/sync/same";
import { type OptionValue, rangeOf, readAnswer, textOf } from "./answers";

/** One option with what was answered. */
export interface HouseRule {
  readonly ask: AskInWords;
  /** What it is if nobody says; undefined where the players must agree. */
  readonly usual: OptionValue | undefined;
  /** Whether it is played otherwise than usual. Which game of its family it is changes nothing. */
  readonly isChanged: boolean;
  /** What stands in the field where it is typed. */
  readonly text: string;
  /** Why what was typed is no answer. */
  readonly problem: string | undefined;
}

export interface HouseRules {
  readonly rules: readonly HouseRule[];
  /** The options as a scoresheet writes them: what was answered, and only what this game asks for. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How many may play, whatever was chosen that does not go with so many. */
  readonly seats: SeatRange;
}

/** Which answer decides what else is asked is the game's affair; no game asks deeper than this. */
const depth = 4;

/** What a game asks before it starts, for so many players, and what the answers make of it. */
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
      text: ask.type === "choice" ? "" : textOf(ask, answer ?? usual, language),
      problem: isOffered(ask) ? problemOf(ask, answer, language) : notOffered(game, options, ask, language),
    };
  });
  const offered = rules.filter(({ ask }) => isOffered(ask)).map(({ ask }) => ask.field);
  const fitting = Object.fromEntries(Object.entries(options).filter(([field]) => offered.includes(field)));
  return { rules, options, seats: game.seats(fitting) };
}

/**
 * What is played otherwise than usual, whoever plays: which game of its family, and every answer that is another than the
 * usual one. What these players are not asked about counts as it would with more of them.
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

/** A choice that was made for fewer players may not be there for so many. */
const isOffered = (ask: AskInWords): boolean =>
  ask.type !== "choice" || ask.choices.some(({ value }) => value === ask.value);

/** The usual choice first, whatever was chosen: no key changes its place when it is tapped. */
function withFirst(usual: OptionValue | undefined, ask: AskInWords): AskInWords {
  if (ask.type !== "choice") return ask;
  const isUsual = ({ value }: (typeof ask.choices)[number]) => value === usual;
  return {
    ...ask,
    choices: [...ask.choices.filter(isUsual), ...ask.choices.filter((each) => !isUsual(each))],
  };
}

/** Which choice does not go with so many players, by the name it has where it does. */
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
  if (ask.type === "choice") return undefined;
  if (answer === undefined || readAnswer(ask, answer) !== undefined) return undefined;
  const t = catalogue("newGame", language);
  return ask.type === "numbers"
    ? t.notNumbers({ ...rangeOf(ask, language), count: ask.count })
    : t.notANumber(rangeOf(ask, language));
}
