import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, installing, loseSignal, openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";
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

async function newPhone(more: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({ ...phone, ...more });
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  return context.newPage();
}
const locked = (page: Page) => page.getByText(en.keeping.lockedTitle).waitFor();
const allSaved = (page: Page) => page.getByText(en.keeping.onServer).waitFor();

async function paste(page: Page, link: string): Promise<void> {
  await page.getByRole("textbox", { name: en.keeping.newKey }).fill(link);
  await page.getByRole("button", { name: en.invite.use }).click();
}

describe("a keeper key of a league", () => {
  it("that is wrong links to the league’s pages, asks for a new link and is not stored", async () => {
    const league = await leagueOf("wrong-key");
    const page = await newPhone();
    await page.goto(league.keeper(second));
    await locked(page);
    await expect
      .poll(() => page.getByRole("region", { name: en.keeping.roster, exact: true }).count())
      .toBe(0);
    await page.getByRole("link", { name: en.keeping.seePage }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await paste(page, `${site.server.url}/rules`);
    await page.getByText(en.keeping.notTaken["not-an-invite"]).waitFor();
    await paste(page, league.keeper(third));
    await page.getByText(en.keeping.notTaken["wrong-key"]).waitFor();
    await paste(page, league.keeper(key));
    await allSaved(page);

    const another = await newPhone();
    await another.goto(league.keeper(second));
    await locked(another);
    await another.getByRole("link", { name: en.keeping.seePage }).click();
    await another.getByRole("navigation", { name: leaguePages.pages }).waitFor();
    await another.goto(site.server.url);
    await another.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
  });

  it("that cannot be checked is not lost: the page tries again", async () => {
    const league = await leagueOf("ask-later");
    const page = await newPhone();
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(league.keeper(key));
    await page.getByRole("heading", { name: leagueKeeping.offline }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: en.shell.tryAgain }).click();
    await allSaved(page);
  });

  it("that another device replaced is reported at once; unsent changes can be saved as a file or sent with the new key", async () => {
    const league = await leagueOf("replaced");
    const page = await newPhone(installing);
    await page.goto(league.keeper(key));
    await allSaved(page);
    await loseSignal(page);
    await openSection(page, en.keeping.roster);
    const add = page.getByRole("form", { name: en.people.join });
    await add.getByRole("textbox").fill("Cleo");
    await add.getByRole("button", { name: en.newGame.add }).click();
    await page.getByText(en.keeping.waiting({ count: 1 })).waitFor();
    await league.replace(key, second);
    await page.context().setOffline(false);

    await locked(page);
    const unsent = page.getByRole("region", { name: en.keeping.unsent({ count: 1 }) });
    await unsent
      .getByText(en.keeping.changes.player({ name: "Cleo", guest: false, former: false }))
      .waitFor();
    await expect.poll(() => page.getByText(en.keeping.waiting({ count: 1 })).count()).toBe(0);
    await expect.poll(() => page.getByRole("link", { name: en.keeping.startGame }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      unsent.getByRole("button", { name: en.keeping.saveUnsent }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pipkeeper-league-\d{4}-\d\d-\d\d\.json$/);
    await page.goto(site.server.url);
    await page.getByText(home.leagueLocked).waitFor();
    await page.getByRole("link", { name: en.home.keepLeague({ name: "Friday Dominoes" }) }).click();
    await locked(page);

    await paste(page, league.keeper(second));
    await allSaved(page);
    await expect.poll(league.names).toEqual(["Ana", "Bo", "Cleo"]);
  });

  it("that was replaced is reported when the league is opened; changes can be discarded and the league removed", async () => {
    const league = await leagueOf("dropped");
    const page = await newPhone(installing);
    await page.goto(league.keeper(key));
    await allSaved(page);
    await league.replace(key, second);
    await page.reload();
    await locked(page);

    await paste(page, league.keeper(second));
    await allSaved(page);
    await loseSignal(page);
    await openSection(page, en.keeping.roster);
    const add = page.getByRole("form", { name: en.people.join });
    await add.getByRole("textbox").fill("Dev");
    await add.getByRole("button", { name: en.newGame.add }).click();
    await page.getByText(en.keeping.waiting({ count: 1 })).waitFor();
    await league.replace(second, third);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: en.keeping.dropUnsent }).click();
    await page.getByRole("dialog").getByRole("button", { name: en.keeping.dropUnsent }).click();
    await page
      .getByText(en.keeping.changes.player({ name: "Dev", guest: false, former: false }))
      .waitFor({ state: "detached" });
    expect(await league.names()).toEqual(["Ana", "Bo"]);

    await page.getByRole("button", { name: en.keeping.removeHere }).click();
    const question = page.getByRole("dialog", {
      name: en.keeping.removeHereTitle({ name: "Friday Dominoes" }),
    });
    await question.getByRole("button", { name: en.shell.cancel }).click();
    await question.waitFor({ state: "detached" });
    await page.getByRole("button", { name: en.keeping.removeHere }).click();
    await question.getByRole("button", { name: en.keeping.removeHere }).click();
    await page.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
    expect(await league.names()).toEqual(["Ana", "Bo"]);
  });
});
