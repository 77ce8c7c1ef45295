import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../../support/browser/browser";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { en, like } from "../../support/browser/words";
import { apiOf } from "../../support/server/api";
import {
  archive,
  becomeEarlierPhone,
  expected,
  type GameName,
  startOnEarlierStore,
} from "../../support/server/earlier-version";
import type { TestServer } from "../../support/server/server";
import { temporaryDirectory } from "../../support/temporary";

// Data that commit f432e71 left on a phone and in a file opens in this version.

const folder = temporaryDirectory();
let server: TestServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  server = await startOnEarlierStore(folder);
  browser = await launchBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await server.remove();
});

const newPage = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
};

async function expectTotals(page: Page, names: readonly GameName[]): Promise<void> {
  for (const name of names) {
    const { id, totals } = expected.games[name];
    await page.goto(`${server.url}/play?game=${id}`);
    const keeper = new Scorekeeper(page, server.url);
    await expect.poll(() => keeper.totals(), { message: name }).toEqual(totals);
  }
}

const allGames = Object.keys(expected.games) as GameName[];

it("the database of an earlier version opens with every game and the disputed hand, and sends waiting entries once", async () => {
  const page = await newPage();
  const { id } = expected.games.waiting;
  const api = await apiOf(server.url);
  expect((await api("GET", `/api/games/${id}`)).status).toBe(404);
  await becomeEarlierPhone(page, server.url);
  await expectTotals(page, allGames);
  await page.goto(`${server.url}/play?game=${expected.games.held.id}`);
  await page.getByRole("button", { name: en.sentences["end-of-hand"] }).waitFor();
  await page
    .getByRole("region", {
      name: like(en.table.twoVersions({ round: { title: "…", inText: "" } })),
    })
    .waitFor();
  await page.goto(`${server.url}/play?game=${id}`);
  await new Scorekeeper(page, server.url).savedOnServer();
  expect((await api("GET", `/api/games/${id}`)).body.head).toBe(1);
  await page.goto(`${server.url}/l/edit?league=${expected.leagueId}`);
  const roster = async () =>
    (await api("GET", `/api/leagues/${expected.leagueId}/players`)).body.players.map(
      (player: { name: string }) => player.name,
    );
  await expect.poll(roster).toContain("Ida");
  expect((await roster()).filter((name: string) => name === "Ida")).toHaveLength(1);
});

it("a form half-typed in an earlier version is offered for the person to decide about", async () => {
  const page = await newPage();
  await becomeEarlierPhone(page, server.url);
  await page.goto(`${server.url}/play?game=${expected.games.pip.id}`);
  const halfTyped = page.getByRole("region", { name: en.moved.halfTyped });
  await halfTyped.getByRole("button", { name: en.moved.goOn }).click();
  // The draft does not say which round it is for, so the person has to confirm it.
  await page
    .getByRole("region", { name: en.moved.halfTyped })
    .getByRole("button", { name: en.moved.goOn })
    .click();
  await page
    .getByRole("button", { name: en.entry.wentOut({ name: "Bo" }), exact: true, pressed: true })
    .waitFor();
  await expect
    .poll(() => page.getByLabel(en.entry.handOf({ name: "Ana" }), { exact: true }).inputValue())
    .toBe("17");
});

it("a file exported by an earlier version imports every game and the league", async () => {
  const page = await newPage();
  await page.goto(`${server.url}/settings`);
  const file = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(archive) };
  await page.getByLabel(en.settings.chooseFile).setInputFiles(file);
  await page.getByRole("button", { name: like(`${en.settings.import}…`) }).click();
  await page
    .getByRole("status")
    .filter({ hasText: en.settings.imported({ games: 0, leagues: 0, rules: 0 }).replace("0 games ", "") })
    .waitFor();
  await expectTotals(page, allGames);
});
