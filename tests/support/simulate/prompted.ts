import type { Position } from "../../../lib/rules/game";
import { type Ask, isAsked, type Prompt } from "../../../lib/rules/prompts";
import type { Json } from "../../../lib/rules/rules";
import type { Dice } from "./dice";
import type { RawEntry } from "./keeper";

/** An answer to one question: the field of the entry and its value. Undefined: left out. */
type Answer = readonly [field: string, value: Json | undefined];

/** Every answer that a question offers, except for hands; each has to be accepted. */
export function answersTo(ask: Exclude<Ask, { type: "hands" }>): Answer[] {
  switch (ask.type) {
    case "out":
      return [...ask.among, null].map((out) => ["out", out]);
    case "engine":
      return ask.engines.filter(({ state }) => state !== "played").map(({ engine }) => [ask.field, engine]);
    case "score":
      return [
        ...(ask.optional ? [[ask.field, undefined] as const] : []),
        ...ask.scores.map((score): Answer => [ask.field, score]),
        ...pairsThatScore(ask.ends, ask.scores, ask.highest).map((ends): Answer => ["ends", ends]),
      ];
    case "number":
      return [ask.min, ask.max].map((value) => [ask.field, value]);
    case "text":
      return [[ask.field, "x".repeat(ask.max)]];
    case "player":
      return [
        ...(ask.nobody ? [[ask.field, null] as const] : []),
        ...ask.among.map((id): Answer => [ask.field, id]),
        ...(ask.optional ? [[ask.field, undefined] as const] : []),
      ];
    case "offer":
      return [true, false].map((take) => [ask.field, take]);
    case "choice":
      return [
        ...(ask.none ? [[ask.field, undefined] as const] : []),
        ...ask.choices.map(({ value }): Answer => [ask.field, value]),
      ];
    case "given":
      return [[ask.field, ask.value]];
  }
}

/** Two ends that make a score; a double's total that is not a number of the set can only be at one end. */
function pairsThatScore(ends: readonly number[], scores: readonly number[], highest: number): number[][] {
  return ends.flatMap((a) =>
    ends.filter((b) => scores.includes(a + b) && (a !== b || a <= highest)).map((b) => [a, b]),
  );
}

/**
 * An entry that answers a prompt: the given answers, random ones for the rest, and hands dealt from real tiles that are
 * not known to be on the table. No holder has more tiles than were dealt, so nobody needs to have drawn.
 */
export function answerPrompt(
  dice: Dice,
  position: Position,
  prompt: Prompt,
  given: readonly Answer[] = [],
): RawEntry {
  const out = outOf(dice, prompt, given);
  const known = withConditions(prompt, given);
  const answers: Record<string, Json | undefined> = Object.fromEntries(known);
  const asks: Ask[] = [];
  const chosen = prompt.asks.flatMap((ask): Answer[] => {
    if (!isAsked(ask, { out, fields: answers })) return [];
    asks.push(ask);
    if (ask.type === "hands") return [];
    const said = answer(ask);
    for (const [field, value] of said) answers[field] = value;
    return said;
  });
  function answer(ask: Exclude<Ask, { type: "hands" }>): Answer[] {
    const told = known.find(([field]) => field === ask.field || (ask.type === "score" && field === "ends"));
    if (told) return [told];
    if (ask.type === "out") return out === undefined ? [] : [["out", out]];
    // Of a field and its alternative, only one is answered.
    if (ask.type === "player" && ask.insteadOf && dice.chance(0.5)) return [];
    return [dice.pick(answersTo(ask))];
  }
  const fields = chosen.filter((answer): answer is readonly [string, Json] => answer[1] !== undefined);
  const entry: RawEntry = { kind: prompt.kind, ...Object.fromEntries(fields) };
  const hands = asks.find((ask) => ask.type === "hands");
  const isNeedless = asks.some(
    (ask) => ask.type === "player" && ask.insteadOf === "left" && Object.hasOwn(entry, ask.field),
  );
  if (!hands || isNeedless) return entry;
  const holders = hands.holders.filter((id) => id !== entry.out);
  return { ...entry, left: dealtHands(dice, position, entry, holders) };
}

/** Who goes out; undefined if that is not asked. Given answers that require going out or a block decide it. */
function outOf(dice: Dice, prompt: Prompt, given: readonly Answer[]): string | null | undefined {
  const ask = prompt.asks.find((each) => each.type === "out");
  if (!ask) return undefined;
  const known = given.find(([field]) => field === "out");
  if (known) return known[1] as string | null;
  const answers = [...ask.among, null].filter((out) =>
    prompt.asks.every((each) => {
      const isGiven = given.some(([field]) => field === each.field);
      return !isGiven || typeof onceOf(each) === "object" || isAsked(each, { out, fields: {} });
    }),
  );
  return dice.pick(answers);
}

const onceOf = (ask: Ask) => ("once" in ask ? ask.once : undefined);

/** The given answers, and those that they depend on. */
const withConditions = (prompt: Prompt, given: readonly Answer[]): Answer[] => [
  ...given,
  ...prompt.asks.flatMap((ask): Answer[] => {
    const once = onceOf(ask);
    const isGiven = given.some(([field]) => field === ask.field);
    return isGiven && typeof once === "object" ? [[once.field, once.is]] : [];
  }),
];

function dealtHands(dice: Dice, position: Position, entry: RawEntry, holders: readonly string[]): Json {
  const {
    deal,
    about: { counted },
  } = position;
  const claim = position.hands(entry);
  const onTable = claim?.onTable ?? [];
  // After a block in a line, one number is in no hand.
  const missing = claim?.isLine && entry.out === null ? dice.from(0, deal?.set.highest ?? 0) : undefined;
  const free = dice
    .shuffled((deal?.set.tiles ?? []).filter((tile) => !onTable.includes(tile)))
    .filter((tile) => missing === undefined || !tile.split("-").includes(String(missing)));
  const hands = holders.map((id): [string, Json] => {
    const tiles = free.splice(0, dice.from(1, deal?.each ?? 1));
    if (dice.chance(0.4)) return [id, tiles];
    return [id, tiles.reduce((sum, tile) => sum + counted.pipsOf(tile), 0)];
  });
  return Object.fromEntries(hands);
}
