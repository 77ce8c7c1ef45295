import type { Prompt } from "@/lib/rules/prompts";
import { type EntryDraft, handIn, heldBy } from "./draft";

/** Whose hands a prompt asks for, in seat order, but for whoever went out. */
export function holdersOf(prompt: Prompt, draft: EntryDraft): string[] {
  const hands = prompt.asks.find((ask) => ask.ask === "hands");
  return (hands?.holders ?? []).filter((player) => player !== draft.out);
}

/** Whose hand comes after this player's: the next that nothing was said of, around the table. Undefined: all is said. */
export function nextHand(prompt: Prompt, draft: EntryDraft, after: string | undefined): string | undefined {
  const holders = holdersOf(prompt, draft);
  const from = after === undefined ? 0 : holders.indexOf(after) + 1;
  const around = [...holders.slice(from), ...holders.slice(0, from)];
  return around.find((player) => player !== after && heldBy(handIn(draft, player)) === undefined);
}

/** The tiles that other hands of the draft hold, and whose they are. */
export function tilesElsewhere(prompt: Prompt, draft: EntryDraft, player: string): Map<string, string> {
  const elsewhere = new Map<string, string>();
  for (const holder of holdersOf(prompt, draft)) {
    const hand = handIn(draft, holder);
    if (holder !== player && hand.by === "tiles") for (const tile of hand.tiles) elsewhere.set(tile, holder);
  }
  return elsewhere;
}
