import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { home } from "../../../lib/i18n/en/home";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { openSection } from "../../support/browser/keeper-page";
import { keepsLeague } from "../../support/browser/kept-league";
import {
  axeFindings,
  installing,
  loseSignal,
  openSite,
  waitForServiceWorker,
} from "../../support/browser/site";
import { en, gameName, like, wordsIn } from "../../support/browser/words";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
const bearer = { Authorization: `Bearer ${key}` };

/** A league in which Ana and Bo have played. */
async function newLeague(slug: string) {
  const api = await apiOf(site.server.url);
  const players = ["Ana", "Bo", "Cleo"].map((name) => ({ id: uuid(), name }));
  const request = { ...leagueRequest(), name: "Garden Club", seasons: [], players, slug };
  await api("POST", "/api/leagues", request, bearer);
  const game = doublesGame();
  await api("POST", "/api/games", game, bearer);
  const entries = [hand(12), entry({ kind: "end" })];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
  const seats = { a: players[0]?.id, b: players[1]?.id };
  const changes = [{ change: "game", id: uuid(), game: game.id, seats }];
  await api("POST", `/api/leagues/${request.id}/changes`, { protocol: 1, changes }, bearer);
  const keeper = `${site.server.url}/l/edit?league=${request.id}#key=${key}`;
  return { api, id: request.id, game: game.id, page: `${site.server.url}/l/${slug}`, keeper };
}

async function open(address: string, more: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await (await site.browser.newContext({ viewport, ...more })).newPage();
  await page.goto(address);
  return page;
}

const keyOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("a league that is deleted for everyone", () => {
  it("disappears from its pages and for its other scorekeepers, and is restored unchanged", async () => {
    const league = await newLeague("garden-club");
    const reader = await open(league.page, installing);
    await waitForServiceWorker(reader);
    await reader.reload();
    await reader.getByText("Ana").first().waitFor();
    await keyOf(reader, en.leaguePages.follow).click();
    await expect.poll(() => keepsLeague(reader)).toBe(true);
    const [one, two] = [await open(league.keeper), await open(league.keeper)];
    await openSection(two, en.keeping.removal);
    await openSection(one, en.keeping.removal);
    await keyOf(one, leagueKeeping.deleteLeague).click();
    const dialog = one.getByRole("dialog");
    expect(await axeFindings(one)).toEqual([]);
    await dialog.getByRole("button", { name: leagueKeeping.deleteLeague }).click();
    await one.getByRole("heading", { name: en.keeping.leagueDeletedTitle }).waitFor();
    expect(await axeFindings(one)).toEqual([]);

    const unread = await open(league.page);
    await unread.getByRole("heading", { name: en.keeping.leagueDeletedTitle }).waitFor();
    const gone = await reader.goto(league.page);
    expect(gone?.status()).toBe(410);
    await reader.getByRole("heading", { name: en.keeping.leagueDeletedTitle }).waitFor();
    expect(await reader.content()).not.toMatch(/Garden Club|Ana/);
    // Neither the copy on the phone nor what it could draw the page from show it either.
    await loseSignal(reader);
    await reader.goto(league.page).catch(() => undefined);
    expect(await reader.content()).not.toMatch(/Garden Club|Ana/);

    await two.reload();
    await two.getByRole("heading", { name: en.keeping.leagueDeletedTitle }).waitFor();
    await two.goto(site.server.url);
    await two.getByText(home.leagueDeleted).waitFor();

    await keyOf(one, en.keeping.bringLeagueBack).click();
    await one.getByRole("region", { name: en.keeping.roster, exact: true }).waitFor();
    const back = await open(league.page);
    await back.getByText("Ana").first().waitFor();
    // Pages that become visible again show it by themselves.
    for (const page of [two, unread])
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await two.getByText(home.leagueDeleted).waitFor({ state: "detached" });
    await unread.getByText("Ana").first().waitFor();
  });
});

describe("a player’s name", () => {
  it("is removed from the league’s pages and files, and can be restored", async () => {
    const league = await newLeague("names-off");
    const keeper = await open(league.keeper);
    const roster = await openSection(keeper, en.keeping.roster);
    const line = (name: string) => roster.locator("summary").filter({ hasText: new RegExp(`^${name}$`) });
    await line("Bo").click();
    await keyOf(keeper, en.keeping.eraseName).first().click();
    const dialog = keeper.getByRole("dialog");
    await dialog.getByText(en.keeping.eraseNameGames).waitFor();
    expect(await axeFindings(keeper)).toEqual([]);
    await dialog.getByRole("button", { name: en.keeping.eraseName }).click();
    await line(en.leaguePages.formerPlayer).waitFor();
    const games = await openSection(keeper, en.keeping.games);
    await games.getByText(like(`…: ${gameName("doubles")}, …${en.leaguePages.formerPlayer}…`)).waitFor();

    const addresses = ["", "/players", "/games", `/games/${league.game}`, "/records"];
    const reader = await open(league.page);
    for (const part of addresses) {
      await reader.goto(league.page + part);
      expect(await reader.content(), part).not.toMatch(/\bBo\b/);
    }
    await reader.goto(league.page);
    await reader.getByText(en.keeping.formerPlayer).first().waitFor();
    await reader.goto(`${league.page}?lang=es`);
    await reader.getByText(wordsIn("es").leaguePages.formerPlayer).first().waitFor();

    // The line is still open, as it was left.
    await keyOf(keeper, en.keeping.restoreName).click();
    await line("Bo").waitFor();
    await expect
      .poll(async () => {
        await reader.goto(league.page);
        return reader.getByText(en.keeping.formerPlayer).count();
      })
      .toBe(0);
  });
});
