import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { newGame as spanish } from "../../../lib/i18n/es/new-game";
import { terms } from "../../../lib/i18n/es/terms";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { SetupForm } from "../../support/browser/setup-form";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName, like } from "../../support/browser/words";

const site = openSite();

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

async function openNew(query = ""): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(`${site.server.url}/new${query}`);
  return page;
}

const inSpanish = spanish(terms("es-DO"));
const search = (page: Page) => page.getByRole("searchbox", { name: en.newGame.findGame });
const found = (page: Page) => page.getByRole("list", { name: en.newGame.allGames });
const chosen = (page: Page) => page.getByRole("region", { name: en.newGame.chooseGame });

describe("choosing a game", () => {
  it.each([
    gameName("baneberry"),
    gameName("mexican-train"),
    gameName("domino-pool"),
    gameName("pip"),
    gameName("doubles"),
  ])("takes one tap: %s", async (game) => {
    const page = await openNew();
    await page.getByRole("button", { name: new RegExp(`^${game}\\b`) }).click();
    await new SetupForm(page, site.server.url).ready();
    await chosen(page).getByText(game, { exact: true }).waitFor();
  });

  it("from a family, which opens with a tap", async () => {
    const page = await openNew();
    const dominican = page.getByRole("button", {
      name: `${gameName("count/dominican")} Dominican Republic`,
      exact: true,
    });
    await found(page).getByText(gameName("count"), { exact: true }).click();
    await dominican.click();
    await new SetupForm(page, site.server.url).ready();
    await chosen(page).getByText(gameName("count/dominican"), { exact: true }).waitFor();
    await page.getByRole("button", { name: en.entry.change, exact: true }).click();
    await search(page).waitFor();
  });

  it("from the first page, which begins with the games of the reader’s country", async () => {
    const context = await site.browser.newContext({ viewport: { width: 360, height: 640 }, locale: "es-DO" });
    const page = await context.newPage();
    await page.goto(site.server.url);
    const games = page.getByRole("region", { name: inSpanish.chooseGame }).getByRole("link");
    await games.first().waitFor();
    // The document does not know the country.
    await expect
      .poll(async () => (await games.allInnerTexts()).slice(0, 3).map((text) => text.split("\n")[0]))
      .toEqual([
        gameName("count/dominican", "es"),
        gameName("count/dominican-club", "es"),
        gameName("count", "es"),
      ]);
    await games.first().click();
    await page
      .getByRole("region", { name: inSpanish.chooseGame })
      .getByText(gameName("count/dominican", "es"), { exact: true })
      .waitFor();
    await page.getByLabel(inSpanish.addLabel).waitFor();
  });

  it("from the family that the address names", async () => {
    const page = await openNew("?game=hands");
    await page.getByRole("button", { name: gameName("hands/haiti"), exact: true }).click();
    await chosen(page).getByText(gameName("hands/haiti"), { exact: true }).waitFor();
    await page.reload();
    await chosen(page).getByText(gameName("hands/haiti"), { exact: true }).waitFor();
  });

  it("lists the last tables first, and only their games once somebody else was entered", async () => {
    const page = await openNew();
    const keeper = new Scorekeeper(page, site.server.url);
    const form = new SetupForm(page, site.server.url);
    const names = (section: string) => page.getByRole("region", { name: section }).getByRole("button");
    await keeper.setUp("doubles", ["Ana", "Bo"]);
    await keeper.setUp("hands/haiti", ["Ana", "Bo", "Cleo"]);
    await keeper.setUp("doubles", ["Bo", "Ana"], { fill: { [en.sentences["option/target"]]: "30" } });
    await page.goto(`${site.server.url}/new`);
    const tables = names(newGame.samePeople);
    await expect
      .poll(() => tables.allInnerTexts())
      .toEqual([
        `${gameName("doubles")}\nAna\u00a0· Bo`,
        `${gameName("hands/haiti")}\nBo\u00a0· Cleo\u00a0· Ana`,
      ]);
    expect(await axeFindings(page)).toEqual([]);
    await tables.last().focus();
    await page.keyboard.press("Enter");
    await chosen(page).getByText(gameName("hands/haiti"), { exact: true }).waitFor();
    await expect.poll(() => form.seats()).toEqual(["Bo", "Cleo", "Ana"]);

    // A tap on the wrong table can be followed by one on another; names that were typed are not lost to one.
    await form.button(en.entry.change).click();
    await tables.first().click();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo"]);
    await expect
      .poll(() => page.getByLabel(en.sentences["option/target"], { exact: true }).inputValue())
      .toBe("30");
    await form.add("Zoe");
    await form.button(en.entry.change).click();
    await expect
      .poll(() => names(newGame.lastPlayed).allInnerTexts())
      .toEqual([gameName("doubles"), gameName("hands/haiti")]);
    await names(newGame.lastPlayed).last().click();
    await expect.poll(() => form.seats()).toEqual(["Ana", "Bo", "Zoe"]);
  });
});

describe("searching for a game", () => {
  it.each([
    ["dominó cubano", [gameName("count/cuba"), gameName("mexican-train")]],
    ["5s & 3s", [gameName("fives/fives-and-threes")]],
    ["CHICKEN FOOT", [gameName("chickenfoot")]],
  ])("finds the games that match %s", async (typed, names) => {
    const page = await openNew();
    await search(page).fill(typed);
    for (const name of names) await found(page).getByRole("button", { name }).waitFor();
    await page.getByRole("status").filter({ hasText: "game" }).waitFor();
    await search(page).press("Enter");
    await expect
      .poll(() =>
        found(page)
          .getByRole("button")
          .first()
          .evaluate((key) => key === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press("Enter");
    await new SetupForm(page, site.server.url).ready();
  });

  it("without results says so, and a tap shows all games again", async () => {
    const page = await openNew();
    await search(page).fill("whist");
    await page.getByRole("status").filter({ hasText: "whist" }).waitFor();
    await page.getByRole("button", { name: en.newGame.showAll }).click();
    await found(page)
      .getByRole("button", { name: like(`${gameName("pip")}…`) })
      .waitFor();
    await expect.poll(() => search(page).inputValue()).toBe("");
  });

  it("can be cleared with one tap, after which the next search can be typed at once", async () => {
    const page = await openNew();
    await search(page).fill("haiti");
    await page.getByRole("button", { name: en.newGame.clearSearch }).click();
    await page.keyboard.type("pip");
    await expect.poll(() => search(page).inputValue()).toBe("pip");
  });
});
