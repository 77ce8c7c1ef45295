import type { RulesBlock } from "@/lib/rules/rules-page";

/** How a hundred up is counted, and what a star is. */
export const hundredUpScore: readonly RulesBlock[] = [
  {
    type: "text",
    text:
      "A hundred up is one long game for one pool. What you still hold at the end of a hand is added to your total. " +
      "A total of a hundred puts you out: you take no further part, and the others go on without you.",
  },
  {
    type: "ruling",
    source: "It does not say when the pool is paid, or that the number must be a hundred.",
    ruling:
      "Everybody pays the stake once, before the first hand. You may agree on any target from 1 to 1,000.",
  },
  {
    type: "text",
    text:
      "The first player out may be allowed to star: they pay into the pool once more and come back with the same " +
      "total as the player next in order. With four players the first two out may star.",
  },
  {
    type: "ruling",
    source: "It gives the number who may star for four players only.",
    ruling:
      "With three players one may star, with four or more two. You may agree otherwise, even no stars; but at least " +
      "two players must stay without one.",
  },
  {
    type: "ruling",
    source: "What the payment is, and who is “next in order”, is left open.",
    ruling:
      "A star costs the stake unless you agree on another price. The total becomes the highest total of the players " +
      "still in.",
  },
  {
    type: "ruling",
    source: "It leaves open when a star must be taken, and whether a player may star twice.",
    ruling:
      "The answer is given straight after the hand that put the player out, and once in a game. Entering the next " +
      "hand declines every star still open. With only one player left in, the stars are answered before anything " +
      "else.",
  },
  {
    type: "ruling",
    source: "Two players may go out in the same hand; it does not say which of them was first.",
    ruling:
      "The higher total went out first; if totals are equal, the player seated earlier did. They answer in that order.",
  },
];
