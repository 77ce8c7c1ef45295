import {
  type EntryDraft,
  handIn,
  handRows,
  handsAskIn,
  handsOf,
  hasHands,
  heldBy,
  isForAll,
  isStarted,
} from "@/app/shared/draft/draft";
import type { Language } from "@/lib/i18n/language";
import { idsUnder } from "@/lib/rules/hands/joint";
import type { Player } from "@/lib/rules/people/table";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { partyName } from "@/lib/ui/text/party-name";
import { lastChoiceIn } from "../asks/last-choice";

type HandsAsk = Extract<Ask, { type: "hands" }>;

/** The hands that a prompt asks for, from the top of the form, without the player who went out; a joint hand is one. */
function holdersOf(prompt: Prompt, draft: EntryDraft): string[] {
  const ask = handsAskIn(prompt);
  return ask ? handsOf(ask, draft) : [];
}

/** Whose hand it is: one player's, the joint hand of two partners, or all together. */
export function holderIn(
  players: readonly Player[],
  holder: string | undefined,
  language: Language,
  all?: { readonly ask: HandsAsk | undefined; readonly name: string },
): Player | undefined {
  if (all?.ask && holder !== undefined && isForAll(all.ask, holder)) return { id: holder, name: all.name };
  const ids = idsUnder(holder ?? "");
  const [first, ...others] = players.filter(({ id }) => ids.includes(id));
  if (!first || holder === undefined || others.length === 0) return first;
  return { id: holder, name: partyName([first, ...others], language) };
}

/** The hands that are needed and not entered yet, from the top of the form. */
export function openHands(prompt: Prompt, draft: EntryDraft): string[] {
  if (needNoHands(prompt, draft)) return [];
  return holdersOf(prompt, draft).filter(
    (holder) => !isNeedless(prompt, draft, holder) && heldBy(handIn(draft, holder)) === undefined,
  );
}

/** Whether a hand decides nothing because it belongs to the partner of the player who went out. */
function isNeedless(prompt: Prompt, { out }: EntryDraft, player: string): boolean {
  const ask = handsAskIn(prompt);
  if (ask?.optionalOnceOut !== "partner" || typeof out !== "string") return false;
  return ask.together?.pairs.some((pair) => pair.includes(player) && pair.includes(out)) ?? false;
}

/**
 * Whether no hand has to be counted any more: somebody is out and hands then decide nothing, or another answer replaces
 * them.
 */
const needNoHands = (prompt: Prompt, draft: EntryDraft): boolean =>
  (typeof draft.out === "string" && isNeedlessOnceOut(handsAskIn(prompt))) ||
  isEnteredOtherwise(prompt, draft);

/** Whether another answer replaces the hands. */
const isEnteredOtherwise = ({ asks }: Prompt, draft: EntryDraft): boolean =>
  asks.some(
    (ask) =>
      ask.type === "player" &&
      ask.insteadOf === "left" &&
      isAsked(ask, draft) &&
      draft.fields[ask.field] !== undefined,
  );

/** Whether no hand decides anything once somebody is out. */
const isNeedlessOnceOut = (ask: HandsAsk | undefined): boolean =>
  ask?.optionalOnceOut === true || ask?.once === "blocked";

/** Whether naming the player who went out completes the entry: no hand was started, and how is not asked. */
export const isEnough = (prompt: Prompt, draft: EntryDraft): boolean =>
  needNoHands(prompt, draft) && !hasHands(draft) && lastChoiceIn(prompt, draft) === undefined;

/** Whether the players may have counted this block themselves: no hand is opened before one is chosen. */
const mayBeCounted = ({ asks }: Prompt, draft: EntryDraft): boolean =>
  draft.out === null && asks.some((ask) => ask.type === "player" && ask.insteadOf === "left");

/** The hand that is opened once somebody is marked as out, or the hand as blocked. */
export const handAfterOut = (prompt: Prompt, draft: EntryDraft): string | undefined =>
  mayBeCounted(prompt, draft) && !hasHands(draft) ? undefined : nextHand(prompt, draft, undefined);

/**
 * The hand after this one: the next below it in the form that is needed and not entered yet, or else the first from the
 * top. Undefined: all are entered.
 */
export function nextHand(prompt: Prompt, draft: EntryDraft, after: string | undefined): string | undefined {
  const ask = handsAskIn(prompt);
  if (!ask) return undefined;
  const open = openHands(prompt, draft).filter((holder) => holder !== after);
  const rows = handRows(ask, draft).flat();
  const below = rows.slice(after === undefined ? 0 : rows.indexOf(after) + 1);
  return below.find((row) => open.includes(row)) ?? open[0];
}

/**
 * The hand that is open when a form opens: the requested one, or else the first that is not entered; none as long as
 * naming the player who went out may complete the entry.
 */
export function openingHand(prompt: Prompt, draft: EntryDraft, asked?: string): string | undefined {
  const holder = holdersOf(prompt, draft).find(
    (each) => asked !== undefined && idsUnder(each).includes(asked),
  );
  if (holder !== undefined) return holder;
  return isNeedlessOnceOut(handsAskIn(prompt)) && !isStarted(draft) ? undefined : handAfterOut(prompt, draft);
}

/** The tiles in the draft's other hands, and who holds them. */
export function tilesElsewhere(prompt: Prompt, draft: EntryDraft, player: string): Map<string, string> {
  const elsewhere = new Map<string, string>();
  for (const holder of holdersOf(prompt, draft)) {
    const hand = handIn(draft, holder);
    if (holder !== player && hand.by === "tiles") for (const tile of hand.tiles) elsewhere.set(tile, holder);
  }
  return elsewhere;
}
