import { idsUnder, keyOfHands } from "@/lib/rules/hands/joint";
import { type Ask, givenIn, isAsked, type Prompt } from "@/lib/rules/prompts";
import { readTile } from "@/lib/rules/tiles/tiles";
import { type Sum, sumFrom, sumOf } from "@/lib/ui/sum";

/** What was typed and tapped for one hand. Both are kept; `by` says which counts. */
export interface HandDraft {
  readonly by: "pips" | "tiles";
  readonly sum: Sum;
  readonly tiles: readonly string[];
}

/** Null means nobody. */
export type FieldValue = string | number | boolean | null | readonly number[];

/** The answers to a prompt so far. Missing answers are absent. */
export interface EntryDraft {
  readonly kind: string;
  /** Player id, or null for a block. */
  readonly out?: string | null;
  /** By player id. */
  readonly hands: Readonly<Record<string, HandDraft>>;
  /** By field name. */
  readonly fields: Readonly<Record<string, FieldValue>>;
}

/** Changes a draft, given its current value. */
export type ChangeDraft = (to: (draft: EntryDraft) => EntryDraft) => void;

export const emptyDraft = (kind: string): EntryDraft => ({ kind, hands: {}, fields: {} });

const emptyHands = {
  pips: { by: "pips", sum: "", tiles: [] },
  tiles: { by: "tiles", sum: "", tiles: [] },
} as const satisfies Record<HandDraft["by"], HandDraft>;

export const emptyHand = (by: HandDraft["by"]): HandDraft => emptyHands[by];

/** A hand's draft; an empty one is entered by keypad or tiles, as `by` says. */
export function handIn(draft: EntryDraft, player: string, by: HandDraft["by"] = "pips"): HandDraft {
  const hand = Object.hasOwn(draft.hands, player) ? draft.hands[player] : undefined;
  return hand && isEntered(hand) ? hand : emptyHands[by];
}

const isEntered = ({ sum, tiles }: HandDraft): boolean => sum !== "" || tiles.length > 0;

export const withHand = (draft: EntryDraft, player: string, hand: Partial<HandDraft>): EntryDraft => ({
  ...draft,
  hands: { ...draft.hands, [player]: { ...handIn(draft, player), ...hand } },
});

export function withField(draft: EntryDraft, field: string, value: FieldValue | undefined): EntryDraft {
  const { [field]: _, ...others } = draft.fields;
  return { ...draft, fields: value === undefined ? others : { ...others, [field]: value } };
}

/** `ask`: the hands of the form, in which one number for all stays whoever is marked. */
export function withOut(draft: EntryDraft, out: string | null | undefined, ask?: HandsAsk): EntryDraft {
  const { out: _, ...others } = draft;
  if (out === undefined) return others;
  const typed =
    ask && Object.entries(draft.hands).find(([key, hand]) => isForAll(ask, key) && isEntered(hand));
  if (!typed || out === null) return { ...others, out };
  const { [typed[0]]: moved = typed[1], ...hands } = draft.hands;
  return { ...others, out, hands: { ...hands, [keyForAll(ask, out)]: moved } };
}

/** A hand as an entry writes it; undefined if it is empty. */
export function heldBy(hand: HandDraft): number | readonly string[] | undefined {
  if (hand.by === "pips") return sumOf(hand.sum);
  return hand.tiles.length === 0 ? undefined : hand.tiles;
}

/** Whether it contains anything worth storing. */
export const isStarted = (draft: EntryDraft): boolean =>
  draft.out !== undefined || Object.keys(draft.fields).length > 0 || hasHands(draft);

/** Whether any hand was typed or tapped. */
export const hasHands = (draft: EntryDraft): boolean => Object.values(draft.hands).some(isEntered);

/** The entry that a draft makes. Questions without an answer get the usual one. */
export function bodyOf(prompt: Prompt, draft: EntryDraft): Record<string, unknown> {
  const asked = prompt.asks.filter((ask) => isAsked(ask, draft));
  const needless = asked.flatMap((ask) =>
    ask.type === "player" && draft.fields[ask.field] !== undefined ? (ask.insteadOf ?? []) : [],
  );
  const answers = asked
    .filter(({ field }) => !needless.includes(field))
    .flatMap((ask) => answersTo(ask, draft));
  return { ...givenIn(prompt), ...Object.fromEntries(answers) };
}

function answersTo(ask: Ask, draft: EntryDraft): (readonly [string, unknown])[] {
  const answer = (value: unknown) => (value === undefined ? [] : [[ask.field, value] as const]);
  switch (ask.type) {
    case "out":
      return answer(draft.out);
    case "hands": {
      const left = handsOf(ask, draft).flatMap((holder) => {
        const held = heldBy(handIn(draft, holder));
        return held === undefined ? [] : [[holder, held] as const];
      });
      return answer(Object.fromEntries(left));
    }
    case "engine":
      return answer(draft.fields[ask.field] ?? ask.engines.find(({ state }) => state !== "played")?.engine);
    case "choice":
      return answer(draft.fields[ask.field] ?? (ask.none ? undefined : ask.choices[0]?.value));
    case "score":
      return draft.fields.ends === undefined
        ? answer(draft.fields[ask.field])
        : [["ends", draft.fields.ends]];
    case "player":
      return answer(draft.fields[ask.field] === undefined ? ask.usual : draft.fields[ask.field]);
    case "offer":
    case "number":
    case "text":
      return answer(draft.fields[ask.field]);
    case "given":
      return [];
  }
}

type HandsAsk = Extract<Ask, { type: "hands" }>;

export const handsAskIn = (prompt: Prompt | undefined): HandsAsk | undefined =>
  prompt?.asks.find((ask) => ask.type === "hands");

const isHeld = (draft: EntryDraft, holder: string): boolean => heldBy(handIn(draft, holder)) !== undefined;

/**
 * Whose hands may be joint, given who is out or that the hand is blocked. Where one number may stand for all, a pair's is
 * not asked for beside it.
 */
const pairsIn = ({ together, oneForAll }: HandsAsk, draft: EntryDraft): (readonly string[])[] => {
  const { out } = draft;
  if (out === undefined || !together || (out === null && !together.afterBlock)) return [];
  const pairs = together.pairs.filter((pair) => out === null || !pair.includes(out));
  return oneForAll && out !== null ? pairs.filter((pair) => isHeld(draft, keyOfHands(pair))) : pairs;
};

const keyForAll = ({ holders }: HandsAsk, out: string): string =>
  keyOfHands(holders.filter((holder) => holder !== out));

/** Whether a holder stands for everybody but the one who went out. */
export const isForAll = ({ oneForAll, holders }: HandsAsk, holder: string): boolean =>
  oneForAll === true && idsUnder(holder).length === holders.length - 1;

/** The holder of one number for all hands; undefined if that is not offered, or a hand is entered singly. */
function allIn(ask: HandsAsk, draft: EntryDraft): string | undefined {
  if (!ask.oneForAll || typeof draft.out !== "string") return undefined;
  const single = ask.holders.filter((holder) => holder !== draft.out);
  const pairs = pairsIn(ask, draft).map(keyOfHands);
  return [...single, ...pairs].some((holder) => isHeld(draft, holder)) ? undefined : keyOfHands(single);
}

/** The partners whose hands may be joint: neither has a hand of their own yet. */
const pairsTogether = (ask: HandsAsk, draft: EntryDraft): (readonly string[])[] =>
  pairsIn(ask, draft).filter((pair) => !pair.some((player) => isHeld(draft, player)));

/**
 * The rows of the hands as a form shows them: one number for all, then by party: partners below each other, then their
 * joint hand if it may be entered. `shown`: whose rows there are.
 */
export function handRows(
  ask: HandsAsk,
  draft: EntryDraft,
  shown: readonly string[] = ask.holders,
): readonly (readonly string[])[] {
  const joint = pairsTogether(ask, draft);
  const all = allIn(ask, draft);
  const parties = (ask.together?.pairs ?? shown.map((player) => [player])).map((party) => [
    ...party,
    ...(joint.includes(party) ? [keyOfHands(party)] : []),
  ]);
  return all === undefined ? parties : [[all], ...parties];
}

/** The hands that an entry contains, by holder, in the order of their rows: of everybody who is not out. */
export function handsOf(ask: HandsAsk, draft: EntryDraft): string[] {
  const all = allIn(ask, draft);
  if (all !== undefined) return [all];
  const inJoint = pairsTogether(ask, draft).flat();
  return handRows(ask, draft)
    .flat()
    .filter((holder) => holder !== draft.out && !inJoint.includes(holder));
}

/** The draft that makes a given entry, to start its correction from. */
export function draftOf(prompt: Prompt, body: Readonly<Record<string, unknown>>): EntryDraft {
  let draft = emptyDraft(prompt.kind);
  for (const ask of prompt.asks) {
    const value = body[ask.field];
    if (ask.type === "out")
      draft = withOut(draft, typeof value === "string" || value === null ? value : undefined);
    else if (ask.type === "hands") {
      for (const [player, held] of Object.entries(typeof value === "object" && value !== null ? value : {})) {
        if (typeof held === "number") draft = withHand(draft, player, { sum: sumFrom(held) });
        if (Array.isArray(held))
          draft = withHand(draft, player, {
            by: "tiles",
            tiles: held.map((text) => readTile(text) ?? String(text)),
          });
      }
    } else if (isFieldValue(value)) draft = withField(draft, ask.field, value);
    if (ask.type === "score" && isFieldValue(body.ends)) draft = withField(draft, "ends", body.ends);
  }
  return draft;
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === "string" ||
  typeof value === "number" ||
  typeof value === "boolean" ||
  value === null ||
  (Array.isArray(value) && value.every((each) => typeof each === "number"));
