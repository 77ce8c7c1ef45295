import { type EntryDraft, handIn, handsOf, hasHands, heldBy, isStarted } from "@/app/shared/draft/draft";
import type { Language } from "@/lib/i18n/language";
import { keyOfHands } from "@/lib/rules/hands/joint";
import type { Player } from "@/lib/rules/people/table";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { partyName } from "@/lib/ui/text/party-name";

type HandsAsk = Extract<Ask, { ask: "hands" }>;

const handsAskIn = (prompt: Prompt) => prompt.asks.find((ask) => ask.ask === "hands");

/** The holders of the hands that a prompt asks for, in seat order: all but the player out. A joint hand is one. */
function holdersOf(prompt: Prompt, draft: EntryDraft): string[] {
  const ask = handsAskIn(prompt);
  return ask ? handsOf(ask, draft) : [];
}

/** The holder of a hand: a player, or two partners whose hands are entered as one. */
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

/** Whether a hand decides nothing because its holder's partner went out. */
function isNeedless(prompt: Prompt, { out }: EntryDraft, player: string): boolean {
  const ask = handsAskIn(prompt);
  if (ask?.optionalOnceOut !== "partner" || typeof out !== "string") return false;
  return ask.together?.pairs.some((pair) => pair.includes(player) && pair.includes(out)) ?? false;
}

/** Whether no hand has to be counted: somebody is out and the hands decide nothing, or another answer replaces them. */
const needNoHands = (prompt: Prompt, draft: EntryDraft): boolean =>
  (typeof draft.out === "string" && isNeedlessOnceOut(handsAskIn(prompt))) ||
  isEnteredOtherwise(prompt, draft);

/** Whether another answer replaces the hands. */
const isEnteredOtherwise = ({ asks }: Prompt, draft: EntryDraft): boolean =>
  asks.some(
    (ask) =>
      ask.ask === "player" &&
      ask.insteadOf === "left" &&
      isAsked(ask, draft) &&
      draft.fields[ask.field] !== undefined,
  );

/** Whether no hand decides anything once somebody is out. */
const isNeedlessOnceOut = (ask: HandsAsk | undefined): boolean =>
  ask?.optionalOnceOut === true || ask?.once === "blocked";

/** Whether the entry is complete with who went out, and no hand was begun. */
export const isEnough = (prompt: Prompt, draft: EntryDraft): boolean =>
  needNoHands(prompt, draft) && !hasHands(draft);

/** The holder of the next missing hand after this player's, around the table; undefined if none is missing. */
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
 * The holder whose hand is open when the form opens: the requested one, else the first that is missing. None as long as
 * who went out may turn out to be the only answer needed.
 */
export function openingHand(prompt: Prompt, draft: EntryDraft, asked?: string): string | undefined {
  if (asked !== undefined && holdersOf(prompt, draft).includes(asked)) return asked;
  return isNeedlessOnceOut(handsAskIn(prompt)) && !isStarted(draft)
    ? undefined
    : nextHand(prompt, draft, undefined);
}

/** The tiles in other hands of the draft, with their holders. */
export function tilesElsewhere(prompt: Prompt, draft: EntryDraft, player: string): Map<string, string> {
  const elsewhere = new Map<string, string>();
  for (const holder of holdersOf(prompt, draft)) {
    const hand = handIn(draft, holder);
    if (holder !== player && hand.by === "tiles") for (const tile of hand.tiles) elsewhere.set(tile, holder);
  }
  return elsewhere;
}
