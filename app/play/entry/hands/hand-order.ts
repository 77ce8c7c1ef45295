import { type EntryDraft, handIn, handsOf, hasHands, heldBy, isStarted } from "@/app/shared/draft/draft";
import type { Language } from "@/lib/i18n/language";
import { keyOfHands } from "@/lib/rules/hands/joint";
import type { Player } from "@/lib/rules/people/table";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { partyName } from "@/lib/ui/text/party-name";

type HandsAsk = Extract<Ask, { type: "hands" }>;

const handsAskIn = (prompt: Prompt) => prompt.asks.find((ask) => ask.type === "hands");

/** The hands that a prompt asks for, in seat order, without the player who went out; a joint hand counts as one. */
function holdersOf(prompt: Prompt, draft: EntryDraft): string[] {
  const ask = handsAskIn(prompt);
  return ask ? handsOf(ask, draft) : [];
}

/** Whose hand it is: one player's, or the joint hand of two partners. */
export function holderIn(
  players: readonly Player[],
  prompt: Prompt,
  holder: string | undefined,
  language: Language,
): Player | undefined {
  const pair = handsAskIn(prompt)?.together?.pairs.find((each) => keyOfHands(each) === holder);
  if (!pair || holder === undefined) return players.find(({ id }) => id === holder);
  return {
    id: holder,
    name: partyName(
      players.filter(({ id }) => pair.includes(id)),
      language,
    ),
  };
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

/** Whether naming the player who went out completes the entry: no hand was started. */
export const isEnough = (prompt: Prompt, draft: EntryDraft): boolean =>
  needNoHands(prompt, draft) && !hasHands(draft);

/** The hand after this player's: the next one around the table that is not entered yet. Undefined: all are entered. */
export function nextHand(prompt: Prompt, draft: EntryDraft, after: string | undefined): string | undefined {
  if (needNoHands(prompt, draft)) return undefined;
  const holders = holdersOf(prompt, draft).filter(
    (player) => player === after || !isNeedless(prompt, draft, player),
  );
  const from = after === undefined ? 0 : holders.indexOf(after) + 1;
  const around = [...holders.slice(from), ...holders.slice(0, from)];
  return around.find((player) => player !== after && heldBy(handIn(draft, player)) === undefined);
}

/**
 * The hand that is open when a form opens: the requested one, or else the first that is not entered; none as long as
 * naming the player who went out may complete the entry.
 */
export function openingHand(prompt: Prompt, draft: EntryDraft, asked?: string): string | undefined {
  if (asked !== undefined && holdersOf(prompt, draft).includes(asked)) return asked;
  return isNeedlessOnceOut(handsAskIn(prompt)) && !isStarted(draft)
    ? undefined
    : nextHand(prompt, draft, undefined);
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
