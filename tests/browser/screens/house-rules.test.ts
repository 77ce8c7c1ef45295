import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { SetupForm } from "../../support/browser/setup-form";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName, like, ofGame } from "../../support/browser/words";

const site = openSite();

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

/** A phone whose browser saves files by downloading them. */
async function phone(): Promise<BrowserContext> {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  return context;
}

async function openNew(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.server.url}/new`);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const ours = (page: Page) => page.getByRole("region", { name: en.newGame.savedRules });
const chosen = (page: Page) => page.getByRole("region", { name: en.newGame.chooseGame });
const dialog = (page: Page) => page.getByRole("dialog");

/** Chooses the Dominican game, sets its target to 150 and saves these rules. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: en.newGame.findGame }).fill("dominicano");
  await page
    .getByRole("button", { name: like(`${gameName("count/dominican")}…`) })
    .first()
    .click();
  await page.getByText(en.newGame.options, { exact: true }).click();
  await page.getByLabel(en.sentences["option/target"], { exact: true }).fill("150");
  await button(page, en.newGame.saveRules).click();
  await dialog(page).getByLabel(en.newGame.rulesName).fill(name);
  await dialog(page).getByRole("button", { name: en.entry.save, exact: true }).click();
  await page.getByRole("status").filter({ hasText: name }).waitFor();
}

/** The link to share. */
async function linkOf(page: Page, name: string): Promise<string> {
  await button(page, en.newGame.moreAbout({ name })).click();
  return dialog(page).getByLabel(en.invite.link).inputValue();
}

describe("saved house rules", () => {
  it("say how they differ from the game they are based on", async () => {
    const page = await openNew(await phone());
    await page.goto(`${site.server.url}/new?game=count`);
    await button(page, gameName("count/puerto-rico-500")).click();
    await page.getByText(en.newGame.options, { exact: true }).click();
    await expect
      .poll(() => page.getByLabel(ofGame("count", "option/prizes")).inputValue())
      .toBe("100, 75, 50, 25");
    await page.getByLabel(ofGame("count", "option/prizes")).fill("50 25");
    await page.getByText(`${en.newGame.options} · ${en.newGame.changed({ rules: 1 })}`).waitFor();
    await page.getByText(en.newGame.usual({ value: "100, 75, 50, 25" })).waitFor();
    await page.getByLabel(ofGame("count", "option/prizes")).fill("many");
    await button(page, en.newGame.saveRules).click();
    await page
      .getByRole("alert")
      .filter({ hasText: /\b10\b/ })
      .waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it("are listed with the games, found by a search and used to start a game", async () => {
    const context = await phone();
    const page = await openNew(context);
    await save(page, "Grandma’s Sunday");
    expect(await axeFindings(page)).toEqual([]);
    await chosen(page).getByText("Grandma’s Sunday", { exact: true }).waitFor();
    const another = await openNew(await phone());
    await another.getByRole("list", { name: en.newGame.allGames }).waitFor();
    await expect.poll(() => ours(another).count()).toBe(0);
    const again = await openNew(context);
    await ours(again).getByRole("button", { name: "Grandma’s Sunday Dominican", exact: true }).waitFor();
    expect(await axeFindings(again)).toEqual([]);
    await again.getByRole("searchbox", { name: en.newGame.findGame }).fill("grandma");
    await again.getByRole("button", { name: /^Grandma’s Sunday/ }).click();
    await again.getByText(`${en.newGame.options} · ${en.newGame.changed({ rules: 1 })}`).click();
    await expect
      .poll(() => again.getByLabel(en.sentences["option/target"], { exact: true }).inputValue())
      .toBe("150");
    const form = new SetupForm(again, site.server.url);
    for (const name of ["Ana", "Bo", "Cleo", "Dev"]) await form.add(name);
    await form.setUp();
    await form.button(en.newGame.start).click();
    await again.getByRole("region", { name: en.table.standings }).waitFor();
    await again.goto(`${site.server.url}/new`);
    await again
      .getByRole("region", { name: newGame.samePeople })
      .getByRole("button", { name: like(`Grandma’s Sunday ${en.settings.names({ names: ["Bo", "Dev"] })}…`) })
      .waitFor();
  });

  it("are changed by saving again under the same name", async () => {
    const page = await openNew(await phone());
    await save(page, "Sunday");
    await page.getByLabel(en.sentences["option/target"], { exact: true }).fill("175");
    await button(page, en.newGame.saveRules).click();
    await expect.poll(() => dialog(page).getByLabel(en.newGame.rulesName).inputValue()).toBe("Sunday");
    await dialog(page)
      .getByText(en.newGame.replaces({ name: "Sunday" }))
      .waitFor();
    await dialog(page).getByRole("button", { name: en.entry.save, exact: true }).click();
    await page.getByRole("status").filter({ hasText: "Sunday" }).waitFor();
    await button(page, en.entry.change).click();
    await expect.poll(() => ours(page).getByRole("listitem").count()).toBe(1);
    await ours(page)
      .getByRole("button", { name: /^Sunday/ })
      .click();
    await page.getByText(`${en.newGame.options} · ${en.newGame.changed({ rules: 1 })}`).click();
    await expect
      .poll(() => page.getByLabel(en.sentences["option/target"], { exact: true }).inputValue())
      .toBe("175");
  });

  it("can be renamed, deleted, and restored with Undo", async () => {
    const page = await openNew(await phone());
    await save(page, "Sunday");
    await button(page, en.entry.change).click();
    await button(page, en.newGame.moreAbout({ name: "Sunday" })).click();
    await dialog(page).getByText("150 points").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByLabel(en.newGame.rulesName).fill("Monday");
    await dialog(page).getByRole("button", { name: en.newGame.rename }).click();
    await page.getByRole("dialog", { name: "Monday" }).waitFor();
    await dialog(page).getByRole("button", { name: en.newGame.deleteRules }).click();
    await page.getByRole("status").filter({ hasText: "“Monday” deleted." }).waitFor();
    await expect.poll(() => ours(page).count()).toBe(0);
    await button(page, en.table.undo).click();
    await ours(page)
      .getByRole("button", { name: /^Monday/ })
      .waitFor();
    await page.reload();
    await ours(page)
      .getByRole("button", { name: /^Monday/ })
      .waitFor();
  });

  it("are part of the export file and are imported on another phone", async () => {
    const one = await openNew(await phone());
    await save(one, "Sunday");
    await one.goto(`${site.server.url}/settings`);
    const download = one.waitForEvent("download");
    await button(one, en.settings.exportAll).click();
    const two = await (await phone()).newPage();
    await two.goto(`${site.server.url}/settings`);
    await two.getByLabel(en.settings.chooseFile).setInputFiles(await (await download).path());
    await two
      .getByText(en.settings.rulesNamed({ name: "Sunday", game: gameName("count/dominican") }))
      .waitFor();
    await button(two, en.settings.importNow({ games: 0, leagues: 0, rules: 1 })).click();
    await two.getByRole("status").filter({ hasText: "imported" }).waitFor();
    await two.goto(`${site.server.url}/new`);
    await ours(two)
      .getByRole("button", { name: /^Sunday/ })
      .waitFor();
  });
});

describe("a link to house rules", () => {
  it("shows them to anyone who opens it, saves them and starts a game with them", async () => {
    const one = await openNew(await phone());
    await save(one, "Sunday");
    await button(one, en.entry.change).click();
    const link = await linkOf(one, "Sunday");
    const two = await (await phone()).newPage();
    await two.goto(link);
    await two.getByRole("heading", { name: "Sunday" }).waitFor();
    await two.getByText("150 points").waitFor();
    expect(await axeFindings(two)).toEqual([]);
    await button(two, en.newGame.saveRules).click();
    await dialog(two).getByRole("button", { name: en.entry.save, exact: true }).click();
    await two
      .getByRole("status")
      .filter({ hasText: en.newGame.areSaved({ name: "Sunday" }) })
      .waitFor();
    await button(two, en.newGame.playThese).click();
    await chosen(two).getByText("Sunday", { exact: true }).waitFor();
    await two.getByText(`${en.newGame.options} · ${en.newGame.changed({ rules: 1 })}`).click();
    await expect
      .poll(() => two.getByLabel(en.sentences["option/target"], { exact: true }).inputValue())
      .toBe("150");
    expect(new URL(two.url()).hash).toBe("");
    await button(two, en.entry.change).click();
    await ours(two)
      .getByRole("button", { name: /^Sunday/ })
      .waitFor();
  });

  it("can be used without saving, even over a half-filled form", async () => {
    const one = await openNew(await phone());
    await save(one, "Sunday");
    await button(one, en.entry.change).click();
    const link = await linkOf(one, "Sunday");
    const two = await (await phone()).newPage();
    const form = new SetupForm(two, site.server.url);
    await form.open("doubles", ["Ana", "Bo"]);
    await two.goto(link);
    await button(two, en.newGame.playThese).click();
    await chosen(two).getByText(gameName("count/dominican"), { exact: true }).waitFor();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo"]);
  });

  it.each([
    ["damaged", "#rules=nonsense", en.newGame.linkTrouble.damaged.title],
    [
      "of a newer version",
      `#rules=${Buffer.from('{"version":2}').toString("base64url")}`,
      en.newGame.linkTrouble.newer.title,
    ],
    [
      "for a game that does not exist",
      `#rules=${Buffer.from('{"version":1,"name":"x","game":"whist","options":{}}').toString("base64url")}`,
      newGame.linkTrouble.unfit.title,
    ],
  ])("that is %s says so, and leads to all games", async (_what, fragment, title) => {
    const page = await (await phone()).newPage();
    await page.goto(`${site.server.url}/new${fragment}`);
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button(page, en.newGame.showAll).click();
    await page.getByRole("button", { name: like(`${gameName("doubles")}…`) }).waitFor();
  });
});
