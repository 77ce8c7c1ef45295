import { expect, it } from "vitest";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { silentOn } from "../../../lib/league/roster/roster";
import { uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { readPlayer } from "../../support/league/read-pages";
import { people } from "../../support/league/world";

const { database, leagues, newLeague, change, rowOf, places } = await openLeagueStore();
const [ana = "", bo = "", cleo = ""] = people.map(({ id }) => id);

const player = (id: string, name: string, more: object = {}): LeagueChange => ({
  change: "player",
  id: uuid(),
  player: id,
  name,
  ...more,
});
const guests = (ranked: "ranked" | "unranked"): LeagueChange => ({
  change: "guests",
  id: uuid(),
  guests: ranked,
});

/** A league in which Bo won before Ana and Cleo, on paper. */
async function played() {
  const { league } = await newLeague();
  await change(league.id, {
    change: "paper-result",
    id: uuid(),
    game: uuid(),
    kind: "doubles",
    on: "2026-03-06",
    rankedBy: "places",
    players: [bo, ana, cleo].map((each, index) => ({ player: each, place: index + 1 })),
  });
  return league;
}

it("a guest stays one when renamed, is not asked to evenings, and is a member again", async () => {
  const { id } = await played();
  const bosOf = async () => (await leagues.find(id)).players.find((each) => each.id === bo);
  await change(id, player(bo, "Bo", { guest: true }));
  await change(id, player(bo, "Boris"));
  expect(await bosOf()).toEqual({ id: bo, name: "Boris", guest: true });
  const { players } = await leagues.find(id);
  expect(silentOn(players, [])).toBe(people.length - 1);
  expect(silentOn(players, [{ player: bo }, { player: ana }])).toBe(people.length - 2);
  await change(id, player(bo, "Boris", { guest: false }));
  expect(await bosOf()).toEqual({ id: bo, name: "Boris" });
});

it("guests have places in tables unless the league says otherwise; their games count either way", async () => {
  const { id } = await played();
  await change(id, player(bo, "Bo", { guest: true }));
  expect(await places(id)).toEqual(["1 Bo", "2 Ana", "3 Cleo"]);
  await change(id, guests("unranked"));
  expect((await leagues.find(id)).guests).toBe("unranked");
  expect(await places(id)).toEqual(["1 Ana", "2 Cleo"]);
  // The guest's own page has the game.
  expect((await readPlayer(database, await rowOf(id), bo))?.standings[0]).toMatchObject({
    played: 1,
    won: 1,
  });
  await change(id, guests("ranked"));
  expect((await leagues.find(id)).guests).toBeUndefined();
  expect(await places(id)).toEqual(["1 Bo", "2 Ana", "3 Cleo"]);
});

it("a former member is not asked to evenings and keeps games and places, until a member again", async () => {
  const { id } = await played();
  await change(id, player(bo, "Bo", { former: true }));
  await change(id, player(bo, "Boris"));
  const bosOf = async () => (await leagues.find(id)).players.find((each) => each.id === bo);
  expect(await bosOf()).toEqual({ id: bo, name: "Boris", former: true });
  expect(silentOn((await leagues.find(id)).players, [])).toBe(people.length - 1);
  expect(await places(id)).toEqual(["1 Boris", "2 Ana", "3 Cleo"]);
  await change(id, player(bo, "Boris", { former: false }));
  expect(await bosOf()).toEqual({ id: bo, name: "Boris" });
});
