import { describe, expect, it } from "vitest";
import type { TableRule } from "../pages/standings";
import { defaultPoints, pointUnit } from "../standings/points";
import type { Counting } from "../standings/ranking";
import { noRounds } from "../standings/result";
import { emptyTally, withGame } from "../standings/tally";
import { leadChanges, type Race, type Racer, raceOf } from "./race";

const days = ["2026-11-05", "2026-11-12", "2026-11-19"];

/** A player with these games, in order, as `[evening, place]`. Only the last `read` of them are known. */
function racer(person: string, games: readonly (readonly [number, number])[], read = games.length): Racer {
  const played = games.map(([evening, place], index) => ({
    evening: days[evening] ?? "",
    place,
    tied: 1,
    seat: "a",
    total: 0,
    balance: 0,
    money: false,
    ...noRounds,
    currency: "",
    gameId: `${person}-${index}`,
    finishedAt: `${days[evening]}T20:00:0${index}.000Z`,
  }));
  return {
    person,
    tally: played.reduce((tally, game) => withGame(tally, game, game), emptyTally),
    last: [...played].reverse().slice(0, read),
  };
}

const rule = (counting: Counting = { count: "total" }): TableRule => ({ points: defaultPoints, counting });
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
    const race = raceOf([ana, bo], rule());
    expect(race).toMatchObject({ evenings: days, whole: true });
    expect(pointsOf(race)).toEqual([
      [0, 8, 8, 13],
      [0, 3, 13, 13],
    ]);
  });

  it("begins after the evening of the earliest known game of a player with unknown games", () => {
    const race = raceOf(
      [
        racer(
          "ana",
          [
            [0, 1],
            [1, 2],
            [2, 1],
          ],
          2,
        ),
        bo,
      ],
      rule(),
    );
    expect(race).toMatchObject({ evenings: [days[2]], whole: false });
    expect(pointsOf(race)).toEqual([
      [8, 13],
      [13, 13],
    ]);
  });

  it("counts as the table does, by points per game or by the best games", () => {
    expect(pointsOf(raceOf([bo], rule({ count: "average", leastGames: 1 })))).toEqual([[0, 3, 13 / 3]]);
    expect(pointsOf(raceOf([bo], rule({ count: "best", games: 2 })))).toEqual([[0, 3, 10]]);
  });

  it("changes the lead only when the leader is no longer first", () => {
    expect(leadChanges(raceOf([ana, bo], rule()))).toBe(1);
    expect(leadChanges(raceOf([ana], rule()))).toBe(0);
    expect(leadChanges({ evenings: [], lines: [], whole: true })).toBe(0);
  });
});
