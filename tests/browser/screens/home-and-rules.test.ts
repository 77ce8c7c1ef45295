import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { SetupForm } from "../../support/browser/setup-form";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, gameName, like, ofGame } from "../../support/browser/words";

const site = openSite();

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

async function sitDown(): Promise<Page> {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  return context.newPage();
}

describe("the home page", () => {
  it("lists games in progress and finished games, and resumes a game with one tap", async () => {
    const page = await sitDown();
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "20" } });
    await keeper.enter({ out: "Ana", left: { Bo: 31 } });
    await keeper.setUp("pip", ["Bo", "Cleo"]);
    await page.getByRole("link", { name: en.shell.toGames }).click();
    const finished = page.getByRole("region", { name: "Finished" });
    await finished.getByText(en.home.won({ names: ["Ana"], shared: false })).waitFor();
    const playing = page.getByRole("region", { name: en.home.inProgress });
    await playing
      .getByRole("link", { name: en.home.resume({ game: gameName("pip"), names: ["Bo", "Cleo"] }) })
      .click();
    await page.getByRole("region", { name: en.table.standings }).waitFor();
  });

  it("says when the server does not answer, and lists the games on this device", async () => {
    const page = await sitDown();
    await new Scorekeeper(page, site.server.url).setUp("pip", ["Bo", "Cleo"]);
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(site.server.url);
    await page.getByText(home.unreachable).waitFor();
    await page
      .getByRole("link", { name: en.home.resume({ game: gameName("pip"), names: ["Bo", "Cleo"] }) })
      .waitFor();
  });
});

describe("the rules pages", () => {
  it("show the deal that the game uses, for every number of players", async () => {
    const page = await sitDown();
    await page.goto(`${site.server.url}/rules/mexican-train`);
    // One table for each set and deal, each folded under its name.
    const rows = async (name: RegExp) => {
      await page.locator("summary").filter({ hasText: name }).click();
      return page.getByRole("table", { name }).getByRole("row").allInnerTexts();
    };
    const standard = await rows(
      like(`…${en.tiles.setName({ highest: 12 })} …${ofGame("mexican-train", "deal-table")}…`),
    );
    expect(standard.slice(1).map((row) => row.split(/\s+/).map(Number))).toEqual([
      [2, 15, 61],
      [3, 15, 46],
      [4, 15, 31],
      [5, 14, 21],
      [6, 12, 19],
      [7, 10, 21],
      [8, 9, 19],
      [9, 8, 19],
      [10, 7, 21],
      [11, 6, 25],
      [12, 6, 19],
      [13, 5, 26],
      [14, 5, 21],
      [15, 4, 31],
      [16, 4, 27],
    ]);
    expect((await rows(like(`…${ofGame("mexican-train", "deal-removed")}…`)))[1]).toMatch(
      new RegExp(
        `^2\\s+10\\s+16\\s+${en.rulesPages.above({ highest: 7 })}\\s+${en.tiles.setTiles({ tiles: 55 })}$`,
      ),
    );
  });

  it("mark rulings, name the source and link to a new game", async () => {
    const page = await sitDown();
    await page.goto(`${site.server.url}/rules`);
    await page.getByRole("link", { name: like(`${gameName("doubles")}…`) }).click();
    const { ruling, sourceSays, here } = en.rulesPages;
    await page
      .getByRole("note")
      .filter({ hasText: new RegExp(`^${ruling}\\s*${sourceSays}.+${here}`) })
      .first()
      .waitFor();
    await page.getByText("Great Book of Domino Games").waitFor();
    await page.getByRole("link", { name: en.rulesPages.play({ game: gameName("doubles") }) }).click();
    await new SetupForm(page, site.server.url).ready();
    await page.getByText(en.newGame.range({ min: 2, max: 12 })).waitFor();
  });

  it("show every number from blank to eighteen and every special tile", async () => {
    const page = await sitDown();
    await page.goto(`${site.server.url}/rules/tiles`);
    const listed = (name: string) => page.getByRole("region", { name }).getByRole("listitem").count();
    await expect.poll(() => listed(en.tiles.numbers)).toBe(19);
    await expect.poll(() => listed(en.tiles.specials)).toBe(15);
  });
});

/** States in which something has to be filled in or finished first; the other screens are in accessibility.test.ts. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "home with games": async (page) => {
    const keeper = new Scorekeeper(page, site.server.url);
    await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "20" } });
    await keeper.enter({ out: "Ana", left: { Bo: 31 } });
    await keeper.setUp("domino-pool", ["Ana", "Bo", "Maximiliane Theodora von Hohenfels-Burga"]);
    await page.goto(site.server.url);
    await page.getByRole("region", { name: "Finished" }).waitFor();
  },
  "a new game in which every field is wrong": async (page) => {
    const form = new SetupForm(page, site.server.url);
    await form.open("domino-pool", ["Ana", "Ana"]);
    await form.choose(ofGame("domino-pool", "mode-hundred-up"));
    await page.getByLabel(ofGame("domino-pool", "stake")).fill("-");
    await form.setUp();
  },
  "a new game with tiles to take out": async (page) => {
    const form = new SetupForm(page, site.server.url);
    await form.open("mexican-train", ["Ana", "Bo"]);
    await form.choose(ofGame("mexican-train", "deal-removed"));
    await form.setUp();
    await form.waitUntilSetUp();
  },
  "rules with every kind of block": async (page) => {
    await page.goto(`${site.server.url}/rules/pip`);
    await page.getByRole("heading", { name: en.rulesPages.source }).waitFor();
  },
  "rules with many deal tables": async (page) => {
    await page.goto(`${site.server.url}/rules/doubles`);
    await page.getByRole("heading", { name: en.rulesPages.source }).waitFor();
  },
};

describe("axe finds no problems in either theme", () => {
  it.each(Object.entries(states))("%s", async (_name, reach) => {
    const page = await sitDown();
    await reach(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing is cut off").toBe(390);
  });
});
