import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import type { Position } from "../../../lib/rules/game";
import { Log } from "../../../lib/rules/play/log";
import { type Options, sitDown, somePlayers } from "../../support/simulate/index";

/** What is certain before a hand, number by number. That it is true of every game: `laws/looking-ahead.ts`. */

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

describe("Mexican Train, the last engine", () => {
  it("names the rivals, and how much they may hold", () =>
    expect(
      positionAfter(
        "mexican-train",
        2,
        removed,
        trains((engine) => ({ bo: engine === 3 ? 12 : 1 })),
      ).prospects(),
    ).toEqual([outWins("ana"), outWins("bo", [{ who: "ana", atMost: 17 }])]));

  it("a hand is never less than the smallest remaining tile", () => {
    const rounds = trains(() => ({ bo: 1 })).map((round, index) =>
      index % 2 === 0 ? round : { ...round, out: "bo", left: { ana: 1 } },
    );
    // The 0-0 lies on the table, so Ana holds 1 or more, and Bo, who is 1 behind, wins.
    expect(positionAfter("mexican-train", 2, removed, rounds).prospects()).toEqual([
      outWins("ana"),
      outWins("bo"),
    ]);
  });

  it("says nothing two rounds before the end", () =>
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

describe("Pip, the ninth round", () => {
  const rounds = (left: number) => Array(8).fill({ kind: "round", out: "ana", left: { bo: left } });
  it("subtracts the ten for going out", () =>
    expect(positionAfter("pip", 2, {}, rounds(4)).prospects()).toEqual([
      outWins("ana"),
      outWins("bo", [{ who: "ana", atMost: 21 }]),
    ]));
  it("going out certainly wins if the ten make it a tie", () =>
    expect(positionAfter("pip", 2, {}, rounds(1)).prospects()).toEqual([outWins("ana"), outWins("bo")]));
});

describe("first to a target", () => {
  it("Doubles: what the others must hold", () =>
    expect(
      positionAfter("doubles", 2, {}, [hand("bo", { ana: 60 }), hand("bo", { ana: 20 })]).prospects(),
    ).toEqual([outWinsWith("bo", 20)]));
  it("Baneberry: the run that wins, and the hands less the twenty", () =>
    expect(positionAfter("baneberry", 2, { target: 60 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([
      outWinsWith("bo", 11),
    ]));
  it("Baneberry: going out is enough if twenty are", () =>
    expect(positionAfter("baneberry", 2, { target: 40 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([
      { type: "score-wins", who: "bo", points: 15 },
      outWinsWith("ana", 20),
      outWins("bo"),
    ]));
  it("for money there is nothing to say", () =>
    expect(positionAfter("baneberry", 2, { mode: "cash" }, [hand("bo", { ana: 9 })]).prospects()).toEqual(
      [],
    ));
});

describe("Domino Pool, a hundred up", () => {
  const up = { mode: "hundred-up", target: 40, stars: 0 };
  it("names who is out with which hand", () =>
    expect(positionAfter("domino-pool", 3, up, [hand("ana", { bo: 12, cleo: 30 })]).prospects()).toEqual([
      { type: "falls-with", who: "ana", pips: 40 },
      { type: "falls-with", who: "bo", pips: 28 },
      { type: "falls-with", who: "cleo", pips: 10 },
    ]));
  it("with two in, that decides the winner", () =>
    expect(
      positionAfter("domino-pool", 3, up, [hand("ana", { bo: 12, cleo: 40 })]).prospects(),
    ).toContainEqual(outWinsWith("ana", 28)));
  it("not while a star could still save the other", () =>
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

describe("count", () => {
  it("in sides: what the other side must hold, once for both partners", () =>
    expect(positionAfter("count", 4, {}, [adjust("cleo", 70)]).prospects()).toEqual([
      { ...outWinsWith("ana", 30), whose: ["bo", "dev"] },
    ]));
  it("if all hands count, a partner’s is among them", () =>
    expect(positionAfter("count", 4, { preset: "latin" }, [adjust("bo", 180)]).prospects()).toEqual([
      { ...outWinsWith("bo", 20), whose: ["ana", "cleo", "dev"] },
    ]));
  it("a prize of the next hand is as good as pips", () => {
    const options = { target: 60, prizes: [0, 25] };
    const entries = [hand("ana", { "bo+dev": 30 })];
    expect(positionAfter("count", 4, options, entries).prospects()).toEqual([
      { ...outWinsWith("ana", 5), whose: ["bo", "dev"] },
      { ...outWinsWith("bo", 35), whose: ["ana", "cleo"] },
    ]);
  });
  it("going out is enough if the smallest possible hands are", () =>
    expect(positionAfter("count", 4, {}, [adjust("ana", 99)]).prospects()).toEqual([outWins("ana")]));
  it("an exact target is hit or missed; extras are separate", () => {
    const options = { exact: true, capicua: 25 };
    expect(positionAfter("count", 4, options, [adjust("ana", 80)]).prospects()).toEqual([
      { ...outWinsWith("ana", 20), whose: ["bo", "dev"], exactly: true, extrasAside: true },
    ]);
  });
});

describe("hands", () => {
  const won = (...outs: string[]) => outs.map((out) => ({ kind: "hand", out }));
  it("six in a row: who wins by the next hand, and who breaks the run", () =>
    expect(positionAfter("hands", 4, {}, won("ana", "cleo", "ana", "cleo", "ana")).prospects()).toEqual([
      handWins("ana", 1),
      { type: "breaks-run", who: "bo" },
    ]));
  it("a run far from the target is not mentioned", () =>
    expect(positionAfter("hands", 4, {}, won("ana", "cleo")).prospects()).toEqual([]));
  it("what the hand must be worth, if hands are worth different amounts", () =>
    expect(
      positionAfter("hands", 4, { preset: "brazil" }, won("ana", "cleo", "ana", "bo")).prospects(),
    ).toEqual([handWins("ana", 3, false)]));
  it("earlier ties add to it", () => {
    const tied = { kind: "hand", out: null, won: null };
    const options = { match: "first-to", tieAdds: true, target: 3 };
    expect(positionAfter("hands", 4, options, [tied, tied]).prospects()).toEqual([
      handWins("ana", 3),
      handWins("bo", 3),
    ]);
  });
  it("covers all ways to win a hand", () => {
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

describe("fives", () => {
  it("fives and threes: the play that reaches exactly the target, or going out with its point", () =>
    expect(positionAfter("fives", 4, { target: 5 }, [peg("ana", 1)]).prospects()).toEqual([
      scoreWins("ana", 4, { exactly: true }),
      { type: "last-tile-wins", who: "ana", points: 3, exactly: true },
      { type: "last-tile-wins", who: "bo", points: 4, exactly: true },
    ]));
  it("one short of it, the last tile may score nothing", () =>
    expect(positionAfter("fives", 4, { target: 9 }, [peg("ana", 8)]).prospects()).toEqual([
      scoreWins("ana", 1, { exactly: true }),
      { type: "last-tile-wins", who: "ana", points: 0, exactly: true },
      { type: "last-tile-wins", who: "bo", points: 8, exactly: true },
    ]));
  it("all fives: a play of at least this many, or the others’ hands to the nearest five", () =>
    expect(positionAfter("fives", 2, { preset: "all-fives" }, [adjust("ana", 230)]).prospects()).toEqual([
      scoreWins("ana", 20),
      { ...outWinsWith("ana", 18), whose: ["bo"], extrasAside: true },
    ]));
});

describe("forty-two", () => {
  const made = (bidder: string, marks = 1) => ({ kind: "hand", bidder, bid: 42, marks, made: true });
  it("by marks: the hand that wins, by what it is worth", () => {
    const position = positionAfter("forty-two", 4, {}, [made("ana", 6), made("bo", 3)]);
    expect(position.prospects()).toEqual([handWins("ana", 1), handWins("bo", 4, false)]);
    for (const marks of [1, 2, 3, 4, 5])
      for (const [bidder, min] of [
        ["cleo", 1],
        ["dev", 4],
      ] as const) {
        const played = position.play(made(bidder, marks));
        expect(played.ok && played.value.position.over).toBe(marks >= min);
      }
  });
  it("by points it depends on both sides", () =>
    expect(positionAfter("forty-two", 4, { preset: "points" }, [adjust("ana", 240)]).prospects()).toEqual(
      [],
    ));
});

it("a finished game has none", () =>
  expect(positionAfter("doubles", 2, { target: 9 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([]));
