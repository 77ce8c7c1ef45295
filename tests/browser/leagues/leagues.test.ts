import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { league as leagueProblems } from "../../../lib/i18n/en/leagues/league";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { openSection } from "../../support/browser/keeper-page";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite, visitOnce, withoutServer } from "../../support/browser/site";
import { en, gameName, like } from "../../support/browser/words";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startProxy } from "../../support/server/proxy";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
/** How many columns of the standings are visible, and how far to the right they reach. */
async function columnsOf(page: Page): Promise<{ readonly shown: number; readonly edge: number }> {
  const cells = await page.getByRole("table").locator("tbody tr:first-child > *:visible").all();
  const edges = await Promise.all(
    cells.map(async (cell) => {
      const box = await cell.boundingBox();
      return box ? box.x + box.width : Number.NaN;
    }),
  );
  return { shown: cells.length, edge: Math.max(...edges) };
}
const longName = "Maximiliane Theodora von Hohenfels-Burga";

describe("a league", () => {
  it("is created, filled with a game, and read in a second browser without a key or scripts", async () => {
    const { url } = site.server;
    const page = await (await site.browser.newContext(phone)).newPage();
    await page.goto(`${url}/l/new`);
    await page.getByLabel(leagueKeeping.name).fill("Friday Dominoes");
    await page.getByLabel(en.keeping.roster).fill("Ana");
    await page.getByLabel(en.keeping.currency).fill("euro");
    await page.getByRole("button", { name: en.keeping.create }).click();
    await page.getByText(leagueProblems["league-of-one"]).waitFor();
    await page.getByText(leagueProblems["not-a-currency"]).waitFor();
    await expect.poll(() => page.getByLabel(leagueKeeping.name).inputValue()).toBe("Friday Dominoes");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(en.keeping.roster).fill(`Ana\nBo\n${longName}`);
    await page.getByLabel(en.keeping.currency).fill("EUR");
    await page.getByRole("button", { name: en.keeping.create }).click();
    await page.getByText(en.keeping.onServer).waitFor();
    const keeper = page.url();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const seasons = await openSection(page, en.keeping.seasons);
    await seasons.locator("summary").filter({ hasText: en.keeping.newSeason }).click();
    const season = page.getByRole("form", { name: en.keeping.newSeason });
    await season.getByLabel(en.keeping.seasonName).fill("Spring");
    await season.getByLabel(en.keeping.from).fill("2026-06-01");
    await season.getByLabel(en.keeping.to).fill("2026-01-01");
    await season.getByRole("button", { name: en.keeping.newSeason }).click();
    await season.getByText("2026-01-01").waitFor();
    await expect.poll(() => season.getByLabel(en.keeping.seasonName).inputValue()).toBe("Spring");

    const scorekeeper = new Scorekeeper(page, url);
    await scorekeeper.setUp("doubles", ["Ana", "Bo", longName], {
      fill: { [en.sentences["option/target"]]: "20" },
    });
    await scorekeeper.enter({ out: "Ana", left: { Bo: 31, [longName]: 12 } });
    await scorekeeper.savedOnServer();
    await page.goto(keeper);
    const games = await openSection(page, en.keeping.games);
    await games.getByLabel(en.keeping.whichGame).selectOption({ index: 1 });
    await games.getByRole("button", { name: en.keeping.addGameKey }).click();
    await games.getByRole("status").filter({ hasText: en.keeping.saved }).waitFor();
    // A game in the league is not offered again until it is removed.
    const offered = games.getByLabel(en.keeping.whichGame);
    await offered.waitFor({ state: "detached" });
    await page.reload();
    await openSection(page, en.keeping.games);
    await games.getByRole("button", { name: en.keeping.takeOutKey }).click();
    await offered.waitFor();
    await page.getByRole("button", { name: en.table.undo }).click();
    await offered.waitFor({ state: "detached" });
    await page.getByText(en.keeping.onServer).waitFor();

    const plain = { ...phone, javaScriptEnabled: false, colorScheme: "dark" } as const;
    const reader = await (await site.browser.newContext(plain)).newPage();
    await reader.goto(`${url}/l/friday-dominoes`);
    await reader.getByRole("button", { name: `${en.leaguePages.kinds} ${en.leaguePages.allKinds}` }).click();
    await reader.getByRole("link", { name: gameName("doubles") }).click();
    await reader.waitForURL(/kind=doubles/);
    const row = reader.getByRole("row").filter({ hasText: "Ana" });
    const why = row.getByRole("button", { name: "1st, why? Ana" });
    await why.waitFor();
    // On a phone: place, name and points, with nothing to scroll sideways. On a desktop and on paper: every column.
    expect(await columnsOf(reader)).toMatchObject({ shown: 3 });
    expect((await columnsOf(reader)).edge).toBeLessThan(390 - 15);
    await reader.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await columnsOf(reader)).shown).toBeGreaterThan(10);
    expect((await columnsOf(reader)).edge).toBeLessThan(1280 - 24);
    const paper = { width: 688, height: 1000 };
    await reader.setViewportSize(paper);
    await reader.emulateMedia({ media: "print" });
    expect((await columnsOf(reader)).shown).toBeGreaterThan(10);
    expect((await columnsOf(reader)).edge).toBeLessThan(paper.width);
    await expect.poll(() => reader.getByRole("navigation").count()).toBe(0);
    await reader.emulateMedia({ media: "screen" });
    await reader.setViewportSize(phone.viewport);
    await why.click();
    await reader.getByText(en.leaguePages.first).waitFor();
    await reader.keyboard.press("Escape");
    await row.getByRole("link", { name: "Ana" }).click();
    await reader.getByRole("heading", { name: "Ana", level: 2 }).waitFor();
    await reader.context().close();

    for (const path of ["", "/players", "/games", "/records", "/money"]) {
      await page.goto(`${url}/l/friday-dominoes${path}`);
      expect(await axeFindings(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
    await page.context().close();
  });

  it("that is created offline keeps its games and is sent to the server later", async () => {
    const { url } = site.server;
    const context = await site.browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(`${url}/l/new`);
    await context.route("**/api/**", (route) => route.abort());
    await page.getByLabel(leagueKeeping.name).fill("Lamp Light");
    await page.getByLabel(en.keeping.roster).fill("Ana\nBo");
    await page.getByRole("button", { name: en.keeping.create }).click();
    await page.getByText(leagueKeeping.notOnServer).waitFor();

    const scorekeeper = new Scorekeeper(page, url);
    const rules = {
      fill: { [en.sentences["option/target"]]: "20" },
      league: "Lamp Light",
      roster: ["Ana", "Bo"],
    };
    await scorekeeper.setUp("doubles", ["Newcomer"], rules);
    await scorekeeper.enter({ out: "Ana", left: { Newcomer: 12, Bo: 31 } });
    await page.getByText(en.table.leagueWaits).waitFor();
    await context.unrouteAll();
    await page.reload();
    await page.getByRole("link", { name: en.table.toLeague }).click();
    await page.getByRole("row").filter({ hasText: "Newcomer" }).waitFor();

    await page.goBack();
    await page.getByRole("button", { name: en.table.again }).click();
    await page.getByRole("radio", { name: "Lamp Light", checked: true }).waitFor();
    await page.goto(url);
    await page.getByRole("link", { name: "Lamp Light", exact: true }).waitFor();
    await page.getByRole("link", { name: en.home.keepLeague({ name: "Lamp Light" }) }).click();
    await page.getByText(en.keeping.onServer).waitFor();
    await context.close();
  });

  it("receives a game played offline, with a player who joined, without the game’s table being opened again", async () => {
    const { url } = site.server;
    const context = await site.browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(`${url}/l/new`);
    await page.getByLabel(leagueKeeping.name).fill("Porch Night");
    await page.getByLabel(en.keeping.roster).fill("Ana\nBo");
    await page.getByRole("button", { name: en.keeping.create }).click();
    await page.getByText(en.keeping.onServer).waitFor();
    const league = new URL(page.url()).searchParams.get("league") ?? "";

    await context.route("**/api/**", (route) => route.abort());
    const scorekeeper = new Scorekeeper(page, url);
    await scorekeeper.setUp("mexican-train", [], { league: "Porch Night", roster: ["Ana", "Bo"] });
    const game = new URL(page.url()).searchParams.get("game") ?? "";
    await scorekeeper.enter({ out: "Ana", left: { Bo: 31 } });
    await page.getByRole("button", { name: en.keeping.roster, exact: true }).click();
    const form = page.getByRole("form", { name: en.people.join });
    await form.getByLabel(en.people.joinName).fill("Zoe");
    await form.getByRole("button", { name: en.people.add }).click();
    await page
      .getByRole("status")
      .filter({
        hasText: like(
          `…${en.sentences.joined({ name: "Zoe", behind: "…", begins: undefined, start: "zero" })}…`,
        ),
      })
      .waitFor();
    await page.getByRole("link", { name: en.history.toTable }).click();
    await scorekeeper.enter({ out: "Zoe", left: { Ana: 10, Bo: 20 } });
    await page.getByRole("button", { name: en.table.more, exact: true }).click();
    await page.getByRole("button", { name: en.table.endEarly }).click();
    await page.getByRole("button", { name: en.table.endEarlyYes, exact: true }).click();
    await page.getByText(en.table.leagueWaits).waitFor();
    await page.close();
    await context.unrouteAll();

    const home = await context.newPage();
    await home.goto(url);
    const api = await apiOf(url);
    const body = async (path: string) => (await api("GET", path)).body;
    await expect.poll(async () => (await body(`/api/games/${game}`)).entries?.length).toBeGreaterThan(3);
    const names = async () =>
      (await body(`/api/leagues/${league}`)).players.map(({ name }: { name: string }) => name);
    await expect.poll(names).toEqual(["Ana", "Bo", "Zoe"]);
    const counted = async () =>
      (await body(`/api/leagues/${league}/standings`)).rows.map((row: { name: string; played: number }) => [
        row.name,
        row.played,
      ]);
    await expect.poll(async () => (await counted()).length).toBe(3);
    expect(Object.fromEntries(await counted())).toEqual({ Ana: 1, Bo: 1, Zoe: 1 });
    expect(await home.evaluate(() => window.location.pathname)).toBe("/");
    await context.close();
  });

  it("is shown as last seen when the server is down, with the time", async () => {
    const { url } = site.server;
    const api = await apiOf(url);
    const request = { ...leagueRequest(), slug: "lamp-oil" };
    await api("POST", "/api/leagues", request, { Authorization: `Bearer ${key}` });
    const page = await visitOnce(site, url);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto(`${url}/l/lamp-oil/players`);
    const note = page.getByText(en.leaguePages.lastSeen, { exact: false });
    await expect.poll(() => note.isVisible()).toBe(false);
    await withoutServer(site, async () => {
      await page.goto(`${url}/l/lamp-oil/players`);
      await page.getByRole("heading", { name: en.keeping.roster }).waitFor();
      await note.waitFor();
      const shown = new Date((await note.getByRole("time").getAttribute("datetime")) ?? "");
      expect(Math.abs(shown.getTime() - Date.now())).toBeLessThan(3_600_000);
      const day = shown.toLocaleDateString("en-GB", { dateStyle: "medium" });
      await expect.poll(() => note.getByRole("time").textContent()).toContain(day);
      expect(await axeFindings(page)).toEqual([]);

      // From a page that was never opened, the way back leads to the league, if its first page was.
      await page.goto(`${url}/l/lamp-oil/records`);
      await page.getByRole("heading", { name: en.shell.offlineTitle }).waitFor();
      await page.getByRole("main").getByRole("link", { name: en.shell.toGames }).waitFor();
    });
    await page.goto(`${url}/l/lamp-oil`);
    await page.getByRole("heading", { name: en.leaguePages.share.heading }).waitFor();
    await withoutServer(site, async () => {
      await page.goto(`${url}/l/lamp-oil/records`);
      await page.getByRole("main").getByRole("link", { name: en.shell.toLeague }).click();
      await note.waitFor();
      await page.goto(`${url}/l/lamp-oil/records`);
      await page.getByRole("heading", { name: en.shell.offlineTitle }).waitFor();
    });
    // It opens by itself once there is a network again.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByRole("link", { name: en.leaguePages.parts.records }).waitFor();
    await page.goto(`${url}/l/lamp-oil/players`);
    await page.getByRole("heading", { name: en.keeping.roster }).waitFor();
    expect(await note.isVisible()).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("is shown as last seen when the server is slow, and as it is now after a reload", async () => {
    const api = await apiOf(site.server.url);
    await api(
      "POST",
      "/api/leagues",
      { ...leagueRequest(), id: uuid(), slug: "slow-lamp" },
      {
        Authorization: `Bearer ${key}`,
      },
    );
    let isSlow = false;
    const proxy = await startProxy([site.server.url], async (path) => {
      if (isSlow && path.startsWith("/l/")) await setTimeout(4_000);
    });
    const page = await visitOnce(site, proxy.url);
    const address = `${proxy.url}/l/slow-lamp/players`;
    const note = page.getByText(en.leaguePages.lastSeen, { exact: false });
    await page.goto(address);
    await expect.poll(() => note.isVisible()).toBe(false);
    isSlow = true;
    await page.goto(address);
    await note.waitFor();
    await page.reload();
    await page.getByRole("heading", { name: en.keeping.roster }).waitFor();
    expect(await note.isVisible()).toBe(false);
    await page.context().close();
    proxy.close();
  });
});
