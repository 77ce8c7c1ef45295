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

const signs = (body: object, earlier: readonly object[] = [], game = doubles) =>
  unusualIn(at(game), { kind: "hand", ...body }, earlier).map(({ sign, path }) => `${sign} ${path}`);

const hand = (ana: unknown, bo: unknown) => ({ kind: "hand", out: "cleo", left: { ana, bo } });

describe("unusualIn", () => {
  it("reports nothing for an ordinary first hand or an incomplete entry", () => {
    expect(signs(hand(34, 5))).toEqual([]);
    expect(signs({ left: {} })).toEqual([]);
    expect(signs({ left: { ana: 3, bo: 4 } })).toEqual([]);
    expect(signs({})).toEqual([]);
  });

  it("reports the same hands as in the last entry, in pips or tiles, but not as in an older one", () => {
    expect(signs(hand(34, 5), [hand(34, 5)])).toEqual(["same-hands /left"]);
    expect(signs(hand(["6-4"], 5), [hand(10, ["4-1"])])).toEqual(["same-hands /left"]);
    expect(signs(hand(34, 5), [hand(34, 5), hand(3, 5)])).toEqual([]);
    expect(signs(hand(34, 5), [hand(34, 6)])).toEqual([]);
    expect(signs({ out: "bo", left: { ana: 34, cleo: 0 } }, [hand(34, 0)])).toEqual([]);
    expect(signs({ left: { ana: 34 } }, [hand(34, 0)])).toEqual([]);
  });

  it("reports three times a player's highest hand, given four earlier hands and more than half a deal", () => {
    const earlier = [hand(12, 4), hand(11, 2), hand(3, 3), hand(10, 1)];
    expect(signs(hand(36, 5), earlier)).toEqual(["far-above-worst /left/ana"]);
    expect(signs(hand(35, 5), earlier)).toEqual([]);
    expect(signs(hand(36, 5), earlier.slice(1))).toEqual([]);
    // Seven tiles of a double-six set count 42 on average; up to half of that is not unusual.
    expect(signs(hand(3, 21), earlier)).toEqual([]);
    expect(signs(hand(3, 22), earlier)).toEqual(["far-above-worst /left/bo"]);
    // Cleo went out in every earlier hand, so there is nothing to compare hers with.
    expect(signs({ out: "ana", left: { bo: 5, cleo: 60 } }, earlier)).toEqual([]);
  });

  it("reports a hand of more than one and a half average deals, even in the first entry", () => {
    expect(signs(hand(63, 5))).toEqual([]);
    expect(signs(hand(64, 5))).toEqual(["far-above-deal /left/ana"]);
    const train = (bo: number) => ({ kind: "round", engine: 12, out: "cleo", left: { ana: 32, bo } });
    const before = [train(5), train(8)];
    expect(signs(train(32), before, mexicanTrain)).toEqual([]);
    expect(signs(train(270), [], mexicanTrain)).toEqual([]);
    expect(signs(train(400), [], mexicanTrain)).toEqual(["far-above-deal /left/bo"]);
  });

  it("reports that nobody is out and no block was entered once every hand is entered", () => {
    const all = { ana: 3, bo: 4, cleo: 5 };
    expect(signs({ left: all })).toEqual(["nobody-out /out"]);
    expect(signs({ left: all, out: null })).toEqual([]);
    expect(signs({ left: { ana: 3, bo: 4 } })).toEqual([]);
    expect(signs({ kind: "round", engine: 12, left: all }, [], mexicanTrain)).toEqual(["nobody-out /out"]);
  });
});
