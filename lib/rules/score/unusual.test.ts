import { describe, expect, it } from "vitest";
import { doubles } from "../../games/doubles/index";
import { mexicanTrain } from "../../games/mexican-train/index";
import { unusualIn } from "./unusual";

const players = ["ana", "bo", "cleo"].map((id) => ({ id, name: id }));

const at = (game: typeof doubles) => {
  const sat = game.sit({}, players);
  if (!sat.ok) throw new Error("nobody sits");
  return sat.value;
};

const told = (body: object, earlier: readonly object[] = [], game = doubles) =>
  unusualIn(at(game), { kind: "hand", ...body }, earlier).map(({ sign, path }) => `${sign} ${path}`);

const hand = (ana: unknown, bo: unknown) => ({ kind: "hand", out: "cleo", left: { ana, bo } });

describe("unusual entries", () => {
  it("exclude a first hand, and an incomplete one", () => {
    expect(told(hand(34, 5))).toEqual([]);
    expect(told({ left: {} })).toEqual([]);
    expect(told({ left: { ana: 3, bo: 4 } })).toEqual([]);
    expect(told({})).toEqual([]);
  });

  it("the same hands as last time, typed or listed; not as any time before", () => {
    expect(told(hand(34, 5), [hand(34, 5)])).toEqual(["same-hands /left"]);
    expect(told(hand(["6-4"], 5), [hand(10, ["4-1"])])).toEqual(["same-hands /left"]);
    expect(told(hand(34, 5), [hand(34, 5), hand(3, 5)])).toEqual([]);
    expect(told(hand(34, 5), [hand(34, 6)])).toEqual([]);
    expect(told({ out: "bo", left: { ana: 34, cleo: 0 } }, [hand(34, 0)])).toEqual([]);
    expect(told({ left: { ana: 34 } }, [hand(34, 0)])).toEqual([]);
  });

  it("three times a player's highest, once there are four earlier hands, and never for an ordinary one", () => {
    const earlier = [hand(12, 4), hand(11, 2), hand(3, 3), hand(10, 1)];
    expect(told(hand(36, 5), earlier)).toEqual(["far-above-worst /left/ana"]);
    expect(told(hand(35, 5), earlier)).toEqual([]);
    expect(told(hand(36, 5), earlier.slice(1))).toEqual([]);
    // Seven tiles of a double-six set count 42 on average: up to half of it is nothing special.
    expect(told(hand(3, 21), earlier)).toEqual([]);
    expect(told(hand(3, 22), earlier)).toEqual(["far-above-worst /left/bo"]);
    // Whoever went out held no hand: nothing to compare with.
    expect(told({ out: "ana", left: { bo: 5, cleo: 60 } }, earlier)).toEqual([]);
  });

  it("a hand of more than one and a half deals, even the first", () => {
    expect(told(hand(63, 5))).toEqual([]);
    expect(told(hand(64, 5))).toEqual(["far-above-deal /left/ana"]);
    const train = (bo: number) => ({ kind: "round", engine: 12, out: "cleo", left: { ana: 32, bo } });
    const before = [train(5), train(8)];
    expect(told(train(32), before, mexicanTrain)).toEqual([]);
    expect(told(train(270), [], mexicanTrain)).toEqual([]);
    expect(told(train(400), [], mexicanTrain)).toEqual(["far-above-deal /left/bo"]);
  });

  it("neither a winner nor a block, once every hand is entered", () => {
    const all = { ana: 3, bo: 4, cleo: 5 };
    expect(told({ left: all })).toEqual(["nobody-out /out"]);
    expect(told({ left: all, out: null })).toEqual([]);
    expect(told({ left: { ana: 3, bo: 4 } })).toEqual([]);
    expect(told({ kind: "round", engine: 12, left: all }, [], mexicanTrain)).toEqual(["nobody-out /out"]);
  });
});
