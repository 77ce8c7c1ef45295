import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import type { Position } from "../../../lib/rules/game";
import { Log } from "../../../lib/rules/log";
import { type Options, sitDown, somePlayers } from "../../support/simulate/index";

/** What is certain before a hand, number by number. That it is true of every game: `laws/looking-ahead.ts`. */

function positionAfter(id: string, count: number, options: Options, entries: readonly unknown[]): Position {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  const log = new Log(sitDown(game, { players: somePlayers(count), options }));
  for (const entry of entries) expect(log.take(entry)).toEqual([]);
  return log.position;
}

const hand = (out: string | null, left: object) => ({ kind: "hand", out, left });
const trains = (each: (engine: number) => object) =>
  [7, 6, 5, 4, 3, 2, 1].map((engine) => ({ kind: "round", engine, out: "ana", left: each(engine) }));
const removed = { deal: "removed" };
const outWins = (who: string, unless: object[] = []) => ({ prospect: "out-wins", who, unless });
const outWinsWith = (who: string, others: number) => ({ prospect: "out-wins-with", who, others });

describe("Mexican Train, the last engine", () => {
  it("names whom to fear, and how much they may hold", () =>
    expect(
      positionAfter(
        "mexican-train",
        2,
        removed,
        trains((engine) => ({ bo: engine === 3 ? 12 : 1 })),
      ).prospects(),
    ).toEqual([outWins("ana"), outWins("bo", [{ who: "ana", atMost: 17 }])]));

  it("a hand is never less than the smallest tile that is left", () => {
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

  it("says who cannot win any more", () =>
    expect(
      positionAfter(
        "mexican-train",
        2,
        removed,
        trains(() => ({ bo: 60 })),
      ).prospects(),
    ).toEqual([outWins("ana"), { prospect: "cannot-win", who: "bo" }]));
});

describe("Pip, the ninth round", () => {
  const rounds = (left: number) => Array(8).fill({ kind: "round", out: "ana", left: { bo: left } });
  it("counts the ten that going out takes off", () =>
    expect(positionAfter("pip", 2, {}, rounds(4)).prospects()).toEqual([
      outWins("ana"),
      outWins("bo", [{ who: "ana", atMost: 21 }]),
    ]));
  it("going out wins for sure when the ten bring one level", () =>
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
  it("Baneberry: going out is enough when twenty are", () =>
    expect(positionAfter("baneberry", 2, { target: 40 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([
      { prospect: "score-wins", who: "bo", points: 15 },
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
  it("who falls with which hand", () =>
    expect(positionAfter("domino-pool", 3, up, [hand("ana", { bo: 12, cleo: 30 })]).prospects()).toEqual([
      { prospect: "falls-with", who: "ana", pips: 40 },
      { prospect: "falls-with", who: "bo", pips: 28 },
      { prospect: "falls-with", who: "cleo", pips: 10 },
    ]));
  it("with two in, that is who wins", () =>
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
        .filter(({ prospect }) => prospect === "out-wins-with"),
    ).toEqual([outWinsWith("bo", 40), outWinsWith("ana", 28)]));
});

it("a game that is over has nothing to come", () =>
  expect(positionAfter("doubles", 2, { target: 9 }, [hand("bo", { ana: 9 })]).prospects()).toEqual([]));
