import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { newScorers, scorersKey } from "../../../lib/client/leagues/scorers-key";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { kitty } from "../../../lib/league/money/kitty";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, openSite } from "../../support/browser/site";
import { en } from "../../support/browser/words";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";

const site = openSite();
const phone = { viewport: { width: 390, height: 844 } };
const bearer = { Authorization: `Bearer ${key}` };

afterEach(() => Promise.all(site.browser.contexts().map((context) => context.close())));

/** A league on the server, of Ana, Bo and Cleo if nobody else is named. */
async function leagueOf(slug: string, players = ["Ana", "Bo", "Cleo"].map((name) => ({ id: uuid(), name }))) {
  const api = await apiOf(site.server.url);
  const request = { ...leagueRequest(), id: uuid(), seasons: [], players, slug };
  await api("POST", "/api/leagues", request, bearer);
  const path = `/api/leagues/${request.id}`;
  const read = async (part: string) => (await api("GET", path + part)).body;
  const change = (one: object) =>
    api("POST", `${path}/changes`, { protocol: 1, changes: [{ id: uuid(), ...one }] }, bearer);
  const open = async (with_: string): Promise<Page> => {
    const page = await (await site.browser.newContext(phone)).newPage();
    await page.goto(`${site.server.url}/l/edit?league=${request.id}#key=${with_}`);
    await page.getByText(en.keeping.onServer).waitFor();
    return page;
  };
  return { path, read, change, open, address: `${site.server.url}/l/${slug}` };
}

it("dues are entered for all members at once, paid with one tap into the kitty, and taken back together", async () => {
  const league = await leagueOf("kitty");
  const page = await league.open(key);
  const money = await openSection(page, en.keeping.money);
  const dues = money.getByRole("form", { name: en.keeping.dues.heading, exact: true });
  await dues.getByLabel(en.keeping.dues.amount).fill("5");
  await dues.getByRole("button", { name: en.keeping.dues.send }).click();
  await dues.getByText(en.keeping.dues.noReason).waitFor();
  await dues.getByLabel(en.keeping.dues.what).fill("November");
  await dues.getByRole("button", { name: en.keeping.dues.send }).click();
  const owed = async () => (await league.read("/money")).ledgers[0]?.balances ?? [];
  await expect.poll(async () => (await owed()).length).toBe(4);
  const debt = money.getByRole("form", {
    name: en.keeping.owes({ from: "Ana", to: en.keeping.kitty, amount: "5.00 EUR" }),
  });
  await debt.getByRole("button", { name: en.keeping.paidKey }).click();
  await expect
    .poll(async () => (await league.read("/money")).kitty)
    .toEqual([{ currency: "EUR", holds: 500 }]);
  await money.getByText(en.keeping.inKitty({ amounts: ["5.00 EUR"] })).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const reader = await (await site.browser.newContext(phone)).newPage();
  await reader.goto(`${league.address}/money`);
  await reader.getByText(leaguePages.inKitty({ amounts: ["5.00 EUR"] })).waitFor();
  await reader
    .getByText(leaguePages.pays({ from: "Bo", to: leaguePages.kitty, amount: "5.00 EUR" }))
    .waitFor();
  expect(await axeFindings(reader)).toEqual([]);

  const together = money.getByRole("form", {
    name: /Ana, Bo and Cleo owe the kitty 5\.00 EUR each: November/,
  });
  await together.getByRole("button", { name: en.keeping.takeBack }).click();
  await expect.poll(owed).toMatchObject([
    { name: "Ana", balance: 500 },
    { player: kitty, balance: -500 },
  ]);
  await page.getByRole("button", { name: en.table.undo }).click();
  await expect.poll(async () => (await owed()).length).toBe(3);
});

it("a scorer’s phone puts results in and manages nothing; the log says so, and the link is taken back", async () => {
  const league = await leagueOf("scored");
  const keeper = await league.open(key);
  const invite = await openSection(keeper, en.keeping.invite);
  await invite.getByRole("button", { name: en.keeping.scorers.make }).click();
  const link = invite.getByLabel(en.keeping.scorers.link);
  await link.waitFor();
  const page = await (await site.browser.newContext(phone)).newPage();
  await page.goto(await link.inputValue());
  await page.getByText(en.keeping.scorers.here).waitFor();
  await expect.poll(() => page.getByRole("region", { name: en.keeping.roster, exact: true }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  const paper = await openSection(page, en.keeping.paper.heading);
  await paper.getByLabel(en.keeping.paper.seat({ seat: 1 })).selectOption("Ana");
  await paper.getByLabel(en.keeping.paper.seat({ seat: 2 })).selectOption("Bo");
  await paper.getByRole("button", { name: en.keeping.paper.send }).click();
  await expect.poll(async () => (await league.read("/games")).total).toBe(1);

  await keeper.reload();
  const log = await openSection(keeper, en.keeping.log);
  await log.getByText(en.keeping.scorers.byThem).waitFor();
  const again = await openSection(keeper, en.keeping.invite);
  await again.getByRole("button", { name: en.keeping.scorers.takeBack }).click();
  await expect.poll(async () => (await league.read("")).scorers).toBeUndefined();
  await page.reload();
  await page.getByText(en.keeping.lockedTitle).waitFor();
});

it("an evening on paper is typed with the keyboard alone, by a scorer too, and any keeper takes it back", async () => {
  const league = await leagueOf("typed");
  const scorers = newScorers(key, uuid());
  await league.change({ change: "scorers", scorers });
  const page = await league.open(scorersKey(key, scorers) ?? "");
  const section = await openSection(page, en.keeping.paperEvening);
  const name = (number: number) => section.getByLabel(en.past.evening.name({ number }), { exact: true });
  await name(1).focus();
  for (const typed of ["ana", "Bo", "Zoe"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  }
  // From the empty name after the last, to the first game and down its column.
  await page.keyboard.press("Enter");
  for (const figure of ["12", "7", "q", "3", "", "9"]) {
    if (figure !== "") await page.keyboard.type(figure);
    await page.keyboard.press("Enter");
  }
  const check = section.getByRole("button", { name: en.past.evening.check });
  await check.click();
  const wrong = en.past.problems["line-number"]({ value: "q" });
  await section.getByText(en.past.evening.problem({ game: 1, message: wrong })).waitFor();
  await section.getByRole("button", { name: en.past.bring({ games: 1 }) }).waitFor();
  await section.getByLabel(en.past.evening.cell({ name: "Zoe", game: 1 }), { exact: true }).fill("4");
  await check.click();
  await section.getByText(en.past.newPeople({ names: ["Zoe"] })).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await section.getByRole("button", { name: en.past.bring({ games: 2 }) }).click();
  const played = async () =>
    (await league.read("/standings")).rows
      .map((row: { name: string; played: number }) => `${row.name} ${row.played}`)
      .sort();
  await expect.poll(played).toEqual(["Ana 2", "Bo 1", "Zoe 2"]);

  const keeper = await league.open(key);
  const past = await openSection(keeper, en.keeping.past);
  await past.getByRole("button", { name: en.past.takeBack }).click();
  await expect.poll(played).toEqual([]);
  await keeper.getByRole("button", { name: en.table.undo }).click();
  await expect.poll(played).toEqual(["Ana 2", "Bo 1", "Zoe 2"]);
});

it("what is for the wall is one sheet each, with the league’s sign, for sixteen people and twenty evenings", async () => {
  const players = Array.from({ length: 16 }, (_, at) => ({ id: uuid(), name: `Player number ${at + 1}` }));
  const league = await leagueOf("wall", players);
  const played = (day: number) => ({
    kind: "doubles",
    on: new Date(Date.UTC(2026, 4, 1 + 7 * day)).toISOString().slice(0, 10),
    rankedBy: "most" as const,
    players: players.map((_, at) => at),
    points: players.map((_, at) => (at * 7 + day) % 50),
  });
  const games = Array.from({ length: 20 }, (_, day) => played(day));
  const batch = {
    change: "paper-results",
    batch: uuid(),
    from: 0,
    players: players.map(({ id }) => id),
    games,
  };
  await league.change(batch);
  await league.change({ change: "sign", sign: { first: 6, second: 4, colour: "sea" } });
  const page = await (await site.browser.newContext(phone)).newPage();
  for (const path of ["/cross-table", "/attendance"]) {
    await page.goto(league.address + path);
    await page.getByRole("table").waitFor();
    await page.locator('header svg[viewBox="0 0 208 108"]').waitFor();
    expect([path, sheetsIn(await page.pdf({ format: "A4" }))]).toEqual([path, 1]);
  }
  const csv = await (await fetch(`${site.server.url}${league.path}/attendance?format=csv`)).text();
  expect(csv.split("\r\n")[1]?.split(",").slice(1)).toEqual([
    "Player number 1",
    "20",
    ...Array(20).fill("1"),
  ]);
});

/** How many pages a PDF has. */
const sheetsIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
