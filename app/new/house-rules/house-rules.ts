import { type AskInWords, optionAsks } from "@/app/shared/option-asks";
import type { Language } from "@/lib/i18n/language";
import { newGameWords } from "@/lib/i18n/new-game-words";
import type { Game } from "@/lib/rules/game";
import type { SeatRange } from "@/lib/rules/rules";
import { moneyAsTyped } from "@/lib/rules/score/money";
import { moneyText, readMoney } from "@/lib/ui/text/money-text";

export type OptionValue = string | number | boolean;
type NumberAsk = Extract<AskInWords, { ask: "number" }>;

/** One option with what was answered. */
export interface HouseRule {
  readonly ask: AskInWords;
  /** What it is if nobody says; undefined where the players must agree. */
  readonly usual: OptionValue | undefined;
  /** What stands in the field of a number. */
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
    optionAsks(game, given, Math.max(players, game.seats(given).least), language);
  for (let pass = 0; pass < depth; pass++)
    options = Object.fromEntries(
      asksFor(options).flatMap((ask) => {
        const value = read(ask, answers[ask.field]);
        return value === undefined ? [] : [[ask.field, value]];
      }),
    );
  const rules = asksFor(options).map((ask) => {
    const { [ask.field]: _, ...others } = options;
    const usual = asksFor(others).find(({ field }) => field === ask.field)?.value;
    const answer = answers[ask.field];
    return {
      ask,
      usual,
      text: ask.ask === "number" ? textOf(ask, answer ?? usual) : "",
      problem: isOffered(ask) ? problemOf(ask, answer, language) : notOffered(game, options, ask, language),
    };
  });
  const offered = rules.filter(({ ask }) => isOffered(ask)).map(({ ask }) => ask.field);
  const fitting = Object.fromEntries(Object.entries(options).filter(([field]) => offered.includes(field)));
  return { rules, options, seats: game.seats(fitting) };
}

/** A choice that was made for fewer players may not be there for so many. */
const isOffered = (ask: AskInWords): boolean =>
  ask.ask === "number" || ask.choices.some(({ value }) => value === ask.value);

/** Which choice does not go with so many players, by the name it has where it does. */
function notOffered(
  game: Game,
  options: HouseRules["options"],
  { field, value }: AskInWords,
  language: Language,
): string {
  const range = game.seats(options);
  const before = optionAsks(game, options, range.most, language).find((ask) => ask.field === field);
  const choice = before?.ask === "choice" && before.choices.find((each) => each.value === value);
  return newGameWords[language].notOffered({ choice: choice ? choice.label : String(value), ...range });
}

function problemOf(ask: AskInWords, answer: OptionValue | undefined, language: Language) {
  if (ask.ask === "choice") return undefined;
  if (answer === undefined || read(ask, answer) !== undefined) return undefined;
  return newGameWords[language].notANumber(rangeOf(ask, language));
}

/** An answer as the option's value, or undefined when there is none or it is no answer. */
function read(ask: AskInWords, answer: OptionValue | undefined): OptionValue | undefined {
  if (ask.ask === "choice" || answer === undefined) return answer;
  const number = typeof answer === "string" ? readTyped(ask, answer) : Number(answer);
  return number !== undefined && number >= ask.least && number <= ask.most ? number : undefined;
}

function readTyped(ask: NumberAsk, typed: string): number | undefined {
  if (ask.unit === "money") return readMoney(typed);
  return /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : undefined;
}

function textOf(ask: NumberAsk, value: OptionValue | undefined): string {
  return typeof value === "number" && ask.unit === "money" ? moneyAsTyped(value) : String(value ?? "");
}

/** The range of a number in words. */
export function rangeOf(
  ask: NumberAsk,
  language: Language,
): { readonly least: string; readonly most: string } {
  const text = (value: number) =>
    ask.unit === "money" ? moneyText(value, language) : new Intl.NumberFormat(language).format(value);
  return { least: text(ask.least), most: text(ask.most) };
}
