import { isForAll } from "@/app/shared/draft/draft";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import type { Position } from "@/lib/rules/game";
import { idsUnder, keyOfHands } from "@/lib/rules/hands/joint";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { numberText } from "@/lib/ui/text/fixed-text";
import { pipsOf } from "@/lib/ui/text/held-text";
import { partyName } from "@/lib/ui/text/party-name";
import { nameOf, rowsOf, type VersionRow } from "./version-row";

export type Body = Readonly<Record<string, unknown>>;
type HandsAsk = Extract<Ask, { type: "hands" }>;

interface Wording {
  readonly before: Position;
  /** Whether a hand's row shows who is out; otherwise that has a row of its own. */
  readonly isOutAmongHands: boolean;
  readonly t: Words;
  readonly language: Language;
}

/**
 * The hands of two versions of an entry: a row for each hand, for a pair if either version has them joint, or for all
 * hands together if either has one number for them.
 */
export function handRows(ask: HandsAsk, there: Body, mine: Body, wording: Wording): VersionRow[] {
  const { before, language, t } = wording;
  if ([there, mine].some((body) => hasOneForAll(before, ask, body)))
    return rowsOf(t.entry.allTogether, ...both((body) => allText(before, ask, body, language), there, mine));
  const pairs = jointPairs(before, ask, [there, mine]);
  return ask.holders.flatMap((holder) => {
    const pair = pairs.find((each) => each.includes(holder));
    if (!pair)
      return rowsOf(
        nameOf(before, holder) ?? "",
        ...both((body) => handText(holder, body, wording), there, mine),
      );
    if (holder !== pair[0]) return [];
    const party = pair.map((id) => ({ name: nameOf(before, id) ?? "" }));
    return rowsOf(
      partyName(party, language),
      ...both((body) => jointText(before, pair, body, language), there, mine),
    );
  });
}

/** Whether every version has all hands separately, so that they show who is out. */
export const showsOutAmongHands = (before: Position, { asks }: Prompt, bodies: readonly Body[]): boolean =>
  asks.some(
    (ask) =>
      ask.type === "hands" &&
      bodies.every((body) => isAsked(ask, answersIn(body)) && !hasOneForAll(before, ask, body)) &&
      jointPairs(before, ask, bodies).length === 0,
  );

export const answersIn = (body: Body) => ({
  out: typeof body.out === "string" || body.out === null ? body.out : undefined,
  fields: body,
});

const both = <T>(of: (body: Body) => T, there: Body, mine: Body): [T, T] => [of(there), of(mine)];

const jointPairs = (before: Position, { together }: HandsAsk, bodies: readonly Body[]) =>
  (together?.pairs ?? []).filter((pair) =>
    bodies.some((body) => pipsIn(before, body, keyOfHands(pair)) !== undefined),
  );

const leftIn = (before: Position, body: Body) => before.hands(body)?.entered.left ?? {};

const hasOneForAll = (before: Position, ask: HandsAsk, body: Body): boolean =>
  Object.keys(leftIn(before, body)).some((key) => isForAll(ask, key));

/** What all hands hold together, however they are written; undefined as long as one is missing. */
function allText(before: Position, ask: HandsAsk, body: Body, language: Language): string | undefined {
  const held = Object.entries(leftIn(before, body));
  const out = before.hands(body)?.entered.out;
  const written = held.flatMap(([key]) => idsUnder(key));
  if (ask.holders.some((id) => id !== out && !written.includes(id))) return undefined;
  return numberText(
    held.reduce((sum, [, pips]) => sum + pipsOf(before.about.counted, pips), 0),
    language,
  );
}

function handText(
  player: string,
  body: Body,
  { before, isOutAmongHands, t, language }: Wording,
): string | undefined {
  if (before.hands(body)?.entered.out === player) return isOutAmongHands ? t.entry.isOut : undefined;
  const pips = pipsIn(before, body, player);
  return pips === undefined ? undefined : numberText(pips, language);
}

/** What a pair holds together, even if their hands are separate or one of them is out. */
function jointText(
  before: Position,
  pair: readonly string[],
  body: Body,
  language: Language,
): string | undefined {
  const out = before.hands(body)?.entered.out;
  const joint = pipsIn(before, body, keyOfHands(pair));
  const each = pair.filter((id) => id !== out).map((id) => pipsIn(before, body, id));
  const sum = each.reduce(
    (all, pips) => (all === undefined || pips === undefined ? undefined : all + pips),
    0,
  );
  const pips = joint ?? sum;
  return pips === undefined ? undefined : numberText(pips, language);
}

/** The value of `left` at this key: of a player, or of a pair. */
function pipsIn(before: Position, body: Body, key: string): number | undefined {
  const left = before.hands(body)?.entered.left;
  const held = left && Object.hasOwn(left, key) ? left[key] : undefined;
  return held === undefined ? undefined : pipsOf(before.about.counted, held);
}
