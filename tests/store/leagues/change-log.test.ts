import { expect, it } from "vitest";
import { changesAtOnce } from "../../../lib/league/change/log-reply";
import { readChangeLog } from "../../../lib/server/leagues/change-log";
import { uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { people } from "../../support/league/world";

const { database, newLeague, change, rowOf } = await openLeagueStore();

it("what was changed is told from the latest on, page by page, without names that were removed", async () => {
  const { league } = await newLeague();
  const ana = people[0]?.id ?? "";
  await change(league.id, { change: "player", id: uuid(), player: ana, name: "Annabel" });
  for (let made = 0; made < changesAtOnce; made++)
    await change(league.id, { change: "currency", id: uuid(), currency: made % 2 === 0 ? "SEK" : "EUR" });
  const read = async (page: number) => readChangeLog(database, await rowOf(league.id), page);
  const [first, second] = [await read(1), await read(2)];
  expect(first.total).toBe(changesAtOnce + 1);
  expect(first.changes.map(({ change }) => change.change)).toEqual(Array(changesAtOnce).fill("currency"));
  expect(first.changes[0]?.change).toMatchObject({ currency: "EUR" });
  expect(second.changes.map(({ change }) => change.name)).toEqual(["Annabel"]);
  await change(league.id, { change: "erase-player", id: uuid(), player: ana });
  expect(JSON.stringify([await read(1), await read(2)])).not.toContain("Annabel");
});
