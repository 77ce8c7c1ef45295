import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import {
  axeFindings,
  installing,
  loseSignal,
  openSite,
  waitForServiceWorker,
} from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { en } from "../../support/browser/words";

const site = openSite();
const t = en.club;

const people = [..."Ana Bo Cleo Dev Eva Fay Gus Hal Ida Jan Kim Leo Mia Ned Oli Pam".split(" ")];

/** Opens an evening from the form for a new game, with these people there already. */
async function open(
  page: Page,
  here: readonly string[],
  { minutes = "", ready }: { readonly minutes?: string; ready?(): Promise<void> } = {},
): Promise<void> {
  await page.goto(`${site.server.url}/new?game=count&preset=dominican`);
  const name = page.getByLabel(en.newGame.addLabel, { exact: true });
  if (here.length > 0) {
    await name.fill(here.join(", "));
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: en.newGame.severalTables }).click();
  await page.getByRole("radio", { name: t.ways["partners/mix"] }).check();
  await page.getByLabel(t.minutes).selectOption(minutes);
  await ready?.();
  await page.getByRole("button", { name: t.start }).click();
  await page.getByRole("heading", { name: t.people }).waitFor();
}

/** The points of all open tables, from the first to the last, typed one after the other with the keyboard's own keys. */
async function typeResults(page: Page, round: number, last: number, first = 1): Promise<void> {
  await page.locator('input[name="points"]').first().click();
  for (let table = first; table <= last; table++) {
    await page.keyboard.type("100");
    await page.keyboard.press("Enter");
    await page.keyboard.type(String(10 * round + table));
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: t.saved({ table }) })
      .waitFor();
  }
}

it("sixteen people play four rounds on one phone without signal, in at most 40 taps of the host", async () => {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    ...installing,
  });
  const page = await context.newPage();
  // These played here last time, so each has a key at the door.
  await open(page, people);
  await page.getByText(t.hereNow({ count: 16 })).waitFor();
  await waitForServiceWorker(page);
  await open(page, []);
  await loseSignal(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await startCounting(page);
  for (const name of people) {
    await button(name).click();
    await expect.poll(() => button(name).getAttribute("aria-pressed")).toBe("true");
  }
  expect(await axeFindings(page)).toEqual([]);
  for (let round = 1; round <= 4; round++) {
    await button(t.draw({ round })).click();
    const proposal = page.getByRole("region", { name: t.proposal({ round }) });
    await proposal.getByText(t.nothingAgain).waitFor();
    if (round === 1) expect(await axeFindings(page)).toEqual([]);
    await button(t.sit({ round })).click();
    await page.getByRole("region", { name: t.round({ round }), exact: true }).waitFor();
    if (round === 1) expect(await axeFindings(page)).toEqual([]);
    await typeResults(page, round, 4);
  }
  await button(en.homeTable.end).click();
  await page.getByRole("dialog").getByRole("button", { name: en.homeTable.end }).click();
  const standings = page.getByRole("region", { name: t.standings });
  await standings.getByRole("img", { name: "1" }).first().waitFor();
  expect(await tapsOn(page)).toBeLessThanOrEqual(40);
  expect(await axeFindings(page)).toEqual([]);

  const rows = await standings.locator("tbody tr").allInnerTexts();
  expect(rows).toHaveLength(16);
  const figures = rows.map((row) => row.split("\t").slice(2, 4).map(Number));
  expect(figures.every(([games]) => games === 4)).toBe(true);
  // Two win at each of sixteen tables.
  expect(figures.reduce((sum, [, won = 0]) => sum + won, 0)).toBe(32);

  // It is there after a reload, still without signal, and a table of a round that is over can be corrected.
  await page.reload();
  await page.getByText(en.homeTable.end).waitFor({ state: "detached" });
  await page.getByText(t.round({ round: 2 }), { exact: true }).click();
  await button(t.correct({ table: 1 }))
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input").first().fill("20");
  await dialog.locator("input").last().fill("100");
  await dialog.getByRole("button", { name: t.save({ table: 1 }) }).click();
  await page
    .getByRole("status")
    .filter({ hasText: t.corrected({ table: 1 }) })
    .waitFor();
  await button(en.table.undo).click();
  await expect.poll(() => standings.locator("tbody tr").allInnerTexts()).toEqual(rows);
});

it("whoever comes, goes or wants to rest is in the next draw, which is changed by two taps; a table stays away, a referee decides, another table goes home", async () => {
  const page = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await open(page, people.slice(0, 9), { ready: async () => expect(await axeFindings(page)).toEqual([]) });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const said = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await button(t.draw({ round: 1 })).click();
  await button(t.sit({ round: 1 })).click();
  await typeResults(page, 1, 2);
  await page.getByText(t.people, { exact: true }).click();
  await startCounting(page);
  const person = (name: RegExp) =>
    page.getByRole("region", { name: t.people, exact: true }).getByRole("button", { name });
  await person(/^Ana/).click();
  await page.getByRole("dialog").getByRole("button", { name: t.goesHome }).click();
  expect(await tapsOn(page)).toBe(2);
  await person(/^Bo/).click();
  await page.getByRole("dialog").getByRole("button", { name: t.rests }).click();
  await page.getByLabel(t.newName).fill("Zoe");
  await page.getByRole("button", { name: t.add, exact: true }).click();
  await page.getByText(t.hereNow({ count: 9 })).waitFor();
  await button(t.draw({ round: 2 })).click();
  await page.getByText(t.why.asked).waitFor();
  await startCounting(page);
  const proposal = page.getByRole("region", { name: t.proposal({ round: 2 }) });
  const seats = proposal.getByRole("listitem").getByRole("button");
  const leaving = (await seats.first().innerText()).trim();
  await seats.first().click();
  await proposal.getByRole("button", { name: /^Bo/ }).click();
  const changed = page.getByRole("region", { name: t.byHand({ round: 2 }) });
  await changed.getByText(t.says["rest-out-of-turn"]({ names: [leaving] })).waitFor();
  expect(await tapsOn(page)).toBe(2);
  await button(t.sit({ round: 2 })).click();
  await page.getByRole("heading", { name: t.round({ round: 2 }), exact: true }).waitFor();
  await page.getByRole("link", { name: t.print }).click();
  await page
    .getByRole("table", { name: t.round({ round: 2 }) })
    .getByRole("img")
    .first()
    .waitFor();
  await page.getByRole("table", { name: t.standings }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await button(t.more({ table: 1 })).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t.bothAbsent }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: t.bothAbsent }).click();
  await said(t.saved({ table: 1 }));
  await page.getByText(t.wasAbsent).waitFor();
  await typeResults(page, 2, 2, 2);
  await page.getByText(t.byHand({ round: 2 })).waitFor();
  const standings = page.getByRole("region", { name: t.standings });
  await standings.getByRole("button", { name: /^Cleo/ }).click();
  await dialog.getByText(t.adjust, { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByText(t.adjust, { exact: true }).click();
  await dialog.getByLabel(t.adjustPoints).fill("-10");
  await dialog.getByLabel(t.adjustWhy).fill("late");
  await dialog.getByRole("button", { name: t.adjustSave }).click();
  await said(t.adjusted({ name: "Cleo" }));
  await standings.getByRole("button", { name: /^Cleo/ }).click();
  await dialog.getByText("(late)").waitFor();
  await dialog.getByRole("button", { name: en.shell.close }).click();
  await button(t.chat).click();
  await expect.poll(() => dialog.getByRole("textbox").inputValue()).toMatch(/^1\. \w+ .+\n/m);
  await dialog.getByRole("button", { name: en.shell.close }).click();

  // Four go home during the third round, and it was a mistake.
  await button(t.draw({ round: 3 })).click();
  await button(t.sit({ round: 3 })).click();
  await button(t.more({ table: 1 })).click();
  await dialog.getByRole("button", { name: t.retire }).click();
  await said(t.retired({ table: 1 }));
  await page.getByText(t.people, { exact: true }).click();
  await page.getByText(t.hereNow({ count: 5 })).waitFor();
  await page.getByRole("button", { name: en.table.undo, exact: true }).click();
  await page.getByText(t.hereNow({ count: 9 })).waitFor();
});

/** The first round of these people, and the addresses on the cards of its first tables. */
async function firstRound(host: Page, here: readonly string[], cards: number): Promise<string[]> {
  await open(host, here);
  await host.getByRole("button", { name: t.draw({ round: 1 }) }).click();
  await host.getByRole("button", { name: t.sit({ round: 1 }) }).click();
  await host.getByRole("button", { name: t.cards }).click();
  const dialog = host.getByRole("dialog");
  const links: string[] = [];
  for (let table = 1; table <= cards; table++) {
    await dialog.getByRole("button", { name: t.table({ table }), exact: true }).click();
    await dialog.getByRole("img", { name: t.table({ table }) }).waitFor();
    links.push(await dialog.getByLabel(en.invite.link).inputValue());
  }
  if (cards === 1) expect(await axeFindings(host)).toEqual([]);
  await dialog.getByRole("button", { name: en.shell.close }).click();
  return links;
}

/** Opens a table's card, begins its game and plays it until the side that leads has won. */
async function playAt(page: Page, card: string, table: number, ready?: () => Promise<void>): Promise<void> {
  await page.goto(card);
  await page.getByRole("heading", { name: t.atTable({ table }) }).waitFor();
  const seats = page.getByRole("list", { name: t.table({ table }) }).getByRole("listitem");
  const leader = (await seats.first().innerText()).replace(/^\d+\s*/, "").trim();
  await ready?.();
  await page.getByRole("button", { name: t.keepScore }).click();
  const keeper = new Scorekeeper(page, site.server.url);
  for (const pips of [80, 75, 70])
    await keeper.enter("End of the hand", { out: leader, left: { "All together": pips } });
}

const aPhone = async (more: BrowserContextOptions = {}) =>
  await (await site.browser.newContext({ viewport: { width: 390, height: 844 }, ...more })).newPage();

it("a table's phone reads its card and keeps the score; its result is said by itself, and the other side agrees with one tap", async () => {
  const [host, table, other] = [await aPhone(), await aPhone(), await aPhone()];
  const [card = ""] = await firstRound(host, people.slice(0, 8), 1);
  await playAt(table, card, 1, async () => {
    expect(await axeFindings(table)).toEqual([]);
    expect(await table.getByRole("button", { name: t.draw({ round: 2 }) }).count()).toBe(0);
  });
  await table.getByRole("button", { name: t.agree }).waitFor();
  expect(await axeFindings(table)).toEqual([]);

  // Somebody of the other side reads the card as well, and does not agree; the host decides.
  await other.goto(card);
  await other.getByRole("button", { name: t.notSo }).click();
  await other.getByLabel(t.whyNot).fill("The last hand was ours");
  await other.getByRole("button", { name: t.object }).click();
  await other.getByText(t.disputed).waitFor();
  const ofHost = host.getByRole("region", { name: t.round({ round: 1 }), exact: true });
  await ofHost.getByText("The last hand was ours").waitFor({ state: "visible" });
  expect(await axeFindings(host)).toEqual([]);
  await ofHost.getByText(t.undecided({ tables: [1] })).waitFor();
  await ofHost.getByRole("button", { name: t.count({ points: "225–0" }) }).click();
  await host
    .getByRole("status")
    .filter({ hasText: t.saved({ table: 1 }) })
    .waitFor();
  await table.getByRole("button", { name: t.agree }).waitFor({ state: "detached" });
});

/** A table's game without a network, agreed on its phone, and the address of the picture that says how it ended. */
async function playedInTheCellar(page: Page, card: string, table: number): Promise<string> {
  await playAt(page, card, table, () => loseSignal(page));
  await page.getByRole("button", { name: t.agree }).click();
  await page.getByRole("link", { name: en.homeTable.toEvening }).click();
  await page.getByText(t.samePhone).waitFor();
  await page.getByRole("button", { name: t.showHost }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img", { name: t.showHost }).waitFor();
  const picture = await dialog.getByLabel(en.invite.link).inputValue();
  await dialog.getByRole("button", { name: en.shell.close }).click();
  return picture;
}

it("sixteen people play two rounds without a network: the host's camera reads how tables ended, others tell; once there is one, every phone and the wall have the same, once", async () => {
  const [host, one, two] = [await aPhone(installing), await aPhone(installing), await aPhone(installing)];
  const wall = await (await site.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const [first = "", second = ""] = await firstRound(host, people, 2);
  const address = await host.getByRole("link", { name: t.wall }).getAttribute("href");
  await wall.goto(site.server.url + address);
  await wall.getByRole("heading", { name: t.round({ round: 1 }) }).waitFor();
  await loseSignal(host);
  const pictures = await Promise.all([playedInTheCellar(one, first, 1), playedInTheCellar(two, second, 2)]);

  for (const [index, picture] of pictures.entries()) {
    const table = index + 1;
    await host.goto(picture);
    const said = host.getByRole("region", { name: t.correctTitle({ round: 1, table }) });
    await said.getByText(t.carried.new).waitFor();
    await said.getByText("225", { exact: true }).waitFor();
    if (table === 1) expect(await axeFindings(host)).toEqual([]);
    await said.getByRole("button", { name: t.save({ table }) }).click();
    await said.getByText(t.carried.same).waitFor();
    // Read again, it is the same.
    await host.goto(picture);
    await said.getByText(t.carried.same).waitFor();
    await said.getByRole("button", { name: en.shell.close }).click();
    await said.waitFor({ state: "detached" });
  }
  await typeResults(host, 1, 4, 3);
  await host.getByRole("button", { name: t.draw({ round: 2 }) }).click();
  await host.getByRole("button", { name: t.sit({ round: 2 }) }).click();
  await host.getByRole("region", { name: t.round({ round: 2 }), exact: true }).waitFor();
  await typeResults(host, 2, 4);
  await host.getByRole("button", { name: en.homeTable.end }).click();
  await host.getByRole("dialog").getByRole("button", { name: en.homeTable.end }).click();
  await host.getByRole("button", { name: en.homeTable.end }).waitFor({ state: "detached" });
  await wall.getByRole("heading", { name: t.round({ round: 1 }) }).waitFor();

  // The tables' phones say what the host has heard already, in whatever order they come back.
  for (const page of [one, host, two]) await page.context().setOffline(false);
  await wall.getByRole("heading", { name: t.over }).waitFor();
  const rows = async (page: Page) =>
    await page.getByRole("region", { name: t.standings }).locator("tbody tr").allInnerTexts();
  const games = async (page: Page) => (await rows(page)).map((row) => row.split("\t")[2]);
  await expect.poll(() => games(host)).toEqual(people.map(() => "2"));
  for (const page of [one, two]) {
    await page.getByRole("button", { name: t.showHost }).waitFor({ state: "detached" });
    await expect.poll(async () => [await rows(page)]).toEqual([await rows(host)]);
  }
  await host.getByText(en.table.saved, { exact: true }).waitFor();
});

it("the board in the hall shows what the host pressed, and nothing until the next press; opened again it is the same", async () => {
  const host = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const wall = await (await site.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await open(host, people.slice(0, 9), { minutes: "40" });
  const address = await host.getByRole("link", { name: t.wall }).getAttribute("href");
  await wall.goto(site.server.url + address);
  await wall.getByRole("heading", { name: t.wallBefore }).waitFor();
  await host.getByRole("button", { name: t.draw({ round: 1 }) }).click();
  await host.getByRole("button", { name: t.sit({ round: 1 }) }).click();
  await wall.getByRole("heading", { name: t.round({ round: 1 }) }).waitFor();
  await wall
    .getByRole("timer")
    .getByText(t.left({ minutes: 40 }))
    .waitFor();
  // The clock goes on by itself, and nothing else does.
  const shown = async () => (await wall.locator("main").innerText()).replace(/^.*minutes left.*$/m, "");
  for (const name of people.slice(0, 9)) expect(await shown()).toContain(name);
  // Names are at least a fourteenth of the height, and all of a table are on the screen.
  const sizes = await wall
    .locator("main li > span:last-child")
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1080 / 14 - 1);
  const cut = await wall.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  expect(await axeFindings(wall)).toEqual([]);

  await host.getByRole("button", { name: t.callTime }).click();
  await wall.getByRole("timer").getByText(t.atTime["finish-hand"]).waitFor();
  await host.getByRole("timer").getByText(t.atTime["finish-hand"]).waitFor();
  const called = await shown();
  await typeResults(host, 1, 2);
  await wall.reload();
  await wall.getByRole("heading", { name: t.round({ round: 1 }) }).waitFor();
  expect(await shown()).toBe(called);
  await host.getByRole("button", { name: t.draw({ round: 2 }) }).click();
  await host.getByRole("button", { name: t.sit({ round: 2 }) }).click();
  await wall.getByRole("heading", { name: t.round({ round: 2 }) }).waitFor();
  await wall.keyboard.press("ArrowRight");
  await expect.poll(shown).toContain("+");
  await wall.keyboard.press("b");
  await wall.getByRole("button", { name: t.wallLight }).click();
  await wall.getByRole("heading", { name: t.round({ round: 2 }) }).waitFor();
});
