import { describe, expect, it } from "vitest";
import { type Counting, defaultRule } from "../scoring/rule";
import { defaultPoints, pointsFor, pointUnit } from "../standings/points";
import { leadChanges, type Race, type Racer, raceOf } from "./race";

const days = ["2026-11-05", "2026-11-12", "2026-11-19"];

/** A player with these games, in order, as `[evening, place]`. */
const racer = (player: string, games: readonly (readonly [number, number])[]): Racer => ({
  player,
  scores: games.map(([evening, place]) => ({
    day: days[evening] ?? "",
    points: pointsFor(defaultPoints, place, 1),
  })),
});

const raced = (racers: readonly Racer[], counting: Counting = { count: "total" }): Race =>
  raceOf(racers, { ...defaultRule, counting }, days);
const pointsOf = (race: Race) => race.lines.map(({ points }) => points.map((each) => each / pointUnit));

describe("raceOf", () => {
  const ana = racer("ana", [
    [0, 1],
    [0, 2],
    [2, 1],
  ]);
  const bo = racer("bo", [
    [0, 2],
    [1, 1],
    [1, 1],
  ]);

  it("goes evening by evening from 0 to the points in the table", () => {
    const race = raced([ana, bo]);
    expect(race).toMatchObject({ evenings: days, whole: true });
    expect(pointsOf(race)).toEqual([
      [0, 8, 8, 13],
      [0, 3, 13, 13],
    ]);
  });

  it("begins after the evening of the earliest of the last 80 games of somebody who played more", () => {
    const many = Array.from({ length: 80 }, () => [1, 2] as const);
    const race = raced([racer("ana", [[0, 1], ...many, [2, 1]]), bo]);
    expect(race).toMatchObject({ evenings: [days[2]], whole: false });
    expect(pointsOf(race)).toEqual([
      [245, 250],
      [13, 13],
    ]);
  });

  it("counts as the table does, by points per game or by the best games", () => {
    expect(pointsOf(raced([bo], { count: "average", leastGames: 1 }))).toEqual([[0, 3, 13 / 3]]);
    expect(pointsOf(raced([bo], { count: "best", games: 2 }))).toEqual([[0, 3, 10]]);
  });

  it("changes the lead only when the leader is no longer first", () => {
    expect(leadChanges(raced([ana, bo]))).toBe(1);
    expect(leadChanges(raced([ana]))).toBe(0);
    expect(leadChanges({ evenings: [], lines: [], whole: true })).toBe(0);
  });
});
