import { describe, expect, it } from "vitest";
import {
  bodyOf,
  draftOf,
  type EntryDraft,
  emptyDraft,
  withField,
  withHand,
  withOut,
} from "@/app/shared/draft/draft";
import { games } from "@/lib/games/registry";
import type { Game } from "@/lib/rules/game";
import type { Prompt } from "@/lib/rules/prompts";
import { sitDown, somePlayers } from "@/tests/support/simulate/index";
import { handAfterOut, isEnough, nextHand, openingHand } from "./hand-order";

/** The prompt of a hand of two pairs in which the winners' own hands do not count. */
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

it("nextHand asks for the losers’ hands as one once somebody is out, and not for the partner’s", () => {
  const draft = out("a");
  expect(nextHand(prompt(false), draft, undefined)).toBe("b+d");
  const entered = typed(draft, "b+d", "31");
  expect(nextHand(prompt(false), entered, "b+d")).toBeUndefined();
  expect(bodyOf(prompt(false), entered)).toEqual({ kind: "hand", out: "a", left: { "b+d": 31 } });
});

it("nextHand asks for the other hand of a pair once one is entered, and their joint total is set aside", () => {
  const draft = typed(typed(out("a"), "b+d", "31"), "b", "12");
  expect(nextHand(prompt(false), draft, "b")).toBe("d");
  expect(bodyOf(prompt(false), draft)).toEqual({ kind: "hand", out: "a", left: { b: 12 } });
});

it("bodyOf contains a partner’s hand that was entered without being asked for", () => {
  const draft = typed(typed(out("a"), "b+d", "31"), "c", "4");
  expect(bodyOf(prompt(false), draft)).toMatchObject({ left: { "b+d": 31, c: 4 } });
});

it("nextHand asks for both pairs after a block, as one each only if no single hand decides", () => {
  expect(nextHand(prompt(true), out(null), undefined)).toBe("a+c");
  expect(nextHand(prompt(true), typed(out(null), "a+c", "20"), "a+c")).toBe("b+d");
  expect(nextHand(prompt(false), out(null), undefined)).toBe("a");
});

it("nextHand asks for everybody’s hand until somebody is out or a block is entered", () => {
  expect(nextHand(prompt(true), emptyDraft("hand"), undefined)).toBe("a");
});

it("nextHand asks for no hand once the winner of a block is entered", () => {
  const { asks, ...hand } = prompt(true);
  const among = ["a", "b", "c", "d"];
  const won = { text: "won" };
  const withWinner: Prompt = {
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
    expect(nextHand(withWinner, draft, "a+c")).toBeUndefined();
    expect(bodyOf(withWinner, draft)).toEqual({ kind: "hand", out: null, won: winner });
  }
  // The winner of a block is ignored when somebody is out.
  expect(nextHand(withWinner, withField(out("a"), "won", "b"), undefined)).toBe("b+d");
});

describe("how somebody went out", () => {
  const family = games.find("hands") as Game;
  const presets = family
    .optionAsks({}, 4)
    .flatMap((ask) => (ask.field === "preset" && ask.type === "choice" ? ask.choices : []));
  const promptOf = (preset: unknown, options: object = {}) => {
    const players = somePlayers(4);
    const asked = sitDown(family, { players, options: { preset: String(preset), ...options } }).prompts();
    const hand = asked.find(({ kind }) => kind === "hand");
    if (!hand) throw new Error("no hand");
    return hand;
  };
  const worths = { haiti: true, brazil: true } as Readonly<Record<string, boolean>>;

  it.each(presets.map(({ value }) => value))(
    "is asked after the name, and naming alone saves nothing, only where it matters: %s",
    (preset) => {
      const hand = promptOf(preset);
      const named = withOut(emptyDraft("hand"), "ana");
      expect(isEnough(hand, named)).toBe(!worths[String(preset)]);
      expect(bodyOf(hand, named)).toEqual({
        kind: "hand",
        out: "ana",
        ...(worths[String(preset)] && { how: "plain" }),
      });
    },
  );

  it("is asked wherever a house rule makes the ways differ", () => {
    expect(isEnough(promptOf("derby", { crossed: 3 }), withOut(emptyDraft("hand"), "bo"))).toBe(false);
  });

  it("stays in a hand that says it, where it is no longer asked", () => {
    const body = { kind: "hand", out: "ana", how: "double" };
    expect(bodyOf(promptOf("derby"), draftOf(promptOf("derby"), body))).toEqual(body);
  });

  it("comes before no hand: after a block none is opened, since the table may have counted it", () => {
    const blocked = withOut(emptyDraft("hand"), null);
    expect(handAfterOut(promptOf("derby"), blocked)).toBeUndefined();
    expect(handAfterOut(promptOf("derby"), typed(blocked, "bo", "12"))).toBe("ana");
  });
});

describe("one number for all that is left", () => {
  const game = games.find("count") as Game;
  const promptOf = (preset: string, people: number): Prompt => {
    const prompts = sitDown(game, { options: { preset }, players: somePlayers(people) }).prompts();
    return prompts.find(({ kind }) => kind === "hand") as Prompt;
  };
  const handsIn = ({ asks }: Prompt) => asks.find((ask) => ask.type === "hands");
  const sides = promptOf("dominican", 4);
  const outAna = out("ana");
  const all = "bo+cleo+dev";

  it("is what is asked for first, and all that is needed", () => {
    expect(nextHand(sides, outAna, undefined)).toBe(all);
    const draft = typed(outAna, all, "38");
    expect(nextHand(sides, draft, all)).toBeUndefined();
    expect(bodyOf(sides, draft)).toMatchObject({ out: "ana", left: { [all]: 38 } });
    expect(nextHand(promptOf("block", 3), outAna, undefined)).toBe("bo+cleo");
  });

  it("is asked for neither before somebody is out, nor after a block, nor where the winners' hands do not count", () => {
    expect(nextHand(sides, emptyDraft("hand"), undefined)).toBe("ana");
    expect(nextHand(sides, out(null), undefined)).toBe("ana");
    expect(nextHand(promptOf("puerto-rico-200", 4), outAna, undefined)).toBe("bo+dev");
    expect(nextHand(promptOf("block", 2), outAna, undefined)).toBe("bo");
  });

  it("is set aside, not lost, while a hand is entered singly", () => {
    const single = typed(typed(outAna, all, "38"), "bo", "12");
    expect(bodyOf(sides, single)).toMatchObject({ left: { bo: 12 } });
    expect(nextHand(sides, single, "bo")).toBe("dev");
    expect(bodyOf(sides, typed(single, "bo", ""))).toMatchObject({ left: { [all]: 38 } });
  });

  it("stays when somebody else went out after all, also by way of a block", () => {
    const draft = withOut(typed(outAna, all, "38"), null, handsIn(sides));
    expect(bodyOf(sides, draft)).toMatchObject({ out: null, left: {} });
    const moved = withOut(draft, "bo", handsIn(sides));
    expect(bodyOf(sides, moved)).toMatchObject({ out: "bo", left: { "ana+cleo+dev": 38 } });
  });

  it("is corrected as it was written, and so is the joint hand of two partners", () => {
    const body = { kind: "hand", out: "ana", left: { [all]: 38 } };
    const draft = draftOf(sides, body);
    expect(bodyOf(sides, draft)).toEqual(body);
    expect(openingHand(sides, draft, "dev")).toBe(all);
    const pair = { kind: "hand", out: "ana", left: { cleo: 4, "bo+dev": 34 } };
    expect(bodyOf(sides, draftOf(sides, pair))).toEqual(pair);
  });
});
