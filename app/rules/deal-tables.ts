import { trialDeal } from "@/app/shared/game/trial-deal";
import { type AskInWords, optionAsks } from "@/app/shared/option-asks";
import { catalogue } from "@/lib/i18n/catalogues";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { presetOption } from "@/lib/rules/presets/preset-option";
import type { Deal } from "@/lib/rules/tiles/deal";

type Options = Readonly<Record<string, string | number | boolean>>;

/** The deal for this many players; undefined if they must agree on a number first, at most `max` each. */
export interface DealRow {
  readonly players: number;
  readonly deal: Deal | undefined;
  readonly max: number | undefined;
}

/** The deals under the house rules named by `labels`, which is empty if no house rule changes the deal. */
export interface DealTable {
  readonly labels: readonly string[];
  readonly rows: readonly DealRow[];
}

/** A game under some of its house rules. */
interface Variant {
  readonly options: Options;
  readonly labels: Readonly<Record<string, string>>;
  readonly rows: readonly DealRow[];
  /** Its further questions, for any number of players. */
  readonly asks: readonly AskInWords[];
}

/** How a game is dealt, for every number of players and every house rule that changes the deal. */
export function dealTables(game: Game, language: Language): DealTable[] {
  const all = variants(game, language);
  const fields = [...new Set(all.flatMap(({ labels }) => Object.keys(labels)))];
  const deciding = fields.filter((field) => changesTheDeal(all, field));
  const tables = new Map<string, DealTable>();
  for (const { labels, rows } of all) {
    const labelled = deciding.flatMap((field) => labels[field] ?? []);
    if (!tables.has(labelled.join())) tables.set(labelled.join(), { labels: labelled, rows });
  }
  return [...tables.values()];
}

/**
 * A game under every combination of the choices that change the deal or the further questions. Other choices are not
 * combined: a family has too many. The preset itself matters only through its options.
 */
function variants(game: Game, language: Language): Variant[] {
  let all = [variantOf(game, {}, {}, language)];
  for (;;) {
    const field = firstOf(all, (variant) => decidingField(game, variant, language));
    if (field === undefined) return all;
    all = all.flatMap((variant) =>
      isOpen(variant, field) ? answered(game, variant, field, language) : [variant],
    );
  }
}

/** The first match, found lazily. */
function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function variantOf(game: Game, options: Options, labels: Variant["labels"], language: Language): Variant {
  const { min, max } = game.seats(options);
  const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const asks = seats.flatMap((players) => optionAsks(game, options, players, language));
  const rows = seats.map((players) => rowOf(game, options, players));
  return { options, labels, asks, rows: rows.filter(({ deal, max }) => deal ?? max) };
}

const isOpen = ({ asks, options }: Variant, field: string): boolean =>
  field !== presetOption &&
  !(field in options) &&
  asks.some((ask) => ask.type === "choice" && ask.field === field);

/** The variant under every answer to one more question. */
const answered = (game: Game, { asks, options, labels }: Variant, field: string, language: Language) =>
  choicesOf(asks, field).map(({ value, label }) => {
    const question = asks.find((ask) => ask.field === field)?.label ?? "";
    // A bare yes or no needs its question.
    const labelled =
      typeof value === "boolean"
        ? catalogue("base", language).entry.answer({ question, answer: label })
        : label;
    return variantOf(game, { ...options, [field]: value }, { ...labels, [field]: labelled }, language);
  });

/**
 * The first open question whose answer changes the deal or, if questions depend on each other, the further questions.
 */
function decidingField(game: Game, variant: Variant, language: Language): string | undefined {
  const open = new Set(variant.asks.map(({ field }) => field).filter((field) => isOpen(variant, field)));
  const isFamily = variant.asks.some(({ field }) => field === presetOption);
  return [...open].find((field) => {
    const [first, ...others] = answered(game, variant, field, language);
    return others.some(
      (other) => first && (differs(first, other) || (!isFamily && choicesIn(first) !== choicesIn(other))),
    );
  });
}

const choicesIn = ({ asks }: Variant): string =>
  JSON.stringify(
    asks.map((ask) => [ask.field, ask.type === "choice" && ask.choices.map(({ value }) => value)]),
  );

/** Whether numbers of players that both allow are dealt differently. */
const differs = (one: Variant, other: Variant): boolean =>
  one.rows.some((row) => {
    const same = other.rows.find(({ players }) => players === row.players);
    return same !== undefined && inShort(row) !== inShort(same);
  });

/** The possible answers, for any number of players. */
function choicesOf(asks: readonly AskInWords[], field: string) {
  const choices = asks.flatMap((ask) => (ask.type === "choice" && ask.field === field ? ask.choices : []));
  return choices.filter(({ value }, index) => choices.findIndex((each) => each.value === value) === index);
}

function rowOf(game: Game, options: Options, players: number): DealRow {
  const deal = trialDeal(game, options, players);
  const toAgree = game
    .optionAsks(options, players)
    .find((ask) => ask.type === "number" && ask.value === undefined);
  if (toAgree?.type !== "number") return { players, deal, max: undefined };
  // With any number of players, unless these house rules exclude it altogether.
  const canAgree = trialDeal(game, { ...options, [toAgree.field]: toAgree.min }, players) !== undefined;
  return { players, deal, max: canAgree ? toAgree.max : undefined };
}

/** Whether two variants that differ only in this field are dealt differently. */
function changesTheDeal(all: readonly Variant[], field: string): boolean {
  const others = ({ options }: Variant) =>
    JSON.stringify(Object.entries(options).filter(([other]) => other !== field));
  return all.some((one) => all.some((other) => others(one) === others(other) && differs(one, other)));
}

const inShort = ({ deal, max }: DealRow): string =>
  JSON.stringify([deal?.box.id, deal?.set.id, deal?.each, max]);
