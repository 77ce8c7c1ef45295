import { expect, it } from "vitest";
import { bodyOf, emptyDraft, withHand, withOut } from "@/app/shared/draft/draft";
import { games } from "@/lib/games/registry";
import { Log } from "@/lib/rules/play/log";
import { type Options, sitDown, somePlayers } from "@/tests/support/simulate/index";

function after(id: string, options: Options, entries: readonly object[], seats = 4) {
  const game = games.find(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const log = new Log(sitDown(game, { players: somePlayers(seats), options }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log.position;
}

const [a = "", b = "", c = "", d = ""] = somePlayers(4).map(({ id }) => id);
const level = [
  { kind: "hand", out: a, left: { [b]: 5, [c]: 6, [d]: 7 } },
  { kind: "hand", out: b, left: { [a]: 5, [c]: 7, [d]: 6 } },
];

it("a headline says that both sides are level, and names players who are level alone", () => {
  expect(after("count", {}, level).headline()).toMatchObject({ text: "to-go", params: { bothSides: true } });
  const ends = [{ kind: "hand", out: a, left: { [b]: 12 } }];
  expect(after("count", { preset: "block" }, ends, 2).headline()).toMatchObject({
    params: { bothSides: false },
  });
  const alone = [a, b].map((out) => ({ kind: "hand", out }));
  const cutThroat = { sides: false, match: "first-to" };
  expect(after("hands", cutThroat, alone, 2).headline()).toMatchObject({ params: { bothSides: false } });
});

it("a headline says that a target must be hit exactly, and that hands must be won in a row", () => {
  expect(after("fives", {}, []).headline()).toMatchObject({ text: "first-to", params: { exact: true } });
  expect(after("fives", { preset: "all-fives" }, []).headline()).toMatchObject({ params: { exact: false } });
  expect(after("hands", {}, []).headline()).toMatchObject({ text: "first-in-a-row", params: { target: 6 } });
  expect(after("hands", {}, [{ kind: "hand", out: a }]).headline()).toMatchObject({ text: "to-go" });
  expect(after("hands", { match: "first-to" }, []).headline()).toMatchObject({ text: "first-to" });
});

it("a block is noted with the leader that is known, and asks who led only if nobody or two may have", () => {
  const options = { preset: "dominican" };
  const leaderIn = (position: ReturnType<typeof after>) => {
    const prompt = position.prompts().find(({ kind }) => kind === "hand");
    if (!prompt) throw new Error("no hand is asked for");
    const ask = prompt.asks.find(({ field }) => field === "leader");
    const blocked = withOut(withHand(emptyDraft("hand"), a, { sum: "9" }), null);
    return {
      isAsked: ask?.type === "player" && !ask.optional,
      blocked: bodyOf(prompt, blocked).leader,
      out: bodyOf(prompt, withOut(emptyDraft("hand"), b)).leader,
    };
  };
  expect(leaderIn(after("count", options, []))).toEqual({ isAsked: true });
  expect(leaderIn(after("count", options, level))).toEqual({ isAsked: false, blocked: b });
  const block = { kind: "hand", out: null, left: { [a]: 20, [b]: 15, [c]: 5, [d]: 14 } };
  expect(leaderIn(after("count", options, [block]))).toEqual({ isAsked: true });
});

it("a headline says what prize the next hand has, as long as there are prizes", () => {
  const prized = { preset: "puerto-rico-500" };
  const hand = { kind: "hand", out: a, left: { [b]: 5, [d]: 7 } };
  expect(after("count", prized, [hand]).headline()).toMatchObject({
    text: "with-prize",
    params: { prize: 75, headline: { text: "to-go" } },
  });
  expect(after("count", prized, [hand, hand, hand, hand]).headline()).toMatchObject({ text: "to-go" });
});
