import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newGame } from "../../../lib/i18n/en/new-game";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, openSite } from "../../support/browser/site";
import { correctionOf, en, gameName, like, ofGame, roundOf } from "../../support/browser/words";

const site = openSite();

const longName = "Maximiliane Theodora von Hohenfels-Burga";

/** Every state of the screens. Each is reached as a person would, by roles and names alone. */
const states: Readonly<Record<string, (page: Page, keeper: Scorekeeper) => Promise<void>>> = {
  "home without games": async (page) => {
    await page.goto(site.server.url);
    await page.getByRole("heading", { name: en.home.emptyTitle }).waitFor();
  },
  "choosing a game: a search, a search without results, an open family": async (page) => {
    await page.goto(`${site.server.url}/new`);
    const search = page.getByRole("searchbox", { name: en.newGame.findGame });
    await search.fill("dominicano");
    await page.getByRole("button", { name: like(`${gameName("count/dominican-club")}…`) }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await search.fill(longName.repeat(2));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.newGame.showAll }).click();
    await page.getByText(gameName("hands"), { exact: true }).click();
    await page.getByRole("button", { name: /^Derby/ }).waitFor();
  },
  "a new game, half filled in": async (page) => {
    await page.goto(`${site.server.url}/new`);
    await page.getByRole("button", { name: gameName("domino-pool") }).click();
    for (const name of ["Ana", longName]) {
      await page.getByLabel(newGame.addLabel).fill(name);
      await page.getByRole("button", { name: en.newGame.add, exact: true }).click();
    }
  },
  "the table in the middle of a hand": async (page, keeper) => {
    await keeper.setUp("baneberry", ["Ana", longName]);
    await page.getByRole("button", { name: en.table.scores({ name: "Ana", points: 15 }) }).click();
    await page
      .getByRole("status")
      .filter({ hasText: en.table.savedToast({ what: "" }) })
      .waitFor();
    await page.getByRole("button", { name: en.table.actionsOf({ name: "Ana" }) }).click();
    await page.getByRole("button", { name: en.table.endPlain({ end: 4 }) }).waitFor();
  },
  "the table with eight players and a half-typed round": async (page, keeper) => {
    await keeper.setUp("mexican-train", [longName, "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hal"]);
    await page.getByRole("button", { name: en.sentences["end-of-round"] }).click();
    await keeper.answer({ out: "Bo", left: { [longName]: 1, Cleo: ["12-0", "12-1"], Dev: 1 } });
  },
  "an offer to star, the score sheet, a correction": async (page, keeper) => {
    await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo"], {
      choose: [ofGame("domino-pool", "mode-hundred-up")],
      fill: { [ofGame("domino-pool", "target")]: "20" },
    });
    await keeper.enter({ out: "Ana", left: { Bo: 24, Cleo: 5 } });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.table.take({ price: "0.25" }) }).click();
    await keeper.openSheet();
    await keeper.lookAt(like(`…${ofGame("domino-pool", "took-star", { name: "Bo" }).replace(".", "…")}`));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.history.takeBack }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: en.shell.cancel }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: correctionOf("Bo", roundOf("doubles", 1)) }).click();
    await page.getByRole("button", { name: en.history.saveCorrection }).waitFor();
  },
  "a finished game": async (page, keeper) => {
    await keeper.setUp("doubles", ["Ana", "Bo"], { fill: { [en.sentences["option/target"]]: "20" } });
    await keeper.enter({ out: "Ana", left: { Bo: 31 } });
    await page.getByRole("heading", { name: en.table.won({ names: ["Ana"], shared: false }) }).waitFor();
  },
  "the board for spectators": async (page, keeper) => {
    await keeper.setUp("domino-pool", [longName, "Bo", "Cleo"]);
    await keeper.enterOut("Bo");
    await keeper.savedOnServer();
    await page.goto(page.url().replace("/play?", "/watch?"));
    await page.getByRole("heading", { name: en.sentences.leads({ names: ["Bo"] }) }).waitFor();
  },
  "invites, and a player’s own phone": async (page, keeper) => {
    await keeper.setUp("doubles", ["Ana", longName]);
    await keeper.savedOnServer();
    await page.getByRole("button", { name: en.table.invite }).click();
    await page.getByRole("button", { name: en.invite.roles.player }).click();
    await page.getByRole("img", { name: en.invite.codes.player }).waitFor();
    await page.getByText(en.invite.replace.player).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(await page.getByLabel(en.invite.link).inputValue());
    await page.getByRole("button", { name: longName }).click();
    await page.getByRole("button", { name: "7", exact: true }).click();
    await page.getByRole("button", { name: en.hand.send, exact: true }).waitFor();
  },
  "a game that does not exist": async (page) => {
    await page.goto(`${site.server.url}/play?game=018f3c1e-7a2b-7c3d-8e4f-0a1b2c3d4e5f`);
    await page.getByRole("heading", { name: en.table.missingTitle }).waitFor();
  },
  "an address without a game": async (page) => {
    await page.goto(`${site.server.url}/play`);
    await page.getByRole("heading", { name: en.table.noIdTitle }).waitFor();
  },
  "an address that does not exist": async (page) => {
    await page.goto(`${site.server.url}/nothing-here`);
    await page.getByRole("heading", { name: en.shell.notFoundTitle }).waitFor();
  },
  ...Object.fromEntries(
    ["/rules", "/rules/tiles", "/rules/baneberry", "/rules/mexican-train", "/rules/domino-pool"].map(
      (path) => [
        path,
        async (page: Page) => {
          await page.goto(site.server.url + path);
          await page.getByRole("heading", { level: 1 }).waitFor();
        },
      ],
    ),
  ),
};

describe("axe finds no problems in either theme", () => {
  it.each(Object.entries(states))("%s", async (_name, reach) => {
    const context = await site.browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await reach(page, new Scorekeeper(page, site.server.url));
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing is cut off").toBe(390);
    await context.close();
  });
});
