import { beforeAll, describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";
import { openSite } from "../../support/browser/site";
import { screens, weigh, weightOf } from "../../support/browser/weight";
import { key } from "../../support/entries";
import { seedServer } from "../../support/league/seed-server";
import { longSheet } from "../../support/long-sheet";

const site = openSite();

/**
 * How many bytes a screen may transfer until it is usable. The aim for the table is 200,000. The list of rules, which is
 * little but text, weighs 154,000; with the rules of a game and its part of zod, the table's limit is what it weighs now
 * (decision 0065).
 */
const max = { table: 258_000, others: 178_000 } as const;

it("the table’s first load stays within its budget and includes the rules of its own game only", async () => {
  const { browser, server } = site;
  const loaded = await weigh(browser, await longSheet(server.url, 13), "main button");
  const early = loaded.filter((each) => each.early);
  const list = early.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
  const scripts = loaded.filter(({ kind }) => kind === "Script").map(({ address }) => address);
  const texts = await Promise.all(scripts.map(async (address) => (await fetch(server.url + address)).text()));
  const isLoaded = (tagline: string) => texts.some((text) => text.includes(tagline));
  const had = games.all.filter((game) => isLoaded(gameWords(game, "en").tagline)).map(({ id }) => id);
  expect(had).toEqual(["doubles"]);
  expect(weightOf(early), list).toBeLessThanOrEqual(max.table);
});

it.each(screens)("the first load of %s stays within its budget", async (path, usable) => {
  const { browser, server } = site;
  const loaded = (await weigh(browser, server.url + path, usable)).filter(({ early }) => early);
  const list = loaded.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
  expect(weightOf(loaded), list).toBeLessThanOrEqual(max.others);
});

describe("the front page of a league of 208 games", () => {
  const league = { seed: 1, name: "Year", players: 16, games: 208, gamesAWeek: 4, hands: 20, key };
  let address = "";
  beforeAll(async () => {
    const { slug } = await seedServer(site.server, { ...league, until: new Date() });
    address = `${site.server.url}/l/${slug}`;
  });

  it("weighs what its readers need, once", async () => {
    const all = await weigh(site.browser, address, "main table");
    const loaded = all.filter(({ early }) => early);
    const of = (kind: string) => weightOf(loaded.filter((each) => each.kind === kind));
    const list = loaded.map(({ kind, bytes, address }) => `${kind} ${bytes} ${address}`).join("\n");
    expect(of("Document"), list).toBeLessThanOrEqual(20_000);
    expect(of("Script"), list).toBeLessThanOrEqual(150_000);
  });

  it("is there if React has to draw the page anew", async () => {
    const page = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await page.route(address, async (route) => {
      const response = await route.fetch();
      // As a browser's translation or an extension may change it.
      const body = (await response.text()).replace(`>${league.name}</h1>`, ">Year, translated</h1>");
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: league.name, exact: true }).waitFor();
    await expect
      .poll(() => page.locator("tbody tr [popovertarget][aria-label]").count())
      .toBe(league.players);
    await page.context().close();
  });
});
