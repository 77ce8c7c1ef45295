import { expect, it } from "vitest";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import type { Scoring } from "../../../lib/league/scoring/rule";
import { uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { people } from "../../support/league/world";

const { leagues, newLeague, change, refused, places } = await openLeagueStore();
const [ana = "", bo = "", cleo = ""] = people.map(({ id }) => id);

const scored = (scoring: Scoring): LeagueChange => ({ change: "scoring", id: uuid(), scoring });
const paper = (...players: readonly (readonly [player: string, place: number])[]): LeagueChange => ({
  change: "paper-result",
  id: uuid(),
  game: uuid(),
  kind: "doubles",
  on: "2026-03-06",
  rankedBy: "places",
  players: players.map(([player, place]) => ({ player, place })),
});

const everything: Scoring = {
  tables: [
    { parties: 2, points: [1, 0] },
    { game: "doubles", points: [4] },
    { game: "pip", parties: 4, points: [3, 3] },
  ],
  draw: 0,
  near: { within: 5, points: 1 },
  shutout: 1,
  twice: true,
  coming: 1,
  partners: "share",
  handicaps: [{ player: ana, points: 2 }],
};

it("what games are worth is stored as it was sent, and is absent again when it is nothing", async () => {
  const { league } = await newLeague();
  expect(league).not.toHaveProperty("scoring");
  await change(league.id, scored(everything));
  expect((await leagues.find(league.id)).scoring).toEqual(everything);
  await change(league.id, scored({}));
  expect(await leagues.find(league.id)).not.toHaveProperty("scoring");
});

it("a rule counts for games that were played before it", async () => {
  const { league } = await newLeague();
  await change(league.id, paper([ana, 1], [bo, 2]));
  await change(league.id, paper([cleo, 1], [bo, 2], [ana, 3]));
  // 5 + 2, 3 + 3, and 5.
  expect(await places(league.id)).toEqual(["1 Ana", "2 Bo", "3 Cleo"]);
  await change(league.id, scored({ tables: [{ parties: 2, points: [1, 0] }] }));
  // 1 + 2, 0 + 3, and 5.
  expect(await places(league.id)).toEqual(["1 Cleo", "2 Ana", "3 Bo"]);
});

it("a season has its own, in either case of ids", async () => {
  const { league } = await newLeague();
  const season = uuid();
  const handicaps = [{ player: ana.toUpperCase(), points: 2 }];
  const spring = { season, name: "Spring", from: "2031-01-01", to: "2031-02-28" };
  await change(league.id, { change: "season", id: uuid(), ...spring, points: [3], scoring: { handicaps } });
  const { seasons } = await leagues.find(league.id);
  expect(seasons.find(({ id }) => id === season)).toMatchObject({
    points: [3],
    scoring: { handicaps: [{ player: ana, points: 2 }] },
  });
});

it.each<[string, Scoring, string, string]>([
  [
    "points for all games besides those of the league",
    { tables: [{ points: [1] }] },
    "points-for-all",
    "/tables/0",
  ],
  [
    "points for the same games twice",
    {
      tables: [
        { parties: 2, points: [1] },
        { parties: 2, points: [2] },
      ],
    },
    "points-twice",
    "/tables/1",
  ],
  ["points that rise", { tables: [{ game: "pip", points: [1, 2] }] }, "points-rise", "/tables/0/points/1"],
  [
    "a handicap of somebody else",
    { handicaps: [{ player: uuid(), points: 1 }] },
    "no-such-player",
    "/handicaps/0/player",
  ],
  [
    "two handicaps of one player",
    {
      handicaps: [
        { player: ana, points: 1 },
        { player: ana, points: 2 },
      ],
    },
    "handicap-twice",
    "/handicaps/1/player",
  ],
])("%s are refused, of a league and of a season", async (_, scoring, code, path) => {
  const { league } = await newLeague();
  const season = { season: uuid(), name: "S", from: "2031-01-01", to: "2031-01-31" };
  const changes: LeagueChange[] = [scored(scoring), { change: "season", id: uuid(), ...season, scoring }];
  for (const each of changes)
    expect(await refused(league.id, each)).toEqual([
      expect.stringMatching(new RegExp(`^${code} .*/scoring${path}$`)),
    ]);
});
