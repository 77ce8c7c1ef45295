import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { findingsInEverySize } from "../../support/browser/layout/all-sizes";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, like } from "../../support/browser/words";
import { key, uuid } from "../../support/entries";
import { seedServer } from "../../support/league/seed-server";
import { apiOf } from "../../support/server/api";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 800 } };
let at = "";
/** The last evening but one, and the ids of the first season and of the leader. */
let evening = "";
let season = "";
let first = "";

beforeAll(async () => {
  const until = new Date("2026-11-13T21:40:00.000Z");
  const seeding = { seed: 4, name: "Friday Dominoes", players: 8, games: 40, gamesAWeek: 3, hands: 3 };
  const { id, slug } = await seedServer(site.server, { ...seeding, until, key });
  at = `${site.server.url}/l/${slug}`;
  const api = await apiOf(site.server.url);
  const played = await api("GET", `/api/leagues/${id}/played-evenings`);
  evening = played.body.evenings[1].evening;
  const seasons = await api("GET", `/api/leagues/${id}/seasons`);
  season = seasons.body.seasons.at(-1).season;
  // End the season, so that it is over whenever this runs.
  const { seasons: all } = (await api("GET", `/api/leagues/${id}`)).body;
  const { name, from, counting } = all.find((each: { id: string }) => each.id === season);
  const ended = { change: "season", id: uuid(), season, name, from, to: "2026-11-14", counting };
  const headers = { Authorization: `Bearer ${key}` };
  const changed = await api("POST", `/api/leagues/${id}/changes`, { protocol: 1, changes: [ended] }, headers);
  expect(changed.status).toBe(200);
  first = (await api("GET", `/api/leagues/${id}/standings`)).body.rows[0].player;
}, 120_000);

/** A page of the league on a device of its own. */
async function open(browser: Browser, path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(at + path);
  return page;
}

describe("on a phone without scripts", () => {
  const plain = { ...phone, javaScriptEnabled: false };

  it("an evening is linked from the front page, lists who came and its games, and links to the previous evening", async () => {
    const page = await open(site.browser, "", plain);
    await page.getByRole("link", { name: en.leaguePages.story.wholeEvening }).click();
    await page.getByRole("heading", { name: en.leagueEvenings.whoCame }).waitFor();
    await page.getByRole("region", { name: en.keeping.games }).getByRole("link").first().waitFor();
    const last = page.url();
    await page
      .getByRole("navigation", { name: en.leagueEvenings.beside })
      .getByRole("link", { name: like(`${en.leaguePages.earlier}…`) })
      .click();
    await page.waitForURL(`**/evenings/${evening}`);
    await page.getByRole("link", { name: like(`${en.leaguePages.later}…`) }).click();
    await page.waitForURL(last);
    await page.getByRole("link", { name: en.leaguePages.wholeSeason }).click();
    await page.waitForURL("**/evenings");
    await page.getByRole("main").getByRole("listitem").nth(5).waitFor();
  });

  it("a game links to its evening", async () => {
    const page = await open(site.browser, `/evenings/${evening}`, plain);
    await page.getByRole("region", { name: en.keeping.games }).getByRole("link").first().click();
    await page.getByRole("link", { name: like(en.leagueEvenings.toEvening({ when: "…" })) }).click();
    await page.waitForURL(`**/evenings/${evening}`);
  });

  it("a season names its champion, its awards with their rules, and its final table", async () => {
    const page = await open(site.browser, `/seasons/${season}`, plain);
    await page
      .getByRole("main")
      .getByText(like(`…${en.leagueEvenings.champions({ names: ["…"] })}`))
      .or(page.getByText(like(`…${en.leagueEvenings.champions({ names: ["…", "…"] })}`)))
      .first()
      .waitFor();
    const awards = page.getByRole("region", { name: en.leagueEvenings.awards });
    await awards.getByRole("heading", { name: en.leagueEvenings.award["most-wins"] }).waitFor();
    await awards.getByText(en.leagueEvenings.awardMeans["most-wins"]).waitFor();
    await page.getByRole("region", { name: en.leagueEvenings.closingTable }).getByRole("table").waitFor();
    await page.getByRole("link", { name: en.leagueEvenings.hallOfFame }).click();
    await page.getByRole("heading", { name: en.leagueEvenings.titles }).waitFor();
  });

  it("the cross table scrolls in its own box while the names stay in view", async () => {
    const page = await open(site.browser, "/cross-table", {
      ...plain,
      viewport: { width: 360, height: 640 },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const box = page.getByRole("region", { name: en.leagueEvenings.crossTable });
    const name = box.getByRole("rowheader").first();
    const before = await name.boundingBox();
    await box.evaluate((region) => region.scrollBy({ left: 500, behavior: "instant" }));
    expect(await box.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    expect(await name.boundingBox()).toEqual(before);
  });
});

it("on a desktop, a player’s page begins with a story that links to other players", async () => {
  const page = await open(site.browser, `/players/${first}`, desk);
  const story = page.getByRole("region", { name: en.leagueEvenings.story });
  await story.getByText(new RegExp(`^${en.leaguePages.ordinal(1)}\\b`)).waitFor();
  await story.locator('a[href*="/players/"]').first().click();
  await page.waitForURL((url) => url.pathname.includes("/players/") && !url.pathname.endsWith(first));
  await page.goto(`${at}/players`);
  await page.getByRole("link", { name: en.leagueEvenings.crossTable }).click();
  await page.getByRole("table").waitFor();
});

it("the links to a league’s pages fit in one line on the smallest phone", async () => {
  const page = await open(site.browser, "", { viewport: { width: 360, height: 640 } });
  const links = page.getByRole("navigation", { name: leaguePages.pages }).getByRole("link");
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

it("the picture of a season can be saved", async () => {
  const page = await open(site.browser, `/seasons/${season}`, phone);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: en.leagueEvenings.savePicture }).click();
  expect((await saved).suggestedFilename()).toMatch(/^friday-dominoes-.*\.png$/);
});

it("the picture of an evening can be saved", async () => {
  const page = await open(site.browser, `/evenings/${evening}`, phone);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: en.leagueEvenings.savePicture }).click();
  expect((await saved).suggestedFilename()).toBe(`friday-dominoes-${evening}.png`);
});

describe("every page", () => {
  const paths = ["/evenings", "evening", "/seasons", "season", "/cross-table"];

  it.each(paths)("%s has no accessibility problems and fits every phone and text size", async (name) => {
    const path = { evening: `/evenings/${evening}`, season: `/seasons/${season}` }[name] ?? name;
    const page = await open(site.browser, path, phone);
    expect(await axeFindings(page)).toEqual([]);
    const session = await page.context().newCDPSession(page);
    expect(await findingsInEverySize(page, session)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 688, height: 1000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
  });
});
