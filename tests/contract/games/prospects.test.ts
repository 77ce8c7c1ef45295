import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import type { Position } from "../../../lib/rules/game";
import { Log } from "../../../lib/rules/play/log";
import { type Options, sitDown, somePlayers } from "../../support/simulate/index";

/**
 * The prospects before a hand, with their numbers. That prospects come true in every game is a law:
 * `laws/prospects.ts`.
 */

function positionAfter(id: string, count: number, options: Options, entries: readonly unknown[]): Position {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  const log = new Log(sitDown(game, { players: somePlayers(count), options }));
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return log.position;
}

const hand = (out: string | null, left: object) => ({ kind: "hand", out, left });
const trains = (each: (engine: number) => object) =>
  [7, 6, 5, 4, 3, 2, 1].map((engine) => ({ kind: "round", engine, out: "ana", left: each(engine) }));
const removed = { deal: "removed" };
const outWins = (who: string, unless: object[] = []) => ({ type: "out-wins", who, unless });
const outWinsWith = (who: string, others: number) => ({ type: "out-wins-with", who, others });

describe("the last round of Mexican Train", () => {
  it("says whose small hand would prevent a win, and how small it has to be", () =>
    expect(
      positionAfter(
        "mexican-train",
        2,
        removed,
        trains((engine) => ({ bo: engine === 3 ? 12 : 1 })),
      ).prospects(),
    ).toEqual([outWins("ana"), outWins("bo", [{ who: "ana", atMost: 17 }])]));

  it("takes the smallest remaining tile into account", () => {
    const rounds = trains(() => ({ bo: 1 })).map((round, index) =>
      index % 2 === 0 ? round : { ...round, out: "bo", left: { ana: 1 } },
    );
    // The 0-0 is on the table, so Ana holds 1 or more, and Bo, who is 1 behind, wins.
    expect(positionAfter("mexican-train", 2, removed, rounds).prospects()).toEqual([
      outWins("ana"),
      outWins("bo"),
    ]);
  });

  it("has no prospects two rounds before the end", () =>
    expect(
      positionAfter("mexican-train", 2, removed, trains(() => ({ bo: 5 })).slice(0, 6)).prospects(),
    ).toEqual([]));

  it("names those who can no longer win", () =>
    expect(
      positionAfter(
        "mexican-train",
        2,
        removed,
        trains(() => ({ bo: 60 })),
      ).prospects(),
    ).toEqual([outWins("ana"), { type: "cannot-win", who: "bo" }]));
});

describe("the ninth round of Pip", () => {
  const rounds = (left: number) => Array(8).fill({ kind: "round", out: "ana", left: { bo: left } });
  it("counts the ten points that going out takes off", () =>
    expect(positionAfter("pip", 2, {}, rounds(4)).prospects()).toEqual([
      outWins("ana"),
      outWins("bo", [{ who: "ana", atMost: 21 }]),
    ]));
  it("is won by going out when the ten points make the players level", () =>
    expect(positionAfter("pip", 2, {}, rounds(1)).prospects()).toEqual([outWins("ana"), outWins("bo")]));
});

describe("a game to a target", () => {
  it("Doubles: says what the others must hold", () =>
    expect(
      positionAfter("doubles", 2, {}, [hand("bo", { ana: 60 }), hand("bo", { ana: 20 })]).prospects(),
    ).toEqual([outWinsWith("bo", 20)]));
  it("Baneberry: subtracts the twenty for going out from the hands that are needed", () =>
    expect(positionAfter("baneberry", 2, { target: 60 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([
      outWinsWith("bo", 11),
    ]));
  it("Baneberry: says which run wins, and that going out wins when twenty points are enough", () =>
    expect(positionAfter("baneberry", 2, { target: 40 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([
      { type: "score-wins", who: "bo", points: 15 },
      outWinsWith("ana", 20),
      outWins("bo"),
    ]));
  it("has no prospects when it is played for money", () =>
    expect(positionAfter("baneberry", 2, { mode: "cash" }, [hand("bo", { ana: 9 })]).prospects()).toEqual(
      [],
    ));
});

describe("Domino Pool, a hundred up", () => {
  const up = { mode: "hundred-up", target: 40, stars: 0 };
  it("says with which hand each player is eliminated", () =>
    expect(positionAfter("domino-pool", 3, up, [hand("ana", { bo: 12, cleo: 30 })]).prospects()).toEqual([
      { type: "falls-with", who: "ana", pips: 40 },
      { type: "falls-with", who: "bo", pips: 28 },
      { type: "falls-with", who: "cleo", pips: 10 },
    ]));
  it("with two players left, says with which hand the other wins", () =>
    expect(
      positionAfter("domino-pool", 3, up, [hand("ana", { bo: 12, cleo: 40 })]).prospects(),
    ).toContainEqual(outWinsWith("ana", 28)));
  it("names no winner while a star could still save a player", () =>
    expect(
      positionAfter("domino-pool", 3, { ...up, stars: 1 }, [
        hand("ana", { bo: 12, cleo: 40 }),
        { kind: "star", player: "cleo", take: false },
      ])
        .prospects()
        .filter(({ type }) => type === "out-wins-with"),
    ).toEqual([outWinsWith("bo", 40), outWinsWith("ana", 28)]));
});

const peg = (player: string, points: number) => ({ kind: "peg", player, points });
const adjust = (player: string, points: number) => ({ kind: "adjust", player, points, why: "as agreed" });
const scoreWins = (who: string, points: number, more: object = {}) => ({
  type: "score-wins",
  who,
  points,
  ...more,
});
const handWins = (who: string, worth: number, any = true) => ({ type: "hand-wins", who, worth, any });

describe("a count game", () => {
  it("in sides says what the other side must hold, once for both partners", () =>
    expect(positionAfter("count", 4, {}, [adjust("cleo", 70)]).prospects()).toEqual([
      { ...outWinsWith("ana", 30), whose: ["bo", "dev"] },
    ]));
  it("where all hands count includes the partner’s hand", () =>
    expect(positionAfter("count", 4, { preset: "latin" }, [adjust("bo", 180)]).prospects()).toEqual([
      { ...outWinsWith("bo", 20), whose: ["ana", "cleo", "dev"] },
    ]));
  it("counts the prize of the next hand like pips", () => {
    const options = { target: 60, prizes: [0, 25] };
    const entries = [hand("ana", { "bo+dev": 30 })];
    expect(positionAfter("count", 4, options, entries).prospects()).toEqual([
      { ...outWinsWith("ana", 5), whose: ["bo", "dev"] },
      { ...outWinsWith("bo", 35), whose: ["ana", "cleo"] },
    ]);
  });
  it("is won by going out when the smallest possible hands are enough", () =>
    expect(positionAfter("count", 4, {}, [adjust("ana", 99)]).prospects()).toEqual([outWins("ana")]));
  it("with an exact target has to hit it, apart from extras", () => {
    const options = { exact: true, capicua: 25 };
    expect(positionAfter("count", 4, options, [adjust("ana", 80)]).prospects()).toEqual([
      { ...outWinsWith("ana", 20), whose: ["bo", "dev"], exactly: true, extrasAside: true },
    ]);
  });
});

describe("a hands game", () => {
  const won = (...outs: string[]) => outs.map((out) => ({ kind: "hand", out }));
  it("to six in a row says who wins with the next hand and who breaks the run", () =>
    expect(positionAfter("hands", 4, {}, won("ana", "cleo", "ana", "cleo", "ana")).prospects()).toEqual([
      handWins("ana", 1),
      { type: "breaks-run", who: "bo" },
    ]));
  it("has no prospects while a run is far from the target", () =>
    expect(positionAfter("hands", 4, {}, won("ana", "cleo")).prospects()).toEqual([]));
  it("says what the hand must be worth where hands differ in worth", () =>
    expect(
      positionAfter("hands", 4, { preset: "brazil" }, won("ana", "cleo", "ana", "bo")).prospects(),
    ).toEqual([handWins("ana", 3, false)]));
  it("adds earlier ties to the worth of the hand", () => {
    const tied = { kind: "hand", out: null, won: null };
    const options = { match: "first-to", tieAdds: true, target: 3 };
    expect(positionAfter("hands", 4, options, [tied, tied]).prospects()).toEqual([
      handWins("ana", 3),
      handWins("bo", 3),
    ]);
  });
  it("ends exactly with the ways of winning that its prospects state", () => {
    const options = { preset: "brazil" };
    for (const before of [
      [],
      ["ana"],
      ["ana", "cleo"],
      ["ana", "cleo", "ana"],
      ["ana", "bo", "ana", "cleo", "ana"],
    ]) {
      const position = positionAfter("hands", 4, options, won(...before));
      const said = position.prospects();
      const worths = { plain: 1, double: 2, "both-ends": 3, crossed: 4 };
      for (const [out, party] of [
        ["ana", "ana"],
        ["cleo", "ana"],
        ["dev", "bo"],
      ])
        for (const [how, worth] of Object.entries(worths)) {
          const played = position.play({ kind: "hand", out, how });
          const needed = said.flatMap((each) =>
            each.type === "hand-wins" && each.who === party ? [each.worth] : [],
          );
          expect(played.ok && played.value.position.over).toBe(needed.some((min) => worth >= min));
        }
    }
  });
});

describe("a fives game", () => {
  it("fives and threes: says which play reaches the exact target, and which last tile does", () =>
    expect(positionAfter("fives", 4, { target: 5 }, [peg("ana", 1)]).prospects()).toEqual([
      scoreWins("ana", 4, { exactly: true }),
      { type: "last-tile-wins", who: "ana", points: 3, exactly: true },
      { type: "last-tile-wins", who: "bo", points: 4, exactly: true },
    ]));
  it("fives and threes: one point short, the last tile may score nothing", () =>
    expect(positionAfter("fives", 4, { target: 9 }, [peg("ana", 8)]).prospects()).toEqual([
      scoreWins("ana", 1, { exactly: true }),
      { type: "last-tile-wins", who: "ana", points: 0, exactly: true },
      { type: "last-tile-wins", who: "bo", points: 8, exactly: true },
    ]));
  it("all fives: says which play wins, and which hands to the nearest five do", () =>
    expect(positionAfter("fives", 2, { preset: "all-fives" }, [adjust("ana", 230)]).prospects()).toEqual([
      scoreWins("ana", 20),
      { ...outWinsWith("ana", 18), whose: ["bo"], extrasAside: true },
    ]));
});

describe("forty-two", () => {
  const made = (bidder: string, marks = 1) => ({ kind: "hand", bidder, bid: 42, marks, made: true });
  it("by marks says what the winning hand must be worth", () => {
    const position = positionAfter("forty-two", 4, {}, [made("ana", 6), made("bo", 4)]);
    const before = positionAfter("forty-two", 4, {}, [made("ana", 4), made("bo", 4)]);
    expect(before.prospects()).toEqual([]);
    expect(position.prospects()).toEqual([handWins("ana", 1)]);
    for (const marks of [1, 2, 3, 4, 5])
      for (const [bidder, min] of [
        ["cleo", 1],
        ["dev", 3],
      ] as const) {
        const played = position.play(made(bidder, marks));
        expect(played.ok && played.value.position.over).toBe(marks >= min);
      }
  });
  it("by points has no prospects, because they depend on both sides", () =>
    expect(positionAfter("forty-two", 4, { preset: "points" }, [adjust("ana", 240)]).prospects()).toEqual(
      [],
    ));
});

it("a finished game has no prospects", () =>
  expect(positionAfter("doubles", 2, { target: 9 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([]));
