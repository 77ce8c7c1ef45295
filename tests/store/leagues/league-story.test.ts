import { expect, it } from "vitest";
import { eveningTable } from "../../../lib/league/story/evening";
import { eveningFacts } from "../../../lib/league/story/evening-facts";
import { day, hands, openLeagueStore } from "../../support/league/open-league-store";
import { readEvening } from "../../support/league/read-pages";
import { people } from "../../support/league/world";

const { database, newLeague, rowOf } = await openLeagueStore();
const [ana, bo, cleo] = people.map(({ id }) => id) as [string, string, string];
/** When all of them are over. */
const now = "2026-06-01T00:00:00.000Z";

it("an evening includes the games after midnight, and is compared with what came before", async () => {
  const { league, world } = await newLeague();
  const play = (seats: number[], out: number, pips: number[], ended: number) =>
    world.play({ rulesetId: "doubles", seats, hands: hands(out, ...pips), ended }, true);
  await play([0, 1], 0, [0, 12], 7 * day + 20 * 60);
  await play([0, 1], 0, [0, 5], 14 * day + 20 * 60);
  // Half past three in Berlin, which belongs to the evening before.
  await play([0, 2], 1, [9, 0], 15 * day + 150);
  await play([0, 1], 0, [0, 5], 15 * day + 20 * 60);
  const row = await rowOf(league.id);
  const read = await readEvening(database, row, "2026-01-15", now);
  if (!read) throw new Error("no evening");
  expect(read.games.map(({ finishedAt }) => finishedAt.slice(0, 10))).toEqual(["2026-01-15", "2026-01-16"]);
  expect(eveningTable(read).map(({ person, played }) => [person, played])).toEqual([
    [ana, 2],
    [cleo, 1],
    [bo, 1],
  ]);
  expect(read.before).toMatchObject({ streak: 1, attendance: [new Set([ana, bo])] });
  expect(read.before.records.get("doubles")).toEqual({ high: 12, comeback: 0 });
  expect(eveningFacts(read).map(({ fact }) => fact)).toEqual(["first-game"]);
  expect(await readEvening(database, row, "2026-01-14", now)).toBeUndefined();
});
