import { expect, it } from "vitest";
import type { LeagueChange } from "../changes/registry";
import { pointUnit } from "../standings/points";
import type { LeagueRecord, RecordedGame } from "../value/record";
import { leagueValue } from "../value/value";
import { tablesAfter } from "./tables-after";

const season = (id: string, from: string, to: string) => ({
  id,
  name: id,
  from,
  to,
  counting: { count: "total" as const },
});
const league: LeagueRecord["league"] = {
  id: "league",
  name: "Friday",
  slug: "friday",
  points: [5, 3],
  currency: "",
  timeZone: "UTC",
  players: ["a", "b"].map((id) => ({ id, name: id })),
  seasons: [season("old", "2026-01-01", "2026-01-31"), season("new", "2026-02-01", "2026-02-28")],
};
const paper = (gameId: string, on: string, ...order: readonly string[]): RecordedGame => ({
  gameId,
  rulesetId: "pip",
  currency: "",
  seats: Object.fromEntries(order.map((id) => [id, id])),
  paper: { on, rankedBy: "places", players: order.map((player, index) => ({ player, place: index + 1 })) },
});
const games = [
  paper("1", "2026-01-10", "a", "b"),
  paper("2", "2026-02-10", "b", "a"),
  paper("3", "2026-02-11", "b", "a"),
];
const value = leagueValue({ league, games, payments: [], comments: new Map() });

const points: LeagueChange = { change: "points", id: "1", points: [1, 0] };
const changed = (of: string, from: string, to: string, more: object = {}): LeagueChange => ({
  change: "season",
  season: of,
  ...season(of, from, to),
  id: "2",
  ...more,
});
const written = (...changes: readonly LeagueChange[]) =>
  tablesAfter(value, changes).map(({ season: of, rows }) => [
    of?.id ?? "",
    ...rows.map(({ person, before, after }) => [person, before, after]),
  ]);
const row = (place: number, sum: number) => ({ place, points: sum * pointUnit });

it("a change of points changes the table of all time and of every season, the best after it first", () => {
  expect(written(points)).toEqual([
    ["", ["b", row(1, 13), row(1, 2)], ["a", row(2, 11), row(2, 1)]],
    ["old", ["a", row(1, 5), row(1, 1)], ["b", row(2, 3), row(2, 0)]],
    ["new", ["b", row(1, 10), row(1, 2)], ["a", row(2, 6), row(2, 0)]],
  ]);
});

it("a season that gets its own points first stays as it was, and so does one that is removed or new", () => {
  const own = changed("old", "2026-01-01", "2026-01-31", { points: [5, 3] });
  expect(written(own, points).map(([of]) => of)).toEqual(["", "new"]);
  expect(written(own)).toEqual([]);
  expect(written({ change: "remove-season", id: "3", season: "new" })).toEqual([]);
});

it("other days of a season change who is in it", () => {
  const moved = changed("new", "2026-02-11", "2026-02-28");
  expect(written(moved)).toEqual([["new", ["b", row(1, 10), row(1, 5)], ["a", row(2, 6), row(2, 3)]]]);
});
