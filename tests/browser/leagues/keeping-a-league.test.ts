import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, loseSignal, openSite } from "../../support/browser/site";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { type Api, apiOf } from "../../support/server/api";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
const bearer = { Authorization: `Bearer ${key}` };

/** A league of the server, and what other phones do in it. */
async function leagueOf(names: readonly string[], slug: string) {
  const api = await apiOf(site.server.url);
  const players = names.map((name) => ({ id: uuid(), name }));
  const request = { ...leagueRequest(), id: uuid(), seasons: [], players, slug };
  const { body } = await api("POST", "/api/leagues", request, bearer);
  const path = `/api/leagues/${body.id}`;
  const idOf = (name: string) => players.find((player) => player.name === name)?.id ?? "";
  const change = (one: object) =>
    api("POST", `${path}/changes`, { protocol: 1, changes: [{ id: uuid(), ...one }] }, bearer);
  return { api, path, idOf, change, keeper: `${site.server.url}/l/edit?league=${body.id}#key=${key}` };
}

/** A game of Ana and Bo that another phone played to its end; `extra`: entries between. */
async function playedElsewhere(api: Api, extra: readonly ReturnType<typeof entry>[] = []): Promise<string> {
  const game = doublesGame();
  await api("POST", "/api/games", game, bearer);
  const entries = [hand(12), ...extra, entry({ kind: "end" })];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
  return game.id;
}

const open = async (address: string): Promise<Page> => {
  const page = await (await site.browser.newContext(phone)).newPage();
  await page.goto(address);
  await page.getByText("Everything is on this device and on the server.").waitFor();
  return page;
};
const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** The line of somebody on the roster; it opens what can be changed. */
const personOf = (page: Page, name: string) =>
  regionOf(page, "Players")
    .locator("summary")
    .filter({ hasText: new RegExp(`^${name}$`) });
const says = (page: Page, region: string, text: string) =>
  regionOf(page, region).getByRole("status").filter({ hasText: text }).waitFor();
const tells = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function standings(api: Api, path: string): Promise<string[]> {
  const { body } = await api("GET", `${path}/standings`);
  return body.rows.map((row: { name: string; played: number }) => `${row.name} ${row.played}`);
}

describe("managing a league", () => {
  it("takes back a payment and removes a game that another phone played; Undo restores each", async () => {
    const league = await leagueOf(["Ana", "Bo"], "takes-back");
    const seats = { a: league.idOf("Ana"), b: league.idOf("Bo") };
    await league.change({ change: "game", game: await playedElsewhere(league.api), seats });
    const paid = { from: seats.a, to: seats.b, amount: 350, on: "2026-11-20" };
    await league.change({ change: "payment", payment: uuid(), ...paid });
    const page = await open(league.keeper);

    const money = async () => (await league.api("GET", `${league.path}/money`)).body;
    const paidBefore = await money();
    const payment = regionOf(page, "Money").getByRole("form", {
      name: "Ana gave Bo 3.50 EUR (Nov 20, 2026)",
    });
    const takeBack = async () => {
      await payment.getByRole("button", { name: "Take it back" }).click();
      await tells(page, "Taken back: Ana gave Bo 3.50 EUR");
      await payment.waitFor({ state: "detached" });
      await regionOf(page, "Money").getByText("No payments yet.").waitFor();
      await expect.poll(() => focused(page)).toBe("Payments so far");
      await expect.poll(money).toMatchObject({ payments: [], ledgers: [] });
    };
    await takeBack();
    await undo(page).click();
    await tells(page, "Restored: Ana gave Bo 3.50 EUR");
    await payment.waitFor();
    await expect.poll(money).toEqual(paidBefore);
    await takeBack();

    const placesBefore = await standings(league.api, league.path);
    const game = regionOf(page, "Games").getByRole("form", { name: /Doubles, Ana, Bo$/ });
    await loseSignal(page);
    await game.getByRole("button", { name: "Remove from the league" }).click();
    await tells(page, "Removed:");
    await game.waitFor({ state: "detached" });
    expect(await axeFindings(page)).toEqual([]);
    await undo(page).click();
    await tells(page, "it counts once the server has it");
    await game.waitFor();
    await page.getByText("2 changes are on this device").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Everything is on this device and on the server.").waitFor();
    await expect.poll(() => standings(league.api, league.path)).toEqual(placesBefore);
    await game.getByRole("button", { name: "Remove from the league" }).click();
    await tells(page, "Removed:");
    await game.waitFor({ state: "detached" });
    await regionOf(page, "Games").getByText("No game counts here yet.").waitFor();
    await expect.poll(() => focused(page)).toBe("Games of the league");
    await expect.poll(() => standings(league.api, league.path)).toEqual([]);
    await page.context().close();
  });

  it("adds another phone’s finished game by its link, and says who joined during it", async () => {
    const league = await leagueOf(["Ana", "Bo"], "by-link");
    const cleo = entry({ kind: "join", player: { id: "c", name: "Cleo" } });
    const elsewhere = await playedElsewhere(league.api);
    // This one was in the league before somebody sat down whom the league does not know.
    const late = doublesGame();
    await league.api("POST", "/api/games", late, bearer);
    const seats = { a: league.idOf("Ana"), b: league.idOf("Bo") };
    await league.change({ change: "game", game: late.id, seats });
    const entries = [hand(12), cleo, entry({ kind: "end" })];
    const append = { protocol: 1, base: 0, entries };
    await league.api("POST", `/api/games/${late.id}/entries`, append, bearer);
    await expect.poll(() => standings(league.api, league.path)).toEqual([]);

    const page = await open(league.keeper);
    const games = regionOf(page, "Games");
    const find = games.getByRole("form", { name: "A game on another device" });
    const link = find.getByLabel("A game on another device");
    for (const [typed, told] of [
      ["https://example.test/rules", "There is no game in this link."],
      [uuid(), "The server does not have this game."],
    ] as const) {
      await link.fill(typed);
      await find.getByRole("button", { name: "Find it" }).click();
      await find.getByRole("alert").filter({ hasText: told }).waitFor();
      await expect.poll(() => link.inputValue()).toBe(typed);
    }
    await link.fill(`${site.server.url}/watch?game=${elsewhere}`);
    await find.getByRole("alert").waitFor({ state: "detached" });
    await find.getByRole("button", { name: "Find it" }).click();
    const form = games.getByRole("form", { name: "Add a game played outside the league" });
    await form.getByLabel("Ana at the table is").waitFor();
    await expect.poll(() => focused(page)).toBe("Who is who");
    await form.getByRole("button", { name: "Add to the league" }).click();
    await says(page, "Games", "Saved.");
    await expect.poll(() => standings(league.api, league.path)).toEqual(["Ana 1", "Bo 1"]);

    await games.getByText("It counts once the league knows who this is: Cleo.").waitFor();
    const unreachable = games.getByRole("alert").filter({ hasText: "The server cannot be reached." });
    await loseSignal(page);
    await games.getByRole("button", { name: "Say who is who" }).click();
    await unreachable.waitFor();
    await page.context().setOffline(false);
    await games.getByRole("button", { name: "Say who is who" }).click();
    await unreachable.waitFor({ state: "detached" });
    const newcomer = form.getByLabel("Cleo at the table is");
    await newcomer.waitFor();
    await form.getByRole("button", { name: "Add to the league" }).click();
    await form.getByText("Choose someone first.").waitFor();
    await newcomer.selectOption({ label: "Someone new: Cleo" });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await form.getByRole("button", { name: "Add to the league" }).click();
    await says(page, "Games", "Saved.");
    await personOf(page, "Cleo").waitFor();
    await games.getByText("It counts once the league knows").waitFor({ state: "detached" });
    await expect
      .poll(async () => (await standings(league.api, league.path)).sort())
      .toEqual(["Ana 2", "Bo 2", "Cleo 1"]);
    await page.context().close();
  });

  it("recognises players who join during a game by name, and adds others as newcomers; merges and unmerges", async () => {
    const league = await leagueOf(["Ana", "Bo", "Cleo", "Dev"], "joiners");
    const page = await open(league.keeper);
    const scorekeeper = new Scorekeeper(page, site.server.url);
    const rules = { fill: { "Play to": "20" }, league: "Friday Dominoes", roster: ["Ana", "Bo"] };
    await scorekeeper.setUp("Doubles", [], rules);
    await page.getByRole("button", { name: "Players", exact: true }).click();
    for (const name of ["cleo", "Cleopatra"]) {
      const form = page.getByRole("form", { name: "Add a player" });
      await form.getByLabel("New player’s name").fill(name);
      await form.getByRole("button", { name: "Add to the game" }).click();
      await page
        .getByRole("status")
        .filter({ hasText: `${name} joined` })
        .waitFor();
    }
    await page.getByRole("link", { name: "To the table" }).click();
    const left = { Bo: 31, cleo: 12, Cleopatra: 5 };
    await scorekeeper.enter("End of the hand", { out: "Ana", left });
    await page.getByRole("link", { name: "See the standings" }).click();
    await page.getByRole("row").filter({ hasText: "Cleopatra" }).waitFor();
    await expect
      .poll(() => standings(league.api, league.path))
      .toEqual(["Ana 1", "Bo 1", "Cleo 1", "Cleopatra 1"]);

    await page.goto(league.keeper);
    const players = regionOf(page, "Players");
    await personOf(page, "Cleopatra").click();
    const merge = players.getByRole("form", { name: "Is the same person as" });
    await merge.getByRole("button", { name: "Merge" }).click();
    await merge.getByText("Choose someone first.").waitFor();
    // They sat at one table. Where the page shows the merge before the server refuses it, the form is gone by then.
    await merge.getByLabel("Is the same person as").selectOption({ label: "Bo" });
    await merge.getByRole("button", { name: "Merge" }).click();
    await page.getByRole("alert").filter({ hasText: "have played at one table" }).waitFor();
    await page.reload();
    await personOf(page, "Cleopatra").click();
    await merge.getByLabel("Is the same person as").selectOption({ label: "Dev" });
    await merge.getByRole("button", { name: "Merge" }).click();
    const unmerge = players.getByRole("form", { name: "Cleopatra is Dev" });
    await unmerge.waitFor();
    await page.getByText("Everything is on this device and on the server.").waitFor();
    await expect.poll(() => standings(league.api, league.path)).toEqual(["Ana 1", "Bo 1", "Cleo 1", "Dev 1"]);
    expect(await axeFindings(page)).toEqual([]);
    await unmerge.getByRole("button", { name: "Undo: two different people" }).click();
    await personOf(page, "Cleopatra").waitFor();
    await page.getByText("Everything is on this device and on the server.").waitFor();
    await expect
      .poll(() => standings(league.api, league.path))
      .toEqual(["Ana 1", "Bo 1", "Cleo 1", "Cleopatra 1"]);
    await page.context().close();
  });
});
