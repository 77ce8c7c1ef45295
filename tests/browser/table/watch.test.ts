import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { watch } from "../../../lib/i18n/en/table/watch";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { installing, openSite, waitForServiceWorker } from "../../support/browser/site";
import { shows } from "../../support/browser/standings";
import { en, like, ofGame } from "../../support/browser/words";

const site = openSite();

/** A time zone where it is about noon now, so that no day ends during a test. */
const fromNoon = new Date().getUTCHours() - 12;
const timezoneId = `Etc/GMT${fromNoon < 0 ? fromNoon : `+${fromNoon}`}`;

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

async function device(width = 390, height = 844, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width, height }, timezoneId, ...more });
  return context.newPage();
}

/** A scorekeeper's phone with a game, and a television that shows its board. */
async function tableAndBoard(
  more?: BrowserContextOptions,
): Promise<{ keeper: Scorekeeper; board: Page; address: string }> {
  const keeper = new Scorekeeper(await device(), site.server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.savedOnServer();
  const address = keeper.page.url().replace("/play?", "/watch?");
  const board = await device(1280, 800, more);
  await board.goto(address);
  await board.getByText(en.watch.live).waitFor();
  return { keeper, board, address };
}

describe("the board for spectators", () => {
  it("shows a saved entry by itself: totals, leader, next hand, and the round in words", async () => {
    const { keeper, board } = await tableAndBoard();
    await board.getByRole("heading", { name: en.watch.notBegun }).waitFor();
    await keeper.enter({ out: "Bo", left: { Ana: 12 } });
    await shows(board, "Bo", 12);
    await board.getByRole("heading", { name: en.sentences.leads({ names: ["Bo"] }) }).waitFor();
    await board
      .getByRole("region", { name: en.watch.latest })
      .getByText(/^Bo .*Ana 12/)
      .waitFor();
    await expect.poll(() => board.getByTestId("headline").textContent()).toBe(await keeper.headline());
    await expect.poll(() => board.getByRole("button", { name: en.sentences["end-of-hand"] }).count()).toBe(0);
    const height = await board.evaluate(() => document.documentElement.scrollHeight);
    expect(height, "all of it is in sight").toBeLessThanOrEqual(800);
  });

  it("shows what was noted between hands too", async () => {
    const keeper = new Scorekeeper(await device(), site.server.url);
    await keeper.setUp("count/dominican", ["Ana", "Bo", "Cleo", "Dev"]);
    await keeper.enter({ out: "Ana", left: { [en.entry.allTogether]: 43 } });
    await keeper.page.getByRole("button", { name: en.table.actionsOf({ name: "Bo" }), exact: true }).click();
    await keeper.page
      .getByRole("button", {
        name: ofGame("count", "bonus-worth", { what: "all-passed", points: 25 }),
        exact: true,
      })
      .click();
    await shows(keeper.page, "Bo", 25);
    await keeper.savedOnServer();
    const board = await device(1280, 800);
    await board.goto(keeper.page.url().replace("/play?", "/watch?"));
    const latest = board.getByRole("region", { name: en.watch.latest }).getByRole("listitem");
    await expect.poll(() => latest.count()).toBe(2);
    await latest
      .first()
      .getByText(/^Bo\b.* 25\b/)
      .waitFor();
  });

  it("says on every page that a game of a later version cannot be shown, and opens it once the page is updated", async () => {
    const { keeper, address } = await tableAndBoard();
    const later = await device();
    const game = new URL(address).searchParams.get("game");
    let isOlder = true;
    await later.route(`**/api/games/${game}?*`, async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, ...(isOlder && { game: "canasta" }) } });
    });
    for (const page of ["watch", "play", "hand", "sheet"]) {
      await later.goto(address.replace("/watch?", `/${page}?`));
      await later.getByRole("heading", { name: en.shell.outdatedTitle }).waitFor();
    }
    await later.goto(address);
    const reload = later.getByRole("button", { name: en.shell.reload });
    await reload.waitFor();
    later.once("framenavigated", () => {
      isOlder = false;
    });
    await reload.click();
    await keeper.enter({ out: "Bo", left: { Ana: 12 } });
    await shows(later, "Bo", 12);
  });

  it("shows when it was last updated while the server is down, opens from the device, and resumes afterwards", async () => {
    const { keeper, board, address } = await tableAndBoard(installing);
    await keeper.enter({ out: "Ana", left: { Bo: 9 } });
    await shows(board, "Ana", 9);
    await waitForServiceWorker(board);
    await site.server.stop();
    await board.getByText(like(`…${en.watch.lastSeen({ when: "…" })}`)).waitFor();
    await board.goto(address);
    await shows(board, "Ana", 9);
    await board.getByText(like(`…${en.watch.lastSeen({ when: "…" })}`)).waitFor();
    await site.server.restart();
    await board.getByText(en.watch.live).waitFor();
    await keeper.enter({ out: "Ana", left: { Bo: 4 } });
    await shows(board, "Ana", 13);
  });

  it("receives entries even where a proxy holds back events", async () => {
    const { keeper, address } = await tableAndBoard();
    const board = await device();
    await board.route("**/live", (route) => route.abort());
    await board.goto(address);
    await keeper.enter({ out: "Ana", left: { Bo: 9 } });
    await shows(board, "Ana", 9);
  });

  it("leaves no key on the spectator’s device, whose home leads back to the board only", async () => {
    const { board } = await tableAndBoard();
    const address = new URL(board.url());
    await board.goto(site.server.url);
    const watching = board.getByRole("region", { name: home.watching });
    await watching.getByRole("link").waitFor();
    const links = await board
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const game = address.searchParams.get("game") ?? "";
    expect(links.filter((href) => href.includes(game))).toEqual([`/watch?game=${game}`]);
    await watching.getByRole("link").click();
    await board.getByTestId("headline").waitFor();
  });

  it("says what is missing: the game in the address, the game itself, or the server", async () => {
    const board = await device();
    await board.goto(`${site.server.url}/watch`);
    await board.getByRole("heading", { name: en.table.noIdTitle }).waitFor();
    const stranger = `${site.server.url}/watch?game=018f3c1e-7a2b-7c3d-8e4f-0a1b2c3d4e5f`;
    await board.goto(stranger);
    await board.getByRole("heading", { name: en.table.missingTitle }).waitFor();
    await board.route("**/api/**", (route) => route.abort());
    await board.reload();
    await board.getByRole("heading", { name: watch.unreachableTitle }).waitFor();
  });
});
