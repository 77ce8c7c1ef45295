import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { league as leagueProblems } from "../../../lib/i18n/en/leagues/league";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { maxSeasonGames } from "../../../lib/league/limits";
import { openSection } from "../../support/browser/keeper-page";
import { findingsInEverySize } from "../../support/browser/layout/all-sizes";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { axeFindings, installing, loseSignal, openSite } from "../../support/browser/site";
import { en, gameName, like } from "../../support/browser/words";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { type Api, apiOf } from "../../support/server/api";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
const bearer = { Authorization: `Bearer ${key}` };

/** A league on the server, and what other phones do in it. */
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

/** A game of Ana and Bo that another phone played to its end; `extra` are entries before the end. */
async function playedElsewhere(api: Api, extra: readonly ReturnType<typeof entry>[] = []): Promise<string> {
  const game = doublesGame();
  await api("POST", "/api/games", game, bearer);
  const entries = [hand(12), ...extra, entry({ kind: "end" })];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, bearer);
  return game.id;
}

const open = async (address: string, more: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await site.browser.newContext({ ...phone, ...more })).newPage();
  await page.goto(address);
  await page.getByText(en.keeping.onServer).waitFor();
  return page;
};
const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** A player's line on the roster, which opens what can be changed. */
const personOf = (page: Page, name: string) =>
  regionOf(page, en.keeping.roster)
    .locator("summary")
    .filter({ hasText: new RegExp(`^${name}$`) });
const says = (page: Page, region: string, text: string) =>
  regionOf(page, region).getByRole("status").filter({ hasText: text }).waitFor();
const statusShows = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).waitFor();
const undo = (page: Page) => page.getByRole("button", { name: en.table.undo });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function standings(api: Api, path: string): Promise<string[]> {
  const { body } = await api("GET", `${path}/standings`);
  return body.rows.map((row: { name: string; played: number }) => `${row.name} ${row.played}`);
}

describe("managing a league", () => {
  it("takes back a payment, removes a game that another phone played, and undoes either", async () => {
    const league = await leagueOf(["Ana", "Bo"], "takes-back");
    const seats = { a: league.idOf("Ana"), b: league.idOf("Bo") };
    await league.change({ change: "game", game: await playedElsewhere(league.api), seats });
    const paid = { from: seats.a, to: seats.b, amount: 350, on: "2026-11-20" };
    await league.change({ change: "payment", payment: uuid(), ...paid });
    const page = await open(league.keeper, installing);

    const money = async () => (await league.api("GET", `${league.path}/money`)).body;
    const paidBefore = await money();
    await openSection(page, en.keeping.money);
    const payment = regionOf(page, en.keeping.money).getByRole("form", {
      name: /^Ana .*Bo 3\.50 EUR \(Nov 20, 2026\)$/,
    });
    const takeBack = async () => {
      await payment.getByRole("button", { name: en.keeping.takeBack }).click();
      await statusShows(page, like(`…${en.keeping.tookBack({ line: "Ana …Bo 3.50 EUR" })}…`));
      await payment.waitFor({ state: "detached" });
      await regionOf(page, en.keeping.money).getByText(en.keeping.noPayments).waitFor();
      await expect.poll(() => focused(page)).toBe(en.keeping.payments);
      await expect.poll(money).toMatchObject({ payments: [], ledgers: [] });
    };
    await takeBack();
    await undo(page).click();
    await statusShows(page, like(`…${en.keeping.restored({ line: "Ana …Bo 3.50 EUR" })}…`));
    await payment.waitFor();
    await expect.poll(money).toEqual(paidBefore);
    await takeBack();

    const placesBefore = await standings(league.api, league.path);
    const game = (await openSection(page, en.keeping.games)).getByRole("form", {
      name: like(`…${gameName("doubles")}, Ana, Bo`),
    });
    // The list comes from the server.
    await game.waitFor();
    await loseSignal(page);
    await game.getByRole("button", { name: en.keeping.takeOutKey }).click();
    await statusShows(page, like(`…${en.keeping.takenOut({ line: "…" })}`));
    await game.waitFor({ state: "detached" });
    expect(await axeFindings(page)).toEqual([]);
    await undo(page).click();
    await statusShows(page, like(`…${en.keeping.restoredHere({ line: "…" })}…`));
    await game.waitFor();
    await page.getByText(en.keeping.waiting({ count: 2 })).waitFor();
    await page.context().setOffline(false);
    await page.getByText(en.keeping.onServer).waitFor();
    await expect.poll(() => standings(league.api, league.path)).toEqual(placesBefore);
    await game.getByRole("button", { name: en.keeping.takeOutKey }).click();
    await statusShows(page, like(`…${en.keeping.takenOut({ line: "…" })}`));
    await game.waitFor({ state: "detached" });
    await regionOf(page, en.keeping.games).getByText(leagueKeeping.noneInLeague).waitFor();
    await expect.poll(() => focused(page)).toBe(en.keeping.inLeague);
    await expect.poll(() => standings(league.api, league.path)).toEqual([]);
    await page.context().close();
  });

  it("corrects a payment, and refuses an impossible correction without changing anything", async () => {
    const league = await leagueOf(["Ana", "Bo", "Cleo"], "corrects");
    const [ana, bo, cleo] = ["Ana", "Bo", "Cleo"].map(league.idOf);
    const paid = { from: ana, to: bo, amount: 350, on: "2026-11-20" };
    await league.change({ change: "payment", payment: uuid(), ...paid });
    const payments = async () => (await league.api("GET", `${league.path}/money`)).body.payments;
    const page = await open(league.keeper);
    const money = await openSection(page, en.keeping.money);
    await money.locator("summary").filter({ hasText: en.keeping.correct }).click();
    const form = money.getByRole("form", { name: like(en.keeping.correctPayment({ line: "Ana …Bo…" })) });
    const receiver = form.getByLabel(en.keeping.receiver, { exact: true });
    expect(await receiver.inputValue()).toBe(bo);
    expect(await form.getByLabel(en.keeping.amount).inputValue()).toBe("3.50");
    await receiver.selectOption({ label: "Ana" });
    await form.getByRole("button", { name: en.entry.save }).click();
    await form.getByRole("alert").filter({ hasText: "themselves" }).waitFor();
    expect(await payments()).toMatchObject([paid]);
    await receiver.selectOption({ label: "Cleo" });
    await form.getByLabel(en.keeping.amount).fill("2.25");
    await form.getByRole("button", { name: en.entry.save }).click();
    await expect.poll(payments).toMatchObject([{ ...paid, to: cleo, amount: 225 }]);
    await money.getByText(/^Ana .*Cleo 2\.25 EUR \(Nov 20, 2026\)$/).waitFor();
    await page.context().close();
  });

  it("asks how many games a season needs, instead of assuming a number", async () => {
    const league = await leagueOf(["Ana", "Bo"], "counted");
    const page = await open(league.keeper);
    const seasons = await openSection(page, en.keeping.seasons);
    await seasons.locator("summary").filter({ hasText: leagueKeeping.newSeason }).click();
    const season = page.getByRole("form", { name: leagueKeeping.newSeason });
    await season.getByLabel(leagueKeeping.seasonName).fill("Spring");
    await season.getByLabel(leagueKeeping.from).fill("2026-01-01");
    await season.getByLabel(leagueKeeping.to).fill("2026-06-01");
    await season.getByLabel(leagueKeeping.counts).selectOption("best");
    const games = season.getByLabel(leagueKeeping.countingNumber.best);
    for (const wrong of ["", "0", "2000"]) {
      await games.fill(wrong);
      await season.getByRole("button", { name: leagueKeeping.newSeason }).click();
      await season.getByText(leagueKeeping.notGames({ max: maxSeasonGames })).waitFor();
    }
    await games.fill("7");
    await season.getByRole("button", { name: leagueKeeping.newSeason }).click();
    await season.getByRole("status").filter({ hasText: leagueKeeping.saved }).waitFor();
    const { body } = await league.api("GET", league.path);
    expect(body.seasons).toMatchObject([{ name: "Spring", counting: { count: "best", games: 7 } }]);
    await page.context().close();
  });

  it("shows the tables before and after a change of what games are worth, and then makes it", async () => {
    const league = await leagueOf(["Ana", "Bo"], "worth");
    const players = ["Ana", "Bo"].map((name, index) => ({ player: league.idOf(name), place: index + 1 }));
    const result = { game: uuid(), kind: "doubles", on: "2026-03-06", rankedBy: "places", players };
    await league.change({ change: "paper-result", ...result });
    const page = await open(league.keeper);
    const points = await openSection(page, en.keeping.points);
    const form = points.getByRole("form", { name: en.keeping.points });
    const { scoring } = leagueKeeping;
    await form.locator("summary").filter({ hasText: scoring.more }).click();
    await form.getByRole("button", { name: scoring.addTable }).click();
    await form.getByRole("button", { name: en.keeping.save }).click();
    const dialog = page.getByRole("dialog", { name: scoring.changesTables });
    const ofAna = dialog.getByRole("row").filter({ hasText: "Ana" });
    for (const points of ["5", "1"])
      await ofAna.getByRole("cell", { name: scoring.placeAndPoints({ place: 1, points }) }).waitFor();
    await dialog.getByRole("button", { name: en.keeping.save }).click();
    await form.getByRole("status").filter({ hasText: leagueKeeping.saved }).waitFor();
    const { body } = await league.api("GET", league.path);
    expect(body.scoring).toEqual({ tables: [{ parties: 2, points: [1, 0] }] });
    await page.context().close();
  });

  it("fits phones of every size and text of every size with all sections open", async () => {
    const names = ["Maximiliane Theodora von Hohenfels-Burga", "Bo", "Cleo"];
    const league = await leagueOf(names, "fits");
    const paid = {
      from: league.idOf(names[0] ?? ""),
      to: league.idOf("Bo"),
      amount: 35_000,
      on: "2026-11-20",
    };
    await league.change({ change: "payment", payment: uuid(), ...paid });
    await league.change({ change: "evening", evening: uuid(), on: "2036-11-20", at: "20:00", place: "Club" });
    const seats = { a: league.idOf("Cleo"), b: league.idOf("Bo") };
    await league.change({ change: "game", game: await playedElsewhere(league.api), seats });
    const page = await open(league.keeper);
    const browser = await page.context().newCDPSession(page);
    expect(await findingsInEverySize(page, browser)).toEqual([]);
    // What a part holds is drawn when it is opened, and may be opened too.
    const closed = page.locator("main details:not([open])");
    for (let left = await closed.count(); left > 0; left = await closed.count()) {
      for (const each of (await closed.all()).toReversed())
        await each.evaluate((element: HTMLDetailsElement) => {
          element.open = true;
        });
      await expect.poll(() => page.locator("main details[open] > summary:only-child").count()).toBe(0);
    }
    await regionOf(page, en.keeping.games).getByRole("form").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await findingsInEverySize(page, browser)).toEqual([]);
    await page.context().close();
  });

  it("adds a finished game of another phone by its link, and asks who joined during the game", async () => {
    const league = await leagueOf(["Ana", "Bo"], "by-link");
    const cleo = entry({ kind: "join", player: { id: "c", name: "Cleo" } });
    const elsewhere = await playedElsewhere(league.api);
    // This game was in the league before a player joined whom the league does not know.
    const late = doublesGame();
    await league.api("POST", "/api/games", late, bearer);
    const seats = { a: league.idOf("Ana"), b: league.idOf("Bo") };
    await league.change({ change: "game", game: late.id, seats });
    const entries = [hand(12), cleo, entry({ kind: "end" })];
    const append = { protocol: 1, base: 0, entries };
    await league.api("POST", `/api/games/${late.id}/entries`, append, bearer);
    await expect.poll(() => standings(league.api, league.path)).toEqual([]);

    const page = await open(league.keeper, installing);
    const games = await openSection(page, en.keeping.games);
    const find = games.getByRole("form", { name: en.keeping.byLink });
    const link = find.getByLabel(en.keeping.byLink);
    for (const [typed, announced] of [
      ["https://example.test/rules", en.keeping.notFound["no-link"]],
      [uuid(), en.keeping.notFound.unknown],
    ] as const) {
      await link.fill(typed);
      await find.getByRole("button", { name: en.keeping.findKey }).click();
      await find.getByRole("alert").filter({ hasText: announced }).waitFor();
      await expect.poll(() => link.inputValue()).toBe(typed);
    }
    await link.fill(`${site.server.url}/watch?game=${elsewhere}`);
    await find.getByRole("alert").waitFor({ state: "detached" });
    await find.getByRole("button", { name: en.keeping.findKey }).click();
    const form = games.getByRole("form", { name: en.keeping.addGame });
    await form.getByLabel(en.keeping.seat({ name: "Ana" })).waitFor();
    await expect.poll(() => focused(page)).toBe(en.keeping.whoIsWho);
    await form.getByRole("button", { name: en.keeping.addGameKey }).click();
    await says(page, en.keeping.games, en.keeping.saved);
    await expect.poll(() => standings(league.api, league.path)).toEqual(["Ana 1", "Bo 1"]);

    await games.getByText(en.keeping.waitsFor({ names: ["Cleo"] })).waitFor();
    const unreachable = games.getByRole("alert").filter({ hasText: leagueKeeping.notFound.unreachable });
    await loseSignal(page);
    await games.getByRole("button", { name: en.keeping.seatThem }).click();
    await unreachable.waitFor();
    await page.context().setOffline(false);
    await games.getByRole("button", { name: en.keeping.seatThem }).click();
    await unreachable.waitFor({ state: "detached" });
    const newcomer = form.getByLabel(en.keeping.seat({ name: "Cleo" }));
    await newcomer.waitFor();
    await form.getByRole("button", { name: en.keeping.addGameKey }).click();
    await form.getByText(en.keeping.chooseFirst).waitFor();
    await newcomer.selectOption({ label: en.keeping.newOnRoster({ name: "Cleo" }) });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await form.getByRole("button", { name: en.keeping.addGameKey }).click();
    await says(page, en.keeping.games, en.keeping.saved);
    await openSection(page, en.keeping.roster);
    await personOf(page, "Cleo").waitFor();
    await games.getByText(en.keeping.waitsFor({ names: ["Cleo"] })).waitFor({ state: "detached" });
    await expect
      .poll(async () => (await standings(league.api, league.path)).sort())
      .toEqual(["Ana 2", "Bo 2", "Cleo 1"]);
    await page.context().close();
  });

  it("matches a player who joins during a game by name and adds others to the roster; merges and unmerges players", async () => {
    const league = await leagueOf(["Ana", "Bo", "Cleo", "Dev"], "joiners");
    const page = await open(league.keeper);
    const scorekeeper = new Scorekeeper(page, site.server.url);
    const rules = {
      fill: { [en.sentences["option/target"]]: "20" },
      league: "Friday Dominoes",
      roster: ["Ana", "Bo"],
    };
    await scorekeeper.setUp("doubles", [], rules);
    await page.getByRole("button", { name: en.keeping.roster, exact: true }).click();
    for (const name of ["cleo", "Cleopatra"]) {
      const form = page.getByRole("form", { name: en.people.join });
      await form.getByLabel(en.people.joinName).fill(name);
      await form.getByRole("button", { name: en.people.add }).click();
      await page
        .getByRole("status")
        .filter({ hasText: `${name} joined` })
        .waitFor();
    }
    await page.getByRole("link", { name: en.history.toTable }).click();
    const left = { Bo: 31, cleo: 12, Cleopatra: 5 };
    await scorekeeper.enter({ out: "Ana", left });
    await page.getByRole("link", { name: en.table.toLeague }).click();
    await page.getByRole("row").filter({ hasText: "Cleopatra" }).waitFor();
    await expect
      .poll(() => standings(league.api, league.path))
      .toEqual(["Ana 1", "Bo 1", "Cleo 1", "Cleopatra 1"]);

    await page.goto(league.keeper);
    const players = await openSection(page, en.keeping.roster);
    await personOf(page, "Cleopatra").click();
    const merge = players.getByRole("form", { name: en.keeping.merge });
    await merge.getByRole("button", { name: en.keeping.mergeKey }).click();
    await merge.getByText(en.keeping.chooseFirst).waitFor();
    // They sat at one table. If the page shows the merge before the server refuses it, the form is gone by then.
    await merge.getByLabel(en.keeping.merge).selectOption({ label: "Bo" });
    await merge.getByRole("button", { name: en.keeping.mergeKey }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: leagueProblems["played-together"]({ name: "Cleopatra", into: "Bo" }) })
      .waitFor();
    await page.reload();
    await openSection(page, en.keeping.roster);
    await personOf(page, "Cleopatra").click();
    await merge.getByLabel(en.keeping.merge).selectOption({ label: "Dev" });
    await merge.getByRole("button", { name: en.keeping.mergeKey }).click();
    const unmerge = players.getByRole("form", {
      name: en.keeping.changes.merge({ name: "Cleopatra", into: "Dev" }),
    });
    await unmerge.waitFor();
    await page.getByText(en.keeping.onServer).waitFor();
    await expect.poll(() => standings(league.api, league.path)).toEqual(["Ana 1", "Bo 1", "Cleo 1", "Dev 1"]);
    expect(await axeFindings(page)).toEqual([]);
    await unmerge.getByRole("button", { name: en.keeping.unmerge }).click();
    await personOf(page, "Cleopatra").waitFor();
    await page.getByText(en.keeping.onServer).waitFor();
    await expect
      .poll(() => standings(league.api, league.path))
      .toEqual(["Ana 1", "Bo 1", "Cleo 1", "Cleopatra 1"]);
    await page.context().close();
  });
});
