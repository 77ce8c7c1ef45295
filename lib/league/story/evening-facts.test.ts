import { describe, expect, it } from "vitest";
import { defaultRule } from "../scoring/rule";
import { pointUnit } from "../standings/points";
import type { SeatResult } from "../standings/result";
import { type Evening, type EveningGame, eveningTable, eveningWinners } from "./evening";
import { type EveningFact, eveningFacts } from "./evening-facts";

/** A game that these people finished in this order. The most points win the kind `most`, the fewest `fewest`. */
function game(
  id: number,
  order: readonly string[],
  details: Partial<EveningGame> & Details = {},
): EveningGame {
  const { streaks = {}, results = {}, sides = [], ...rest } = details;
  const players = [...order].sort().map((person) => {
    const side = sides.findIndex((all) => all.includes(person));
    const place = order.indexOf(person) + 1;
    const result: SeatResult = {
      seat: `seat-${person}`,
      place,
      tied: 1,
      total: 100 - 10 * place,
      balance: 0,
      money: false,
      rounds: 5,
      outs: 1,
      scored: 5,
      ahead: 0,
      low: 1,
      high: 10,
      comeback: 0,
      ...(side >= 0 && { side, place: side + 1 }),
      ...results[person],
    };
    return { person, result, streak: streaks[person] ?? Number(result.place === 1) };
  });
  const finishedAt = `2026-11-20T20:0${id}:00.000Z`;
  return { gameId: `game-${id}`, rulesetId: "most", finishedAt, players, ...rest };
}

interface Details {
  readonly streaks?: Readonly<Record<string, number>>;
  readonly results?: Readonly<Record<string, Partial<SeatResult>>>;
  readonly sides?: readonly (readonly string[])[];
}

/** An evening of people who have all played before, with records that it does not break. */
function evening(games: readonly EveningGame[], more: Partial<Evening["before"]> = {}): Evening {
  const people = games.flatMap(({ players }) => players.map(({ person }) => person));
  const records = new Map(games.map(({ rulesetId }) => [rulesetId, { high: 90, comeback: 90 }]));
  const streaks = new Map(people.map((person) => [person, 0]));
  const before = { records, streak: 9, streaks, attendance: [], ...more };
  return {
    games,
    isOver: true,
    rule: defaultRule,
    aim: (rulesetId) => (rulesetId === "fewest" ? "few" : "many"),
    before,
  };
}

const factsOf = (of: Evening): EveningFact["fact"][] => eveningFacts(of).map(({ fact }) => fact);
const factIn = (of: Evening, code: EveningFact["fact"]) => eveningFacts(of).find(({ fact }) => fact === code);

describe("eveningTable", () => {
  it("ranks by points, then by games won, and equals in first place win the evening together", () => {
    const games = [game(1, ["ana", "bo", "cleo"]), game(2, ["bo", "ana", "dev"]), game(3, ["cleo", "dev"])];
    const table = eveningTable(evening(games));
    expect(table.map(({ person, points, won, played }) => [person, points / pointUnit, won, played])).toEqual(
      [
        ["ana", 8, 1, 2],
        ["bo", 8, 1, 2],
        ["cleo", 7, 1, 2],
        ["dev", 5, 0, 2],
      ],
    );
    expect(table.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
    expect(eveningWinners(table).map(({ person }) => person)).toEqual(["ana", "bo"]);
    expect(eveningWinners([])).toEqual([]);
  });

  it("counts a shared first place as shared, with its share of the points", () => {
    const shared = { place: 1, tied: 2 };
    const games = [game(1, ["ana", "bo", "cleo"], { results: { ana: shared, bo: shared } })];
    expect(eveningTable(evening(games))[0]).toEqual({
      person: "ana",
      place: 1,
      played: 1,
      won: 0,
      shared: 1,
      points: 4 * pointUnit,
    });
  });
});

describe("eveningFacts", () => {
  const quiet = [game(1, ["ana", "bo"]), game(2, ["bo", "ana"])];

  it("reports a close game, measured against its highest total", () => {
    const games = [game(1, ["ana", "bo"]), game(2, ["bo", "ana"], { results: { ana: { total: 88 } } })];
    expect(eveningFacts(evening(games))).toEqual([
      { fact: "close", game: "game-2", kind: "most", players: ["bo"], second: ["ana"], by: 2 },
    ]);
    // 1 of 6 is not close, and neither is 10 of 90.
    const short = { ana: { total: 6 }, bo: { total: 5 } };
    expect(factsOf(evening([game(1, ["ana", "bo"], { results: short })]))).toEqual([]);
    expect(factsOf(evening(quiet))).toEqual([]);
  });

  it("reports a new leader before anything else", () => {
    const lead = { before: ["ana"], after: ["bo"] };
    expect(eveningFacts({ ...evening(quiet), lead })[0]).toEqual({
      fact: "lead",
      players: ["bo"],
      from: ["ana"],
    });
    expect(factsOf({ ...evening(quiet), lead: { before: ["ana", "bo"], after: ["ana"] } })).not.toContain(
      "lead",
    );
  });

  it("reports a record if there was one to break, for both partners of a side", () => {
    const sides = [
      ["ana", "cleo"],
      ["bo", "dev"],
    ];
    const results = { ana: { high: 95, comeback: 95 }, cleo: { high: 95, comeback: 95 } };
    const games = [game(1, ["ana", "bo", "cleo", "dev"], { sides, results })];
    const both = { game: "game-1", kind: "most", players: ["ana", "cleo"] };
    expect(eveningFacts(evening(games)).slice(0, 2)).toEqual([
      { fact: "record-round", ...both, value: 95, before: 90 },
      { fact: "record-comeback", ...both, value: 95, before: 90 },
    ]);
    expect(factsOf(evening(games))).not.toContain("comeback");
    const first = new Map([["most", { high: 0, comeback: 0 }]]);
    expect(factsOf(evening(games, { records: first }))).not.toContain("record-round");
  });

  it("reports the highest round as a bad one in a game that the fewest points win", () => {
    const games = [game(1, ["ana", "bo"], { rulesetId: "fewest", results: { bo: { high: 99 } } })];
    expect(factsOf(evening(games))).toEqual(["record-bad-round"]);
  });

  it("reports a streak that is the longest ever, that goes on or that ended", () => {
    const games = [
      game(1, ["ana", "bo"], { streaks: { ana: 4 } }),
      game(2, ["bo", "ana"], { streaks: { bo: 1 } }),
    ];
    const streaks = new Map([
      ["ana", 3],
      ["bo", 0],
    ]);
    expect(factIn(evening(games, { streaks, streak: 3 }), "record-streak")).toEqual({
      fact: "record-streak",
      players: ["ana"],
      value: 4,
      before: 3,
    });
    expect(factIn(evening(games, { streaks }), "streak-ended")).toEqual({
      fact: "streak-ended",
      whose: "ana",
      value: 4,
      game: "game-2",
      kind: "most",
      players: ["bo"],
    });
    const going = [game(1, ["ana", "bo"], { streaks: { ana: 4 } })];
    expect(factsOf(evening(going, { streaks }))).toEqual(["streak"]);
    expect(factsOf(evening(going, { streaks, streak: 3 }))).toEqual(["record-streak"]);
  });

  it("reports a player who won every game of at least three", () => {
    const games = [1, 2, 3].map((id) => game(id, ["ana", "bo"]));
    expect(factsOf(evening(games.slice(1)))).not.toContain("all-won");
    expect(factIn(evening(games), "all-won")).toEqual({ fact: "all-won", players: ["ana"], games: 3 });
  });

  it("reports a player's first game unless it is everybody's", () => {
    const streaks = new Map([["ana", 0]]);
    expect(factIn(evening(quiet, { streaks }), "first-game")).toMatchObject({ players: ["bo"] });
    expect(factsOf(evening(quiet, { streaks: new Map() }))).not.toContain("first-game");
  });

  it("reports a missing player who came to more than half of at least three evenings", () => {
    const attendance = [new Set(["ana", "cleo"]), new Set(["cleo", "dev"]), new Set(["bo", "ana"])];
    expect(factIn(evening(quiet, { attendance }), "missing")).toEqual({
      fact: "missing",
      players: ["cleo"],
    });
    expect(factsOf(evening(quiet, { attendance: attendance.slice(1) }))).not.toContain("missing");
    // While the evening lasts, they may still come.
    expect(factsOf({ ...evening(quiet, { attendance }), isOver: false })).not.toContain("missing");
  });

  it("reports nothing when nothing was played for points and nobody stood out", () => {
    const tied = { place: 1, tied: 2, total: 0 };
    expect(eveningFacts(evening([game(1, ["ana", "bo"], { results: { ana: tied, bo: tied } })]))).toEqual([]);
  });
});
