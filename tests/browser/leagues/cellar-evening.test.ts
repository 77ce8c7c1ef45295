import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { keepsLeague } from "../../support/browser/kept-league";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite, visitOnce } from "../../support/browser/site";
import { en } from "../../support/browser/words";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
const { here, parts, wonOf } = en.leaguePages;

it("two phones without signal play three league games each; each draws its own, and both all six afterwards", async () => {
  const { url } = site.server;
  const api = await apiOf(url);
  const players = ["Ana", "Bo"].map((name) => ({ id: uuid(), name }));
  const request = { ...leagueRequest(), name: "Cellar Club", slug: "cellar-club", seasons: [], players };
  await api("POST", "/api/leagues", request, { Authorization: `Bearer ${key}` });
  const league = `${url}/l/cellar-club`;
  const row = (page: Page, name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

  const phones = await Promise.all(
    ["Ana", "Bo"].map(async (winner) => {
      const page = await visitOnce(site, `${url}/l/edit?league=${request.id}#key=${key}`);
      await page.getByText(en.keeping.onServer).waitFor();
      await page.goto(league);
      await expect.poll(() => keepsLeague(page)).toBe(true);
      return { page, winner, loser: winner === "Ana" ? "Bo" : "Ana" };
    }),
  );

  await Promise.all(
    phones.map(async ({ page, winner, loser }) => {
      await page.context().setOffline(true);
      const keeper = new Scorekeeper(page, url);
      for (let game = 0; game < 3; game++) {
        await keeper.setUp("doubles", [], {
          league: "Cellar Club",
          roster: ["Ana", "Bo"],
          fill: { [en.sentences["option/target"]]: "20" },
        });
        await keeper.enter({ out: winner, left: { [loser]: 27 } });
        await page.getByRole("heading", { name: `${winner} wins` }).waitFor();
      }
      const lastTable = page.url();
      await page.goto(league);
      await page.getByText(here.unsent({ games: 3 })).waitFor();
      await row(page, winner)
        .getByText(wonOf({ won: 3, played: 3 }))
        .waitFor();
      expect(await row(page, loser).textContent()).toContain(here.unsentOf({ games: 3 }));
      await page.getByRole("link", { name: parts.games, exact: true }).click();
      await expect.poll(() => page.getByText(here.notSent, { exact: true }).count()).toBe(3);
      // One phone stays at the last of its three tables.
      if (winner === "Bo") await page.goto(lastTable);
    }),
  );
  const [{ page: one } = { page: undefined }] = phones;
  if (one) expect(await axeFindings(one)).toEqual([]);

  const counted = async () => (await api("GET", `/api/leagues/${request.id}/games`)).body.total;
  for (const { page } of phones) await page.context().setOffline(false);
  await expect.poll(counted).toBe(6);
  for (const { page } of phones) {
    if (!page.url().startsWith(league)) {
      // As the device draws it.
      await page.context().setOffline(true);
      await page.goto(`${league}/games`);
      await page.context().setOffline(false);
    }
    // The phone that was first has not heard of the other's games.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => page.getByRole("heading", { level: 4 }).count()).toBe(6);
    await expect.poll(() => page.getByText(here.notSent, { exact: true }).count()).toBe(0);
    await page.context().setOffline(true);
    await page.goto(league);
    for (const name of ["Ana", "Bo"])
      await row(page, name)
        .getByText(wonOf({ won: 3, played: 6 }))
        .waitFor();
    expect(await page.getByText(here.unsent({ games: 3 })).count()).toBe(0);
    await page.context().close();
  }
});
