import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { openSection } from "../../support/browser/keeper-page";
import { SetupForm } from "../../support/browser/setup-form";
import { axeFindings, installing, loseSignal, openSite } from "../../support/browser/site";
import { tapTwice } from "../../support/browser/tap-twice";
import { en, gameName, like } from "../../support/browser/words";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
const bearer = { Authorization: `Bearer ${key}` };
const league = "Friday Dominoes";

/** A league on the server, and the invite link for its scorekeepers. */
async function newLeague(slug: string) {
  const api = await apiOf(site.server.url);
  const request = { ...leagueRequest(), seasons: [], slug };
  const { body } = await api("POST", "/api/leagues", request, bearer);
  const rules = async () => {
    const read = await api("GET", `/api/leagues/${body.id}`);
    return read.body.rules.map(({ name }: { name: string }) => name);
  };
  const change = (one: object) =>
    api(
      "POST",
      `/api/leagues/${body.id}/changes`,
      { protocol: 1, changes: [{ id: uuid(), ...one }] },
      bearer,
    );
  return { rules, change, keeper: `${site.server.url}/l/edit?league=${body.id}#key=${key}` };
}

const phone = (more: BrowserContextOptions = {}): Promise<BrowserContext> =>
  site.browser.newContext({ viewport: { width: 390, height: 844 }, ...more });

/** A phone that manages the league. */
async function keeperOf(address: string, more?: BrowserContextOptions): Promise<Page> {
  const page = await (await phone(more)).newPage();
  await page.goto(address);
  await page.getByText(en.keeping.onServer).waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const ours = (page: Page) => page.getByRole("region", { name: en.newGame.savedRules });
const chosen = (page: Page) => page.getByRole("region", { name: en.newGame.chooseGame });
const statusShows = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/** Chooses the Dominican game and sets its target to 150. */
async function fill(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/new`);
  await page.getByRole("searchbox", { name: en.newGame.findGame }).fill("dominicano");
  await button(page, like(`${gameName("count/dominican")}…`))
    .first()
    .click();
  await page.getByText(en.keeping.rules, { exact: true }).click();
  await page.getByLabel(en.sentences["option/target"], { exact: true }).fill("150");
}

/** Saves these rules; `place` is this device or a league. */
async function save(page: Page, name: string, place: string): Promise<void> {
  await button(page, en.newGame.saveRules).click();
  await dialog(page).getByText(place, { exact: true }).click();
  await dialog(page).getByLabel(en.newGame.rulesName).fill(name);
  await tapTwice(button(page, en.entry.save));
  await statusShows(page, `“${name}”`);
}

describe("a league’s house rules", () => {
  it("are saved on one phone, used on another, and shown to anybody", async () => {
    const { keeper, rules } = await newLeague("shared-rules");
    const [one, two] = [await keeperOf(keeper), await keeperOf(keeper)];
    await fill(one);
    await button(one, en.newGame.saveRules).click();
    await dialog(one).getByText(league, { exact: true }).click();
    expect(await axeFindings(one)).toEqual([]);
    await button(one, en.shell.close).click();
    await save(one, "Sunday", league);
    await statusShows(one, `for ${league}`);
    await expect.poll(() => focused(one)).toBe(en.newGame.areSavedFor({ name: "Sunday", league }));
    await expect.poll(rules).toEqual(["Sunday"]);

    await two.goto(`${site.server.url}/new`);
    await ours(two)
      .getByRole("button", { name: `Sunday Dominican · ${league}`, exact: true })
      .click();
    await chosen(two).getByText("Sunday", { exact: true }).waitFor();
    await expect.poll(() => two.getByRole("radio", { name: league }).isChecked()).toBe(true);
    await two.getByText(`${en.newGame.options} · ${en.newGame.changed({ rules: 1 })}`).click();
    await expect
      .poll(() => two.getByLabel(en.sentences["option/target"], { exact: true }).inputValue())
      .toBe("150");
    const form = new SetupForm(two, site.server.url);
    for (const name of ["Ana", "Bo", "Cleo", "Dev"]) await form.add(name);
    await form.setUp();
    await form.button(en.newGame.start).click();
    await two.getByRole("region", { name: en.table.standings }).waitFor();

    const reader = await (await phone()).newPage();
    await expect
      .poll(async () => {
        await reader.goto(`${site.server.url}/l/shared-rules/games`);
        return reader.getByRole("link", { name: /Sunday/ }).count();
      })
      .toBe(1);
    await reader.goto(`${site.server.url}/l/shared-rules`);
    expect(await axeFindings(reader)).toEqual([]);
    await reader.getByRole("link", { name: "Sunday Dominican" }).click();
    await reader.getByRole("heading", { name: "Sunday" }).waitFor();
    await button(reader, en.newGame.playThese).click();
    await reader.getByText(`${en.newGame.options} · ${en.newGame.changed({ rules: 1 })}`).click();
    await expect
      .poll(() => reader.getByLabel(en.sentences["option/target"], { exact: true }).inputValue())
      .toBe("150");
  });

  it("that were saved offline are sent later; a device’s own rules are copied to the league", async () => {
    const { keeper, rules, change } = await newLeague("late-rules");
    const page = await keeperOf(keeper, installing);
    await fill(page);
    await loseSignal(page);
    await save(page, "Late", league);
    await page.getByLabel(en.sentences["option/target"], { exact: true }).fill("175");
    await save(page, "Mine", en.newGame.thisDevice);
    await button(page, en.entry.change).click();
    await button(page, en.newGame.moreAbout({ name: "Mine" })).click();
    await tapTwice(button(page, en.newGame.saveFor({ league })));
    await statusShows(page, en.newGame.areSavedFor({ name: "Mine", league }));
    await expect.poll(() => focused(page)).toBe(en.newGame.areSavedFor({ name: "Mine", league }));
    expect(await axeFindings(page)).toEqual([]);
    await button(page, en.shell.close).click();
    await expect.poll(() => ours(page).getByRole("listitem").count()).toBe(3);
    expect(await rules()).toEqual([]);
    // Meanwhile another scorekeeper takes one of the names.
    const theirs = { rules: uuid(), name: "MINE", game: "count", options: { target: 60 } };
    await change({ change: "rules", ...theirs });
    await page.context().setOffline(false);
    await expect.poll(rules).toEqual(["Late", "MINE"]);
    await page.goto(keeper);
    await page.getByRole("alert").filter({ hasText: "MINE" }).waitFor();
  });

  it("of a later version are refused by a program that does not know all of their options", async () => {
    const { keeper, change } = await newLeague("later-rules");
    await change({ change: "rules", rules: uuid(), name: "Sunday", game: "count", options: { target: 60 } });
    const page = await (await phone()).newPage();
    await page.context().route("**/api/leagues/*/*", async (route) => {
      const response = await route.fetch();
      const { rules = [], ...league } = await response.json();
      const later = rules.map((each: object) => ({ ...each, options: { golden: true } }));
      await route.fulfill({ response, json: { ...league, rules: later } });
    });
    await page.goto(keeper);
    await page.getByText(en.keeping.onServer).waitFor();
    await page.goto(`${site.server.url}/new`);
    await ours(page)
      .getByRole("button", { name: /^Sunday/ })
      .click();
    await page.getByRole("alert").filter({ hasText: newGame.linkTrouble.unfit.title }).waitFor();
    await page.getByRole("list", { name: en.newGame.allGames }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it("are renamed, removed and restored in the league’s settings", async () => {
    const { keeper, rules, change } = await newLeague("kept-rules");
    const saved = (name: string, target: number) =>
      change({ change: "rules", rules: uuid(), name, game: "count", options: { preset: "cuba", target } });
    await saved("Monday", 120);
    await saved("Sunday", 150);
    const page = await keeperOf(keeper);
    const region = await openSection(page, en.keeping.rules);
    const row = region
      .getByRole("listitem")
      .filter({ hasText: en.keeping.rulesLine({ name: "Sunday", game: gameName("count/cuba") }) });
    await row.getByText(en.keeping.rename).click();
    const name = row.getByLabel(en.keeping.rulesName);
    await name.fill("monday");
    await button(page, en.entry.save).and(row.getByRole("button")).click();
    await row.getByRole("alert").filter({ hasText: "already" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await name.fill("Always");
    await button(page, en.entry.save).and(row.getByRole("button")).click();
    await expect.poll(rules).toEqual(["Always", "Monday"]);
    const form = region.getByRole("form", {
      name: en.keeping.rulesLine({ name: "Always", game: gameName("count/cuba") }),
    });
    await form.getByRole("button", { name: en.keeping.removeRules }).click();
    await statusShows(page, en.keeping.changes["remove-rules"]({ name: "Always" }));
    await expect.poll(() => focused(page)).toBe(en.keeping.rulesSaved);
    await expect.poll(rules).toEqual(["Monday"]);
    await button(page, en.table.undo).click();
    await form.waitFor();
    await expect.poll(rules).toEqual(["Always", "Monday"]);
  });
});

describe("the list of saved rules", () => {
  it("moves the focus to the next row, or to the heading, after one is deleted", async () => {
    const page = await (await phone()).newPage();
    await fill(page);
    for (const [name, target] of [
      ["A", "110"],
      ["B", "120"],
    ] as const) {
      await page.getByLabel(en.sentences["option/target"], { exact: true }).fill(target);
      await button(page, en.newGame.saveRules).click();
      await dialog(page).getByLabel(en.newGame.rulesName).fill(name);
      await button(page, en.entry.save).click();
      await statusShows(page, `“${name}”`);
    }
    await button(page, en.entry.change).click();
    const remove = async (name: string) => {
      await button(page, en.newGame.moreAbout({ name })).click();
      await tapTwice(button(page, en.newGame.deleteRules));
      await statusShows(page, `“${name}” deleted.`);
    };
    await remove("A");
    await expect.poll(() => focused(page)).toBe(en.newGame.moreAbout({ name: "B" }));
    await remove("B");
    await expect.poll(() => focused(page)).toBe(en.newGame.chooseGame);
    await button(page, en.table.undo).click();
    await expect.poll(() => focused(page)).toBe(en.newGame.moreAbout({ name: "B" }));
  });

  it("says when it cannot be read, and shows what was known before", async () => {
    const context = await phone();
    const page = await context.newPage();
    await fill(page);
    await button(page, en.newGame.saveRules).click();
    await dialog(page).getByLabel(en.newGame.rulesName).fill("Sunday");
    await button(page, en.entry.save).click();
    await statusShows(page, en.newGame.areSaved({ name: "Sunday" }));
    await context.addInitScript(() => {
      const { getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAll = function (...given) {
        if (this.name === "rules") throw new DOMException("unreadable", "UnknownError");
        return getAll.apply(this, given);
      };
    });
    const again = await context.newPage();
    await again.goto(`${site.server.url}/new`);
    await again.getByRole("alert").filter({ hasText: newGame.rulesUnread }).waitFor();
    await ours(again)
      .getByRole("button", { name: /^Sunday/ })
      .waitFor();
    expect(await axeFindings(again)).toEqual([]);
  });
});
