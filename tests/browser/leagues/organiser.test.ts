import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { newScorers, scorersKey } from "../../../lib/client/leagues/scorers-key";
import { leaguePages } from "../../../lib/i18n/en/leagues/league-pages";
import { kitty } from "../../../lib/league/money/kitty";
import { openSection } from "../../support/browser/keeper-page";
import { axeFindings, openSite } from "../../support/browser/site";
import { en, like } from "../../support/browser/words";
import { dayAhead } from "../../support/days-ahead";
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
  /** Somebody answers with their own link. */
  const answer = async (name: string, evening: string, given: string) => {
    const { body } = await api("GET", `${path}/answer-links`, undefined, bearer);
    const { as } = body.links.find((link: { name: string }) => link.name === name);
    return api("POST", `${path}/answers`, { as, evening, answer: given });
  };
  return { path, read, change, open, answer, address: `${site.server.url}/l/${slug}` };
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
  await dues.getByRole("status").filter({ hasText: en.keeping.saved }).waitFor();
  // Whoever enters the same dues once more is told first.
  await dues.getByLabel(en.keeping.dues.amount).fill("5");
  await dues.getByLabel(en.keeping.dues.what).fill("november");
  const all = { names: ["Ana", "Bo", "Cleo"], to: en.keeping.kitty, amount: "5.00 EUR", owedFor: "November" };
  await dues.getByRole("button", { name: en.keeping.dues.send }).click();
  const asked = page.getByRole("dialog");
  await asked.getByText(en.keeping.dues.again({ line: en.keeping.owe(all) })).waitFor();
  await asked.getByRole("button", { name: en.shell.cancel }).click();
  await asked.waitFor({ state: "hidden" });
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
    name: like(
      `…${en.keeping.owe({ names: ["Ana", "Bo", "Cleo"], to: en.keeping.kitty, amount: "5.00 EUR", owedFor: "November" })}…`,
    ),
  });
  await together.getByRole("button", { name: en.keeping.takeBack }).click();
  await expect.poll(owed).toMatchObject([
    { name: "Ana", balance: 500 },
    { player: kitty, balance: -500 },
  ]);
  // Until then the key that undoes is the payment's.
  await page.getByText(en.keeping.tookBack({ line: en.keeping.owe(all) })).waitFor();
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
  const removal = await openSection(page, en.keeping.removeHere);
  await removal.getByRole("button", { name: en.keeping.removeHere }).click();
  const question = page.getByRole("dialog");
  await question.getByText(en.keeping.scorers.removeHere).waitFor();
  await question.getByRole("button", { name: en.shell.cancel }).click();

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
  // A word wider than a phone, and like another on the roster.
  const long = "Wolfeschlegelsteinhausenbergerdorffer";
  const people = ["Ana", "Bo", `${long}f`].map((name) => ({ id: uuid(), name }));
  const league = await leagueOf("typed", people);
  const scorers = newScorers(key, uuid());
  await league.change({ change: "scorers", scorers });
  const page = await league.open(scorersKey(key, scorers) ?? "");
  const section = await openSection(page, en.keeping.paperEvening);
  const name = (number: number) => section.getByLabel(en.past.evening.name({ number }), { exact: true });
  await name(1).focus();
  for (const typed of ["ana", "Bo", long]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  }
  // From the empty name after the last, to the first game and down its column.
  await page.keyboard.press("Enter");
  for (const figure of ["12", "7", "q", "3", "", "9"]) {
    if (figure !== "") await page.keyboard.type(figure);
    await page.keyboard.press("Enter");
  }
  // What is typed is still there after a reload, and a figure gets its minus without a key for it on the keyboard.
  await page.reload();
  await openSection(page, en.keeping.paperEvening);
  await expect.poll(() => name(3).inputValue()).toBe(long);
  const cell = (of: string, game: number) =>
    section.getByLabel(en.past.evening.cell({ name: of, game }), { exact: true });
  expect(await Promise.all([cell("ana", 2), cell(long, 2)].map((each) => each.inputValue()))).toEqual([
    "3",
    "9",
  ]);
  await cell("Bo", 1).focus();
  for (const figure of ["-7", "7"]) {
    await section.getByRole("button", { name: en.past.evening.minus }).click();
    await expect.poll(() => cell("Bo", 1).inputValue()).toBe(figure);
  }
  const check = section.getByRole("button", { name: en.past.evening.check });
  await check.click();
  const wrong = en.past.problems["line-number"]({ value: "q" });
  await section.getByText(en.past.evening.problem({ game: 1, message: wrong })).waitFor();
  await section.getByRole("button", { name: en.past.bring({ games: 1 }) }).waitFor();
  await cell(long, 1).fill("4");
  await check.click();
  await section.getByText(en.past.checkPeople).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const day = section.getByLabel(en.keeping.paper.day, { exact: true });
  // Meanwhile somebody else has put the second game in: it is not counted twice, and nobody is told that it was.
  const newcomer = uuid();
  await league.change({ change: "player", player: newcomer, name: long });
  const second = {
    change: "paper-result",
    game: uuid(),
    kind: await section.getByLabel(en.keeping.paper.kind, { exact: true }).inputValue(),
    on: await day.inputValue(),
    rankedBy: "most",
    players: [
      { player: people[0]?.id, points: 3 },
      { player: newcomer, points: 9 },
    ],
  };
  await league.change(second);
  await section.getByRole("button", { name: en.past.bring({ games: 2 }) }).click();
  await section.getByText(en.past.meanwhile).waitFor();
  await section.getByRole("button", { name: en.past.bring({ games: 1 }) }).click();
  const played = async () =>
    (await league.read("/standings")).rows
      .map((row: { name: string; played: number }) => `${row.name} ${row.played}`)
      .sort();
  await expect.poll(played).toEqual(["Ana 2", "Bo 1", `${long} 2`]);
  // Saved, it is no draft.
  await expect.poll(() => name(1).inputValue()).toBe("");
  await page.reload();
  await openSection(page, en.keeping.paperEvening);
  await expect.poll(() => name(1).inputValue()).toBe("");

  const keeper = await league.open(key);
  const past = await openSection(keeper, en.keeping.past);
  await past.getByRole("button", { name: en.past.takeBack }).click();
  await expect.poll(played).toEqual(["Ana 1", `${long} 1`]);
  await keeper.getByRole("button", { name: en.table.undo }).click();
  await expect.poll(played).toEqual(["Ana 2", "Bo 1", `${long} 2`]);
});

it("guests count as far as the league says, and are not asked to the evenings of several weeks; two keepers who plan the same day are told", async () => {
  const players = ["Ana", "Bo", "Cleo"].map((name) => ({ id: uuid(), name }));
  const league = await leagueOf("weekly", players);
  const ids = players.map(({ id }) => id);
  const game = { kind: "doubles", on: "2026-05-01", rankedBy: "most", players: [0, 1, 2], points: [5, 3, 9] };
  await league.change({ change: "paper-results", batch: uuid(), from: 0, players: ids, games: [game] });
  const [page, other] = [await league.open(key), await league.open(key)];
  const named = async () => (await league.read("/standings")).rows.map((row: { name: string }) => row.name);
  expect(await named()).toEqual(["Cleo", "Ana", "Bo"]);
  const roster = await openSection(page, en.keeping.roster);
  await roster
    .locator("summary")
    .filter({ hasText: /^Cleo$/ })
    .click();
  await roster.getByRole("button", { name: en.keeping.makeGuest, exact: true }).click();
  const places = roster.getByRole("form", { name: en.keeping.guestPlaces, exact: true });
  await places.getByRole("combobox").selectOption("unranked");
  await places.getByRole("button", { name: en.keeping.save }).click();
  await expect.poll(named).toEqual(["Ana", "Bo"]);
  expect((await league.read("/games")).games[0].players).toHaveLength(3);

  const zone = (await openSection(page, en.keeping.nameAndAddress)).getByRole("form", {
    name: en.keeping.timeZone,
  });
  await zone.getByRole("textbox").fill("Atlantic/Azores");
  await zone.getByRole("button", { name: en.keeping.save }).click();
  await expect.poll(async () => (await league.read("")).timeZone).toBe("Atlantic/Azores");
  await (await openSection(page, en.leaguePages.parts.evenings))
    .getByText(en.plans.hint({ zone: "Atlantic/Azores" }))
    .waitFor();

  const evenings = async () => (await league.read("/planned-evenings")).evenings;
  const plan = async (on: Page, weeks: string) => {
    const form = (await openSection(on, en.leaguePages.parts.evenings)).getByRole("form", {
      name: en.plans.plan,
    });
    await form.getByLabel(en.plans.day).fill(dayAhead(7));
    await form.getByLabel(en.plans.places).fill("1");
    await form.getByLabel(en.plans.weeks).fill(weeks);
    await form.getByRole("button", { name: en.plans.plan }).click();
    return form;
  };
  // The other keeper plans the same day before the first one's plans have reached that phone.
  await openSection(other, en.leaguePages.parts.evenings);
  await other.context().setOffline(true);
  await plan(page, "3");
  await expect
    .poll(async () => (await evenings()).map(({ on, places }: Record<string, unknown>) => [on, places]))
    .toEqual([7, 14, 21].map((days) => [dayAhead(days), 1]));
  const [{ id: first }] = await evenings();
  await plan(other, "1");
  await other.getByText(en.keeping.waiting({ count: 1 })).waitFor();
  await other.context().setOffline(false);
  await expect.poll(async () => (await evenings()).length).toBe(4);
  await other.getByText(en.plans.twice).first().waitFor();

  await league.answer("Ana", first, "coming");
  await page.reload();
  const section = await openSection(page, en.leaguePages.parts.evenings);
  await section.getByText(en.plans.twice).first().waitFor();
  await section.getByText(en.plans.left({ places: 0 })).waitFor();
  // Bo alone is asked once more: Cleo, a guest, never was.
  await section.locator("summary").filter({ hasText: en.plans.silentLinks }).click();
  const reminder = section.getByLabel(en.plans.silentLinks);
  await expect.poll(() => reminder.inputValue()).toMatch(/^Bo: http\S+$/);
  const form = await plan(page, "1");
  const asked = page.getByRole("dialog");
  await asked.getByText(en.plans.sameDay({ line: "" }).trim()).waitFor();
  await asked.getByRole("button", { name: en.shell.cancel }).click();
  await asked.waitFor({ state: "hidden" });
  await form.getByRole("button", { name: en.plans.plan }).waitFor();

  await league.answer("Bo", first, "coming");
  await page.reload();
  const waiting = en.plans.counted({ answer: en.plans.waiting, count: 1 });
  await (await openSection(page, en.leaguePages.parts.evenings)).getByText(`${waiting} (Bo)`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await league.answer("Ana", first, "not");
  const answersTo = (evening: string) =>
    evenings().then((all) => all.find(({ id }: { id: string }) => id === evening).answers);
  await expect.poll(() => answersTo(first)).toMatchObject([{ answer: "not" }, { answer: "coming" }]);
  expect((await answersTo(first))[1].waits).toBeUndefined();

  // What the keeper copies into the chat: the table, the last evening, the next one, and who owes whom.
  const dues = {
    payment: uuid(),
    from: kitty,
    to: ids[0],
    amount: 500,
    on: "2026-05-01",
    owedFor: "Year 2026",
  };
  await league.change({ change: "payment", ...dues });
  await page.goto(league.address);
  const chat = page.getByRole("textbox", { name: leaguePages.share.chat, exact: true });
  await expect.poll(() => chat.inputValue()).toContain(league.address);
  const lines = (await chat.inputValue()).split("\n");
  expect(lines.filter((line) => /^\d/.test(line))).toEqual(["1. Ana 3", "2. Bo 2"]);
  expect(lines).toContain(leaguePages.pays({ from: "Ana", to: leaguePages.kitty, amount: "5.00 EUR" }));
  expect(lines.some((line) => line.startsWith(`${en.plans.next}: `))).toBe(true);
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
