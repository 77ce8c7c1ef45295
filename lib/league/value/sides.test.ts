import { rate, rating } from "openskill";
import { expect, it } from "vitest";
import { games } from "../../games/registry";
import { readScoresheet } from "../../rules/document/scoresheet";
import { Log } from "../../rules/play/log";
import { defaultRule } from "../scoring/rule";
import { scoresOf } from "../scoring/scores";
import { pointUnit } from "../standings/points";
import { type PostedGame, postedGame } from "../standings/posted";
import { resultOf } from "../standings/result";
import { gamesWon, winsShared } from "../standings/tally";
import { type Counted, Counting, tableKey } from "./counting";
import { pairsOf } from "./pairs";

const ids = ["a", "b", "c", "d"];
const pointsIn = ({ games }: Counted, id: string) =>
  scoresOf(games, defaultRule)
    .get(`person-${id}`)
    ?.reduce((sum, { points }) => sum + points, 0);

/** A finished game of partners, A and C against B and D, with these entries. */
function playedGame(gameId: string, entries: readonly object[], options: object = {}): PostedGame {
  const opened = readScoresheet(
    {
      format: "pipkeeper/scoresheet",
      version: 1,
      game: "count",
      options,
      players: ids.map((id) => ({ id, name: id.toUpperCase() })),
      entries: [],
    },
    games,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const log = new Log(opened.value.start);
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  const result = resultOf(log);
  if (!result) throw new Error("the game is not over");
  const seated = {
    gameId,
    rulesetId: "count",
    currency: "",
    seats: Object.fromEntries([...ids, "e"].map((id) => [id, `person-${id}`])),
  };
  return postedGame("UTC", seated, `2026-11-2${gameId}T20:00:00.000Z`, result, (person) => person);
}

const hand = (out: string, left: object) => ({ kind: "hand", out, left });
const end = { kind: "end", id: "018f3c1e-7a2b-7c3d-8e4f-000000000abc", at: "2026-11-21T20:00:00Z" };
const won = playedGame("1", [hand("a", { "b+d": 41 }), hand("d", { "a+c": 20 }), end]);
const lost = playedGame("2", [hand("d", { "a+c": 20 }), end]);
const won2 = playedGame("4", [hand("c", { "b+d": 30 }), end]);
const drawn = playedGame("3", [hand("a", { "b+d": 20 }), hand("d", { "a+c": 20 }), end]);

function countedOf(played: readonly PostedGame[]): Counted {
  const counting = new Counting({ seasons: [] });
  for (const game of played) counting.addGame(game, { ...game, seats: {} });
  return counting.counted;
}

const tallyOf = ({ tables }: Counted, id: string) => tables.get(tableKey("", ""))?.get(`person-${id}`);

it("partners win together: each has a whole win, and the points of their side's place among the sides", () => {
  const counted = countedOf([won, lost]);
  for (const id of ids) {
    const tally = tallyOf(counted, id);
    if (!tally) throw new Error(`${id} has no row`);
    expect([gamesWon(tally), winsShared(tally)]).toEqual([1, 0]);
    expect(pointsIn(counted, id)).toBe((5 + 3) * pointUnit);
  }
});

it("sides that finish equal share the win and the points of both places", () => {
  const counted = countedOf([drawn]);
  for (const id of ids) {
    const tally = tallyOf(counted, id);
    if (!tally) throw new Error(`${id} has no row`);
    expect([gamesWon(tally), winsShared(tally)]).toEqual([0, 1]);
    expect(pointsIn(counted, id)).toBe(((5 + 3) / 2) * pointUnit);
  }
});

it("who was replaced has no part in the game; the substitute has the side's place", () => {
  const substitute = { kind: "substitute", out: "a", player: { id: "e", name: "E" } };
  const counted = countedOf([playedGame("5", [hand("a", { "b+d": 41 }), substitute, end])]);
  const wins = (id: string) => {
    const tally = tallyOf(counted, id);
    return tally && gamesWon(tally);
  };
  expect([...ids, "e"].map(wins)).toEqual([undefined, 0, 1, 0, 1]);
});

it("ratings of sides are those that openskill gives teams", () => {
  let teams = [
    [rating(), rating()],
    [rating(), rating()],
  ];
  for (const rank of [
    [1, 2],
    [2, 1],
    [1, 1],
  ])
    teams = rate(teams, { rank });
  const counted = countedOf([won, lost, drawn]);
  const [[a, c] = [], [b, d] = []] = teams;
  for (const [id, expected] of Object.entries({ a, b, c, d }))
    expect(counted.ratings.get(`person-${id}`)?.get("")).toEqual(expected);
});

it("partners are not opponents", () => {
  const pairs = pairsOf(won).map(({ a, b, games, aAhead, bAhead }) => [
    a.at(-1),
    b.at(-1),
    games,
    aAhead,
    bAhead,
  ]);
  expect(pairs).toEqual([
    ["a", "b", 1, 1, 0],
    ["a", "c", 0, 0, 0],
    ["a", "d", 1, 1, 0],
    ["b", "c", 1, 0, 1],
    ["b", "d", 0, 0, 0],
    ["c", "d", 1, 1, 0],
  ]);
});

it("how often partners played together, won and lost is counted apart from their games as opponents", () => {
  const pairs = [...countedOf([won, lost, drawn, won2]).pairs.values()].flatMap((rows) => [...rows.values()]);
  const counted = pairs.map(({ a, b, games, together, wonTogether, lostTogether }) => [
    `${a.at(-1)}${b.at(-1)}`,
    games,
    together,
    wonTogether,
    lostTogether,
  ]);
  expect(counted.sort()).toEqual([
    ["ab", 4, 0, 0, 0],
    ["ac", 0, 4, 2, 1],
    ["ad", 4, 0, 0, 0],
    ["bc", 4, 0, 0, 0],
    ["bd", 0, 4, 1, 2],
    ["cd", 4, 0, 0, 0],
  ]);
});

it("a player's round is compared with the other side's, not with the partner's", () => {
  const ahead = won.players.map(({ person, result }) => [
    person.at(-1),
    result.scored,
    result.ahead / pointUnit,
  ]);
  expect(ahead).toEqual([
    ["a", 2, 21],
    ["b", 2, -21],
    ["c", 2, 21],
    ["d", 2, -21],
  ]);
});
