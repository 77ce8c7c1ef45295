import { expect, it } from "vitest";
import { bodyOf, type EntryDraft, emptyDraft, withField, withHand, withOut } from "@/app/shared/draft/draft";
import type { Prompt } from "@/lib/rules/prompts";
import { nextHand } from "./hand-order";

/** The end of a hand between two pairs, in which the winners' own hands decide nothing. */
const prompt = (afterBlock: boolean): Prompt => ({
  kind: "hand",
  when: "hand",
  title: { text: "hand" },
  asks: [
    { type: "out", field: "out", among: ["a", "b", "c", "d"] },
    {
      type: "hands",
      field: "left",
      holders: ["a", "b", "c", "d"],
      optionalOnceOut: "partner",
      together: {
        pairs: [
          ["a", "c"],
          ["b", "d"],
        ],
        afterBlock,
      },
      quick: [],
    },
  ],
});
const typed = (draft: EntryDraft, holder: string, sum: string) =>
  withHand(draft, holder, { by: "pips", sum });
const out = (who: string | null) => withOut(emptyDraft("hand"), who);

it("once somebody is out, the losers’ hands are asked for as one, and the partner’s not at all", () => {
  const draft = out("a");
  expect(nextHand(prompt(false), draft, undefined)).toBe("b+d");
  const told = typed(draft, "b+d", "31");
  expect(nextHand(prompt(false), told, "b+d")).toBeUndefined();
  expect(bodyOf(prompt(false), told)).toEqual({ kind: "hand", out: "a", left: { "b+d": 31 } });
});

it("after one hand of a pair is entered alone, the other is asked for, and their joint hand is kept", () => {
  const draft = typed(typed(out("a"), "b+d", "31"), "b", "12");
  expect(nextHand(prompt(false), draft, "b")).toBe("d");
  expect(bodyOf(prompt(false), draft)).toEqual({ kind: "hand", out: "a", left: { b: 12 } });
});

it("a partner’s hand that is entered although it is optional is written", () => {
  const draft = typed(typed(out("a"), "b+d", "31"), "c", "4");
  expect(bodyOf(prompt(false), draft)).toMatchObject({ left: { "b+d": 31, c: 4 } });
});

it("after a block both pairs’ hands are asked for, together only if no single hand decides", () => {
  expect(nextHand(prompt(true), out(null), undefined)).toBe("a+c");
  expect(nextHand(prompt(true), typed(out(null), "a+c", "20"), "a+c")).toBe("b+d");
  expect(nextHand(prompt(false), out(null), undefined)).toBe("a");
});

it("until somebody is out, everybody’s hand is asked for", () => {
  expect(nextHand(prompt(true), emptyDraft("hand"), undefined)).toBe("a");
});

it("once the winner of a block is named, no hand is asked for", () => {
  const { asks, ...hand } = prompt(true);
  const among = ["a", "b", "c", "d"];
  const won = { text: "won" };
  const told: Prompt = {
    ...hand,
    asks: [
      ...asks,
      {
        type: "player",
        field: "won",
        label: won,
        among,
        optional: false,
        insteadOf: "left",
        once: "blocked",
      },
    ],
  };
  for (const winner of ["b", null]) {
    const draft = withField(out(null), "won", winner);
    expect(nextHand(told, draft, "a+c")).toBeUndefined();
    expect(bodyOf(told, draft)).toEqual({ kind: "hand", out: null, won: winner });
  }
  // The winner of a block is not asked for once somebody is out.
  expect(nextHand(told, withField(out("a"), "won", "b"), undefined)).toBe("b+d");
});
