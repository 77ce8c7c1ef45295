import { describe, expect, it } from "vitest";
import { defaultRule } from "../scoring/rule";
import { defaultPoints, pointsFor } from "../standings/points";
import { emptyTally, type Tally } from "../standings/tally";
import { type Contender, type InReach, inReach } from "./reach";

/** A tally with this many wins and second places. */
const tally = (first: number, second = 0): Tally => ({
  ...emptyTally,
  places: [[1, 1, first] as const, [2, 1, second] as const].filter(([, , times]) => times > 0),
});
const who = (player: string, place: number, own: Tally, more: Partial<Contender> = {}): Contender => ({
  player,
  place,
  tally: own,
  scores: own.places.flatMap(([each, tied, times]) =>
    Array.from({ length: times }, () => ({ day: "", points: pointsFor(defaultPoints, each, tied) })),
  ),
  last: { rulesetId: "pip", players: [] },
  streak: 0,
  milestone: { of: "points", next: 100, missing: 1 },
  ...more,
});
const reachOf = (contenders: readonly Contender[], record = 9): InReach[] =>
  inReach(contenders, record, defaultRule, 1);

describe("inReach", () => {
  it("reports the lead when at most three wins take it while the leader comes second", () => {
    const leader = who("ana", 1, tally(10));
    // Each such game makes up two points.
    const others = [who("bo", 2, tally(9, 1)), who("cleo", 3, tally(9)), who("dev", 4, tally(8))];
    expect(reachOf([leader, ...others])).toEqual([
      { reach: "lead", player: "bo", wins: 2 },
      { reach: "lead", player: "cleo", wins: 3 },
    ]);
    expect(reachOf([leader, who("bo", 1, tally(10))])).toEqual([]);
    expect(reachOf([])).toEqual([]);
  });

  it("reports the longest streak for a player who would equal or beat it with the next win", () => {
    const on = (streak: number) => [who("ana", 1, tally(10), { streak })];
    expect(reachOf(on(4), 5)).toEqual([{ reach: "streak", player: "ana", streak: 4, record: 5 }]);
    expect(reachOf(on(5), 5)).toEqual([{ reach: "streak", player: "ana", streak: 5, record: 5 }]);
    expect(reachOf(on(3), 5)).toEqual([]);
    expect(reachOf(on(2), 2)).toEqual([]);
  });

  it("reports a round number of games or wins from ten on", () => {
    const next = (of: "games" | "wins" | "points", at: number, missing = 1) =>
      reachOf([who("ana", 1, tally(10), { milestone: { of, next: at, missing } })]).length;
    expect([
      next("games", 50),
      next("wins", 10),
      next("points", 50),
      next("games", 5),
      next("wins", 25, 2),
    ]).toEqual([1, 1, 0, 0, 0]);
  });
});
