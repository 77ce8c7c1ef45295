import type { Position } from "../../../lib/rules/game";
import type { Ask, Prompt } from "../../../lib/rules/prompts";
import type { Json } from "../../../lib/rules/rules";
import type { Dice } from "./dice";
import type { RawEntry } from "./keeper";

/** An answer to one ask: the field of the entry it goes into, and what it says. Undefined: left out. */
type Answer = readonly [field: string, value: Json | undefined];

/** Every answer that an ask other than for hands offers; each must be accepted. */
export function answersTo(ask: Exclude<Ask, { ask: "hands" }>): Answer[] {
  switch (ask.ask) {
    case "out":
      return [...ask.among, null].map((out) => ["out", out]);
    case "engine":
      return ask.engines.filter(({ state }) => state !== "played").map(({ engine }) => [ask.field, engine]);
    case "score":
      return [
        ...ask.scores.map((score): Answer => [ask.field, score]),
        ...pairsThatScore(ask.ends, ask.scores, ask.highest).map((ends): Answer => ["ends", ends]),
      ];
    case "player":
      return [
        ...ask.among.map((id): Answer => [ask.field, id]),
        ...(ask.optional ? [[ask.field, undefined] as const] : []),
      ];
    case "offer":
      return [true, false].map((take) => [ask.field, take]);
    case "choice":
      return ask.choices.map(({ value }) => [ask.field, value]);
    case "given":
      return [[ask.field, ask.value]];
  }
}

/** Two ends that make a score; a double's total that is no number of the set can lie at one end only. */
function pairsThatScore(ends: readonly number[], scores: readonly number[], highest: number): number[][] {
  return ends.flatMap((a) =>
    ends.filter((b) => scores.includes(a + b) && (a !== b || a <= highest)).map((b) => [a, b]),
  );
}

/**
 * An entry that answers a prompt: the given answers, the others at random, hands dealt from real tiles that are not
 * certainly on the table. Each holder keeps at most his deal, so that nothing needs to have been drawn.
 */
export function answerPrompt(
  dice: Dice,
  position: Position,
  prompt: Prompt,
  given: readonly Answer[] = [],
): RawEntry {
  const chosen = prompt.asks.flatMap((ask): Answer[] => {
    if (ask.ask === "hands") return [];
    const known = given.find(([field]) => field === ask.field || (ask.ask === "score" && field === "ends"));
    return [known ?? dice.pick(answersTo(ask))];
  });
  const fields = chosen.filter((answer): answer is readonly [string, Json] => answer[1] !== undefined);
  const entry: RawEntry = { kind: prompt.kind, ...Object.fromEntries(fields) };
  const hands = prompt.asks.find((ask) => ask.ask === "hands");
  if (!hands) return entry;
  const holders = hands.holders.filter((id) => id !== entry.out);
  return { ...entry, left: dealtHands(dice, position, entry, holders) };
}

function dealtHands(dice: Dice, position: Position, entry: RawEntry, holders: readonly string[]): Json {
  const { deal, counted } = position;
  const onTable = position.hands(entry)?.onTable ?? [];
  const free = dice.shuffled((deal?.set.tiles ?? []).filter((tile) => !onTable.includes(tile)));
  const hands = holders.map((id): [string, Json] => {
    const tiles = free.splice(0, dice.from(1, deal?.each ?? 1));
    if (dice.chance(0.4)) return [id, tiles];
    return [id, tiles.reduce((sum, tile) => sum + counted.pipsOf(tile), 0)];
  });
  return Object.fromEntries(hands);
}
