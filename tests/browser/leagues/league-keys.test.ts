import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, loseSignal, openSite } from "../../support/browser/site";
import { uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
const [key, second, third] = ["k".repeat(43), "s".repeat(43), "t".repeat(43)];

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

/** A league on the server, and how another device replaces its keeper key. */
async function leagueOf(slug: string) {
  const api = await apiOf(site.server.url);
  const players = ["Ana", "Bo"].map((name) => ({ id: uuid(), name }));
  const request = { ...leagueRequest(), id: uuid(), seasons: [], players, slug };
  const { body } = await api("POST", "/api/leagues", request, { Authorization: `Bearer ${key}` });
  const path = `/api/leagues/${body.id}`;
  const replace = (before: string, next: string) =>
    api("POST", `${path}/keeper-key`, { protocol: 1, key: next }, { Authorization: `Bearer ${before}` });
  const keeper = (with_: string) => `${site.server.url}/l/edit?league=${body.id}#key=${with_}`;
  const names = async () => {
    const read = await api("GET", path);
    return read.body.players.map(({ name }: { name: string }) => name).sort();
  };
  return { replace, keeper, names };
}

async function newPhone(): Promise<Page> {
  const context = await site.browser.newContext(phone);
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  return context.newPage();
}
const locked = (page: Page) => page.getByText("This device cannot change the league").waitFor();
const allSaved = (page: Page) => page.getByText("Everything is on this device and on the server.").waitFor();

async function paste(page: Page, link: string): Promise<void> {
  await page.getByRole("textbox", { name: "New invite link" }).fill(link);
  await page.getByRole("button", { name: "Use it" }).click();
}

describe("a keeper key of a league", () => {
  it("that is wrong links to the league’s pages, asks for a new link and is not stored", async () => {
    const league = await leagueOf("wrong-key");
    const page = await newPhone();
    await page.goto(league.keeper(second));
    await locked(page);
    await expect.poll(() => page.getByRole("region", { name: "Players", exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: "See the league’s pages" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await paste(page, `${site.server.url}/rules`);
    await page.getByText("This is not an invite link").waitFor();
    await paste(page, league.keeper(third));
    await page.getByText("The key in this link is not the league’s").waitFor();
    await paste(page, league.keeper(key));
    await allSaved(page);

    const another = await newPhone();
    await another.goto(league.keeper(second));
    await locked(another);
    await another.getByRole("link", { name: "See the league’s pages" }).click();
    await another.getByRole("navigation", { name: leaguePages.pages }).waitFor();
    await another.goto(site.server.url);
    await another.getByRole("heading", { name: "No games yet" }).waitFor();
  });

  it("that cannot be checked is not lost: the page tries again", async () => {
    const league = await leagueOf("ask-later");
    const page = await newPhone();
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(league.keeper(key));
    await page.getByRole("heading", { name: leagueKeeping.offline }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await allSaved(page);
  });

  it("that another device replaced is reported at once; unsent changes can be saved as a file or sent with the new key", async () => {
    const league = await leagueOf("replaced");
    const page = await newPhone();
    await page.goto(league.keeper(key));
    await allSaved(page);
    await loseSignal(page);
    await openSection(page, "Players");
    const add = page.getByRole("form", { name: "Add a player" });
    await add.getByRole("textbox").fill("Cleo");
    await add.getByRole("button", { name: "Add" }).click();
    await page.getByText("1 change is on this device and will be sent").waitFor();
    await league.replace(key, second);
    await page.context().setOffline(false);

    await locked(page);
    const unsent = page.getByRole("region", { name: "1 change that cannot be sent" });
    await unsent.getByText("Player: Cleo").waitFor();
    await expect.poll(() => page.getByText("will be sent").count()).toBe(0);
    await expect.poll(() => page.getByRole("link", { name: "Start a game" }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      unsent.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pipkeeper-league-\d{4}-\d\d-\d\d\.json$/);
    await page.goto(site.server.url);
    await page.getByText(home.leagueLocked).waitFor();
    await page.getByRole("link", { name: "Manage Friday Dominoes" }).click();
    await locked(page);

    await paste(page, league.keeper(second));
    await allSaved(page);
    await expect.poll(league.names).toEqual(["Ana", "Bo", "Cleo"]);
  });

  it("that was replaced is reported when the league is opened; changes can be discarded and the league removed", async () => {
    const league = await leagueOf("dropped");
    const page = await newPhone();
    await page.goto(league.keeper(key));
    await allSaved(page);
    await league.replace(key, second);
    await page.reload();
    await locked(page);

    await paste(page, league.keeper(second));
    await allSaved(page);
    await loseSignal(page);
    await openSection(page, "Players");
    const add = page.getByRole("form", { name: "Add a player" });
    await add.getByRole("textbox").fill("Dev");
    await add.getByRole("button", { name: "Add" }).click();
    await page.getByText("1 change is on this device and will be sent").waitFor();
    await league.replace(second, third);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
    await page.getByText("Player: Dev").waitFor({ state: "detached" });
    expect(await league.names()).toEqual(["Ana", "Bo"]);

    await page.getByRole("button", { name: "Remove from this device" }).click();
    const question = page.getByRole("dialog", { name: "Remove Friday Dominoes from this device?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await question.getByRole("button", { name: "Remove from this device" }).click();
    await page.getByRole("heading", { name: "No games yet" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "No games yet" }).waitFor();
    expect(await league.names()).toEqual(["Ana", "Bo"]);
  });
});
