import { list, number } from "../counted";
import type { Terms } from "../terms";

/** The page where a player reports their hand. */
export const hand = (t: Terms) => ({
  title: "Your hand",
  who: "Who are you?",
  notYou: "Someone else",
  you: (f: { name: string }): string => `${f.name}, what do you still hold?`,
  send: "Send",
  sending: "Sending…",
  sent: (f: { hand: string }): string => `Sent: ${f.hand}. It counts once the scorekeeper accepts it.`,
  change: "Change it",
  nothing: "Nothing to send just now.",
  holdsNothing: (f: { name: string }): string => `${f.name} is not in this hand.`,
  noKeyTitle: "The players’ code is missing",
  noKey:
    "This device can’t send hands yet. Scan the players’ code at the table: it is under Invite, “Report their hand”.",
  linkTrouble: {
    damaged: "The link you opened is damaged: part of it is missing or changed.",
    refused: "The players’ code was replaced, so this link can no longer send hands.",
  },
  /** What a player says, as the scorekeeper sees it. */
  reported: (f: { name: string; hand: string }): string => `${f.name} says ${f.hand}`,
  pips: (f: { pips: number; tiles: readonly string[] }): string =>
    f.tiles.length === 0 ? number(f.pips) : `${number(f.pips)} (${f.tiles.join(", ")})`,
  take: "Accept",
  taken: "accepted",
  cameIn: (f: { names: readonly string[] }): string =>
    f.names.length === 1 ? `${f.names[0]} has sent a hand.` : `${list(f.names)} have sent their hands.`,
  closed: "This was entered at the table while you were typing",
  closedText: (f: { hand: string }): string => `You had typed ${f.hand}. It was not sent.`,
  stillMine: "This is my hand now: use it",
  /** What the player says who has no tiles left. */
  iWentOut: `I ${t.wentOut}`,
  quoted: (f: { text: string }): string => `“${f.text}”`,
});
