import { describe, expect, it } from "vitest";
import { defaultRule } from "../scoring/rule";
import { pointUnit } from "../standings/points";
import type { PostedGame } from "../standings/posted";
import type { SeatResult } from "../standings/result";
import { type AwardName, seasonAwards } from "./season-awards";

/** One player's result: place, total and whatever else matters. */
interface Part extends Partial<SeatResult> {
  readonly place: number;
  readonly total: number;
}

/** A game on a day of November, with the result of each player. */
function game(gameId: string, day: number, parts: Readonly<Record<string, Part>>): PostedGame {
  const date = `2026-11-${String(day).padStart(2, "0")}`;
  const tied = ({ place, side }: Part) =>
    new Set(
      Object.entries(parts)
        .filter(([, each]) => each.place === place)
        .map(([person, each]) => (side === undefined ? person : each.side)),
    ).size;
  const players = Object.entries(parts).map(([person, part]) => ({
    person,
    result: {
      seat: person,
      tied: tied(part),
      balance: 0,
      money: false,
      rounds: 3,
      outs: 0,
      scored: 3,
      ahead: 0,
      low: 1,
      high: 9,
      comeback: 0,
      ...part,
    },
  }));
  const when = { finishedAt: `${date}T21:00:00.000Z`, day: date, evening: date };
  return { gameId, rulesetId: "doubles", currency: "", ...when, players, aside: [] };
}

const of = (games: readonly PostedGame[], name: AwardName) =>
  seasonAwards(games, defaultRule).find(({ award }) => award === name)?.holders;

describe("seasonAwards", () => {
  it("gives no awards when nothing was played", () => {
    expect(seasonAwards([], defaultRule)).toEqual([]);
  });

  it("gives a player who played alone only the awards that need no opponents", () => {
    const alone = game("1", 1, { ana: { place: 1, total: 40, scored: 0 } });
    expect(seasonAwards([alone], defaultRule).map(({ award }) => award)).toEqual([
      "most-wins",
      "best-average",
      "attendance",
    ]);
  });

  it("counts only wins that are not shared, and gives an award to all equals", () => {
    const games = [
      game("1", 1, { ana: { place: 1, total: 9 }, bo: { place: 2, total: 5 } }),
      game("2", 2, { ana: { place: 2, total: 5 }, bo: { place: 1, total: 9 } }),
      game("3", 3, { ana: { place: 1, total: 9 }, bo: { place: 1, total: 9 }, cleo: { place: 3, total: 2 } }),
    ];
    expect(of(games, "most-wins")).toEqual([
      { people: ["ana"], value: 1, of: 3 },
      { people: ["bo"], value: 1, of: 3 },
    ]);
    // Second place of two does not count, and with two in first place nobody is second.
    expect(of(games, "most-seconds")).toBeUndefined();
  });

  it("compares points per game among those with at least half as many games as anybody", () => {
    const others = { bo: { place: 2, total: 5 }, cleo: { place: 3, total: 4 } };
    const games = [
      ...[1, 2, 3, 4].map((day) => game(`${day}`, day, { dev: { place: 1, total: 9 }, ...others })),
      game("5", 5, { ana: { place: 1, total: 9 }, bo: { place: 2, total: 5 } }),
    ];
    expect(of(games, "best-average")).toEqual([{ people: ["dev"], value: 20 * pointUnit, of: 4 }]);
    expect(of(games, "most-seconds")).toEqual([{ people: ["bo"], value: 4, of: 5 }]);
    expect(of(games, "attendance")).toEqual([{ people: ["bo"], value: 5, of: 5 }]);
  });

  it("counts an evening once, however many games it had", () => {
    const both = { ana: { place: 1, total: 9 }, bo: { place: 2, total: 5 } };
    expect(of([game("1", 1, both), game("2", 1, both)], "attendance")).toEqual([
      { people: ["ana"], value: 1, of: 1 },
      { people: ["bo"], value: 1, of: 1 },
    ]);
  });

  it("measures comebacks and close games against the highest total of the game", () => {
    // 30 behind of 200 is less than 3 behind of 6.
    const long = game("1", 1, {
      ana: { place: 1, total: 180, comeback: 30 },
      bo: { place: 2, total: 200 },
      cleo: { place: 2, total: 200 },
    });
    const short = game("2", 2, { bo: { place: 1, total: 6, comeback: 3 }, ana: { place: 2, total: 5 } });
    expect(of([short, long], "comeback")).toEqual([{ people: ["bo"], value: 3, of: 6, game: short }]);
    // 20 of 200 is closer than 1 of 6; both players in second place came as close.
    expect(of([short, long], "closest-game")).toEqual([
      { people: ["ana"], value: 20, of: 200, game: long, against: ["bo", "cleo"] },
    ]);
  });

  it("lists equal games in the order in which they were played", () => {
    const parts = { ana: { place: 1, total: 10 }, bo: { place: 2, total: 9 } };
    const [later, earlier] = [game("1", 8, parts), game("2", 3, parts)];
    expect(of([later, earlier], "closest-game")?.map((each) => each.game?.gameId)).toEqual(["2", "1"]);
  });

  it("gives no close game and no comeback for a shared win or a game for money", () => {
    const shared = game("1", 1, { ana: { place: 1, total: 9 }, bo: { place: 1, total: 9 } });
    const money = game("2", 2, {
      ana: { place: 1, total: 0, balance: 50, money: true, scored: 0 },
      bo: { place: 2, total: 0, balance: -50, money: true, scored: 0 },
    });
    expect(of([shared, money], "closest-game")).toBeUndefined();
    expect(of([shared, money], "comeback")).toBeUndefined();
    expect(of([shared, money], "most-wins")).toEqual([{ people: ["ana"], value: 1, of: 2 }]);
  });

  it("treats partners as one: a win each, one comeback and no second place among two sides", () => {
    const sides = game("1", 1, {
      ana: { place: 1, total: 40, side: 0, comeback: 10 },
      bo: { place: 2, total: 30, side: 1 },
      cleo: { place: 1, total: 40, side: 0, comeback: 10 },
      dev: { place: 2, total: 30, side: 1 },
    });
    expect(of([sides], "comeback")).toEqual([{ people: ["ana", "cleo"], value: 10, of: 40, game: sides }]);
    expect(of([sides], "closest-game")).toMatchObject([{ people: ["ana", "cleo"], against: ["bo", "dev"] }]);
    expect(of([sides], "most-wins")?.map(({ people }) => people[0])).toEqual(["ana", "cleo"]);
    expect(of([sides], "most-seconds")).toBeUndefined();
  });
});
