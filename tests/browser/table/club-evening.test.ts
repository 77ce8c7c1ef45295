import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../support/browser/browser";
import { withFakeCamera } from "../../support/browser/fake-camera";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import {
  axeFindings,
  hearEveryTap,
  installing,
  loseSignal,
  openSite,
  waitForServiceWorker,
} from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { en } from "../../support/browser/words";
import { apiOf } from "../../support/server/api";

/** The line that says how much time is left, which goes on. */
const clock = new RegExp(`^.*${en.club.left({ minutes: 9 }).replace("9 ", "")}.*$`, "m");
const site = openSite();
const t = en.club;

const people = [..."Ana Bo Cleo Dev Eva Fay Gus Hal Ida Jan Kim Leo Mia Ned Oli Pam".split(" ")];

interface Opening {
  /** As the address of the form for a new game has it. */
  readonly game?: string;
  readonly way?: keyof typeof t.ways;
  readonly minutes?: string;
  /** One hand is enough to reach a low one. */
  readonly target?: string;
  ready?(): Promise<void>;
}

/** Opens an evening from the form for a new game, with these people there already. */
async function open(
  page: Page,
  here: readonly string[],
  { game = "count&preset=dominican", way = "partners/mix", minutes = "", target, ready }: Opening = {},
): Promise<void> {
  await page.goto(`${site.server.url}/new?game=${game}`);
  const name = page.getByLabel(en.newGame.addLabel, { exact: true });
  // A family of many games has its rules folded.
  if (target !== undefined && game.includes("preset"))
    await page.getByText(en.keeping.rules, { exact: true }).click();
  if (target !== undefined)
    await page.getByLabel(en.sentences["option/target"], { exact: true }).fill(target);
  if (here.length > 0) {
    await name.fill(here.join(", "));
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: en.newGame.severalTables }).click();
  await page.getByRole("radio", { name: t.ways[way] }).check();
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

it("sixteen people play four rounds on one phone without signal, in 30 taps of the host", async () => {
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
  expect(await tapsOn(page)).toBeLessThanOrEqual(30);
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
  // It has a camera, which nobody has allowed.
  const cameras = ["--use-fake-device-for-media-stream"];
  const shy = await launchBrowser(cameras, { serviceWorkers: "block" }, { complete: true });
  onTestFinished(() => shy.close());
  hearEveryTap(shy);
  const page = await (await shy.newContext({ viewport: { width: 390, height: 844 } })).newPage();
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
  // Cleo asks for a rest on her own phone, by her own link, and changes her mind about staying.
  await person(/^Cleo/).click();
  const about = page.getByRole("dialog");
  const told = page.waitForResponse((response) => response.url().endsWith("/table-keys"));
  await about.getByText(t.ownLink, { exact: true }).click();
  const own = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const link = await about.getByLabel(en.invite.link).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  await about.getByRole("button", { name: en.shell.close }).click();
  await told;
  await own.goto(link);
  await own.getByRole("button", { name: t.iGoHome }).click();
  await own.getByRole("button", { name: t.iAmHere }).waitFor();
  expect(await axeFindings(own)).toEqual([]);
  await page.getByText(t.hereNow({ count: 7 })).waitFor();
  await own.getByRole("button", { name: t.iAmHere }).click();
  await page.getByText(t.hereNow({ count: 8 })).waitFor();
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
  const dialog = page.getByRole("dialog");
  // A table's code cannot be read here, and the points are typed.
  await button(t.readPicture).click();
  await dialog.getByRole("alert").getByText(t.noCamera.denied).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: t.typeInstead }).click();
  await button(t.more({ table: 1 })).click();
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
  expect(await axeFindings(page)).toEqual([]);
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
async function firstRound(
  host: Page,
  here: readonly string[],
  cards: number,
  opening: Opening = {},
): Promise<string[]> {
  await open(host, here, opening);
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

/** What the others hold at the end of a hand that the first of the table has won. */
type Held = (others: readonly string[]) => Readonly<Record<string, number>>;
const together =
  (pips: number): Held =>
  () => ({ [en.entry.allTogether]: pips });

/** Begins the game at the table whose card this phone has read, and plays it until the first of the table has won. */
async function playAt(
  page: Page,
  table: number,
  hands: readonly Held[],
  { ready, begun }: { ready?(): Promise<void>; begun?(): Promise<void> } = {},
): Promise<void> {
  await page.getByRole("heading", { name: t.atTable({ table }) }).waitFor();
  const seats = page.getByRole("list", { name: t.table({ table }) }).getByRole("listitem");
  await seats.first().waitFor();
  const names = (await seats.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, "").trim());
  const [leader = "", ...others] = names;
  await ready?.();
  await page.getByRole("button", { name: t.keepScore }).click();
  await begun?.();
  const keeper = new Scorekeeper(page, site.server.url);
  for (const left of hands) await keeper.enter({ out: leader, left: left(others) });
}

/** Somebody of the other side agrees on the phone where the score was kept, which goes back to its table. */
async function agreedAt(page: Page): Promise<void> {
  await page.getByRole("button", { name: t.agree, exact: true }).click();
  await page.getByRole("button", { name: t.agree, exact: true }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: en.homeTable.toEvening }).click();
}

const aPhone = async (more: BrowserContextOptions = {}) =>
  await (await site.browser.newContext({ viewport: { width: 390, height: 844 }, ...more })).newPage();

const rowsOf = (page: Page) =>
  page.getByRole("region", { name: t.standings }).locator("tbody tr").allInnerTexts();

/** The wall of this host, which shows the first round. */
async function aWall(host: Page): Promise<Page> {
  const wall = await (await site.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const address = await host.getByRole("link", { name: t.wall }).getAttribute("href");
  await wall.goto(site.server.url + address);
  await wall.getByRole("heading", { name: t.round({ round: 1 }) }).waitFor();
  return wall;
}

async function endEvening(host: Page): Promise<void> {
  await host.getByRole("button", { name: en.homeTable.end }).click();
  await host.getByRole("dialog").getByRole("button", { name: en.homeTable.end }).click();
  await host.getByRole("button", { name: en.homeTable.end }).waitFor({ state: "detached" });
}

it("sixteen people, four tables’ phones and a wall, two rounds: each table scans, plays and agrees with one tap; a side objects, and the host decides", async () => {
  const host = await aPhone();
  const cards = await firstRound(host, people, 4, { target: "75", minutes: "40" });
  const wall = await aWall(host);
  const shown = async () => (await wall.locator("main").innerText()).replace(clock, "");
  const before = await shown();
  const tables = await Promise.all(cards.map(() => aPhone()));
  await Promise.all(tables.map((page, index) => page.goto(cards[index] ?? "")));
  // The clock goes with the score.
  const begun = (page: Page) => page.getByRole("timer").waitFor();
  await Promise.all(
    tables.map((page, index) => playAt(page, index + 1, [together(80)], { begun: () => begun(page) })),
  );

  // Somebody of table 1 reads the card as well, and does not agree.
  const [first = host, second = host] = tables;
  await first.getByRole("button", { name: t.agree }).waitFor();
  expect(await axeFindings(first)).toEqual([]);
  const other = await aPhone();
  await other.goto(cards[0] ?? "");
  // This one has no camera.
  await other.getByRole("button", { name: t.readCard.title }).click();
  await other.getByRole("alert").getByText(t.readCard.noCamera.none).waitFor();
  await other.getByRole("dialog").getByRole("button", { name: en.shell.close }).click();
  await other.getByRole("button", { name: t.notSo }).click();
  await other.getByLabel(t.whyNot).fill("The last hand was ours");
  await other.getByRole("button", { name: t.object }).click();
  await other.getByText(t.disputed).waitFor();
  await startCounting(second);
  await second.getByRole("button", { name: t.agree, exact: true }).click();
  await second.getByRole("button", { name: t.agree, exact: true }).waitFor({ state: "detached" });
  expect(await tapsOn(second)).toBe(1);
  await second.getByRole("link", { name: en.homeTable.toEvening }).click();
  await Promise.all(tables.slice(2).map(agreedAt));

  const ofHost = host.getByRole("region", { name: t.round({ round: 1 }), exact: true });
  await ofHost.getByText("The last hand was ours").waitFor();
  await ofHost.getByText(t.undecided({ tables: [1] })).waitFor();
  expect(await axeFindings(host)).toEqual([]);
  await ofHost.getByRole("button", { name: t.count({ points: "80–0" }) }).click();
  await first.getByRole("button", { name: t.agree, exact: true }).waitFor({ state: "detached" });
  await first.getByRole("link", { name: en.homeTable.toEvening }).click();
  // Nothing has moved on the wall that the host did not press.
  expect(await shown()).toBe(before);

  await host.getByRole("button", { name: t.draw({ round: 2 }) }).click();
  await host.getByRole("button", { name: t.sit({ round: 2 }) }).click();
  await wall.getByRole("heading", { name: t.round({ round: 2 }) }).waitFor();
  await Promise.all(
    tables.map(async (page, index) => {
      await page.getByRole("heading", { name: t.round({ round: 2 }), exact: true }).waitFor();
      await playAt(page, index + 1, [together(90)]);
      await agreedAt(page);
    }),
  );
  await expect
    .poll(async () => (await rowsOf(host)).map((row) => row.split("\t")[2]))
    .toEqual(people.map(() => "2"));
  await endEvening(host);
  await wall.getByRole("heading", { name: t.over }).waitFor();
  for (const page of tables)
    await expect.poll(async () => [await rowsOf(page)]).toEqual([await rowsOf(host)]);
  const won = (await rowsOf(host)).map((row) => Number(row.split("\t")[3]));
  // Two win at each of eight tables.
  expect(won.reduce((sum, each) => sum + each, 0)).toBe(16);
});

it.each([
  ["pairs/swiss", "count&preset=dominican", "75", together(80)],
  [
    "alone/mix",
    "doubles",
    "20",
    (others: readonly string[]) => Object.fromEntries(others.map((name) => [name, 9])),
  ],
] as const)(
  "%s: one table keeps its score on its phone, the host types the other’s, and nobody meets again in the second round",
  async (way, game, target, held) => {
    const host = await aPhone();
    const [card = ""] = await firstRound(host, people.slice(0, 8), 1, { way, game, target });
    const table = await aPhone();
    await table.goto(card);
    await playAt(table, 1, [held]);
    const points = host.locator('input[name="points"]');
    await table
      .getByRole("button", { name: way === "alone/mix" ? /agrees$/ : t.agree })
      .first()
      .click();
    // Only the other table's fields are left.
    const seats = way === "alone/mix" ? 4 : 2;
    await expect.poll(() => points.count()).toBe(seats);
    await points.first().click();
    for (let seat = 0; seat < seats; seat++) {
      await host.keyboard.type(String(10 * (seat + 1)));
      await host.keyboard.press("Enter");
    }
    await host.getByRole("button", { name: t.draw({ round: 2 }) }).click();
    const proposal = host.getByRole("region", { name: t.proposal({ round: 2 }) });
    await proposal.waitFor();
    if (way === "pairs/swiss") await proposal.getByText(t.nothingAgain).waitFor();
    expect(await axeFindings(host)).toEqual([]);
    await host.getByRole("button", { name: t.sit({ round: 2 }) }).click();
    await host.getByRole("heading", { name: t.round({ round: 2 }), exact: true }).waitFor();
    await endEvening(host);
    const units = way === "pairs/swiss" ? 4 : 8;
    await expect
      .poll(async () => (await rowsOf(host)).map((row) => row.split("\t")[2]))
      .toEqual(Array.from({ length: units }, () => "1"));
  },
);

/** On a table's phone without a network: the picture that says how its game of this round ended, with its address. */
async function resultPicture(page: Page, round: number) {
  const ofRound = page.getByRole("region", { name: t.round({ round }), exact: true });
  await ofRound.getByRole("button", { name: t.showHost }).click();
  const dialog = page.getByRole("dialog");
  const code = dialog.getByRole("img", { name: t.showHost });
  await code.waitFor();
  await dialog.getByText(t.showsHands).waitFor();
  const picture = await code.screenshot();
  const address = await dialog.getByLabel(en.invite.link).inputValue();
  await dialog.getByRole("button", { name: en.shell.close }).click();
  return { picture, address, game: address.match(/[\da-f-]{36}(?=&hands=)/)?.[0] ?? "" };
}

/** A table's first game, during which the network goes; it is agreed on its phone. */
async function playedInTheCellar(page: Page, card: string, table: number) {
  await page.goto(card);
  await playAt(page, table, [80, 75, 70].map(together), { ready: () => loseSignal(page) });
  await page.getByRole("button", { name: t.agree }).click();
  await page.getByRole("link", { name: en.homeTable.toEvening }).click();
  await page.getByText(t.samePhone).waitFor();
  return await resultPicture(page, 1);
}

/** What a camera sees of a code that is held before it: not all of the picture, not straight. */
const seen = async (code: Buffer) =>
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: "#4a3a2c" } })
    .composite([
      { input: await sharp(code).resize(700, 700).rotate(4, { background: "#4a3a2c" }).toBuffer() },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();

it("sixteen people play two rounds without a network: tables’ phones read who sits there from the host’s, whose page reads their results with their hands, others tell; once there is a network, every phone and the wall have the same, once", async () => {
  await withFakeCamera(
    await seen(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "white" } })
        .png()
        .toBuffer(),
    ),
    async (camera) => {
      hearEveryTap(camera.browser);
      const phone = async () =>
        await (
          await camera.browser.newContext({ viewport: { width: 390, height: 844 }, ...installing })
        ).newPage();
      const [host, one, two] = [await phone(), await phone(), await phone()];
      const [first = "", second = ""] = await firstRound(host, people, 2);
      const wall = await aWall(host);
      await loseSignal(host);
      const [played] = await Promise.all([
        playedInTheCellar(one, first, 1),
        playedInTheCellar(two, second, 2),
      ]);
      expect(await axeFindings(one)).toEqual([]);

      /** The host's page reads a result, which is new to it. */
      const read = async (round: number, table: number, { picture }: { readonly picture: Buffer }) => {
        await camera.show(await seen(picture));
        await host.getByRole("button", { name: t.readPicture }).click();
        const said = host.getByRole("region", { name: t.correctTitle({ round, table }) });
        await said.getByText(t.carried.new).waitFor();
        await said.getByText(t.carriedHands.new).waitFor();
        await said.getByText("225", { exact: true }).waitFor();
        if (round === 1) expect(await axeFindings(host)).toEqual([]);
        await said.getByRole("button", { name: t.save({ table }) }).click();
        await said.getByText(t.carried.same).waitFor();
        await said.getByText(t.carriedHands.here).waitFor();
        await said.getByRole("button", { name: en.shell.close }).click();
        await said.waitFor({ state: "detached" });
        return said;
      };
      const said = await read(1, 1, played);
      // Read again, by the phone's own camera, it is the same.
      await host.goto(played.address);
      await said.getByText(t.carriedHands.here).waitFor();
      await said.getByRole("button", { name: en.shell.close }).click();
      await said.waitFor({ state: "detached" });
      await typeResults(host, 1, 4, 2);
      await host.getByRole("button", { name: t.draw({ round: 2 }) }).click();
      await host.getByRole("button", { name: t.sit({ round: 2 }) }).click();
      const drawn = host.getByRole("region", { name: t.round({ round: 2 }), exact: true });
      await drawn.waitFor();

      // The host's phone shows each table's code, which says who sits there now.
      const games: string[] = [];
      for (const [index, page] of [one, two].entries()) {
        const table = index + 1;
        await host.getByRole("button", { name: t.cards }).click();
        const cards = host.getByRole("dialog");
        await cards.getByRole("button", { name: t.table({ table }), exact: true }).click();
        await cards.getByText(t.cardSeats({ round: 2 })).waitFor();
        const code = cards.getByRole("img", { name: t.table({ table }) });
        await code.waitFor();
        await camera.show(await seen(await code.screenshot()));
        await cards.getByRole("button", { name: en.shell.close }).click();
        await page.getByRole("button", { name: t.readCard.title }).click();
        await page.getByRole("region", { name: t.round({ round: 2 }), exact: true }).waitFor();
        if (table === 1) expect(await axeFindings(page)).toEqual([]);
        await playAt(page, table, [80, 75, 70].map(together));
        await page.getByRole("link", { name: en.homeTable.toEvening }).click();
        const result = await resultPicture(page, 2);
        await read(2, table, result);
        games.push(result.game);
      }
      await typeResults(host, 2, 4, 3);
      await endEvening(host);
      await wall.getByRole("heading", { name: t.round({ round: 1 }) }).waitFor();

      // The tables' phones say what the host has heard already. Of two results the first on the server counts.
      await host.context().setOffline(false);
      await wall.getByRole("heading", { name: t.over }).waitFor();
      for (const page of [one, two]) await page.context().setOffline(false);
      // Table 2 says something else of its first game than the host was told.
      const held = host.getByRole("region", { name: t.heldTitle({ round: 1, table: 2 }) });
      await held.getByText(t.heldText({ counts: "100–12", other: "225–0" })).waitFor();
      expect(await axeFindings(host)).toEqual([]);
      await held.getByRole("button", { name: t.leave({ points: "100–12" }) }).click();
      await held.waitFor({ state: "detached" });
      await expect
        .poll(async () => (await rowsOf(host)).map((row) => row.split("\t")[2]))
        .toEqual(people.map(() => "2"));
      for (const page of [one, two]) {
        await expect.poll(() => page.getByRole("button", { name: t.showHost }).count()).toBe(0);
        await expect.poll(async () => [await rowsOf(page)]).toEqual([await rowsOf(host)]);
      }
      await host.getByText(en.table.saved, { exact: true }).waitFor();
      // The host has the hands of table 1: points that differ from them are said to, and one tap takes them over.
      const rows = await rowsOf(host);
      await host.getByText(t.round({ round: 1 }), { exact: true }).click();
      await host.getByRole("button", { name: t.correct({ table: 1 }) }).click();
      await host.getByRole("dialog").locator("input").first().fill("200");
      await host
        .getByRole("dialog")
        .getByRole("button", { name: t.save({ table: 1 }) })
        .click();
      const says = host.getByRole("button", { name: t.ended({ points: "225–0" }) });
      await says.click();
      await says.waitFor({ state: "detached" });
      await expect.poll(() => rowsOf(host)).toEqual(rows);
      // The scoresheets that both phones have sent have each hand once.
      const api = await apiOf(site.server.url);
      for (const game of [played.game, ...games])
        await expect.poll(async () => (await api("GET", `/api/games/${game}`)).body.entries?.length).toBe(3);
    },
  );
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
  const shown = async () => (await wall.locator("main").innerText()).replace(clock, "");
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
  await wall.getByRole("button", { name: t.wallLight }).waitFor();
  expect(await axeFindings(wall)).toEqual([]);
  await wall.getByRole("button", { name: t.wallLight }).click();
  await wall.getByRole("heading", { name: t.round({ round: 2 }) }).waitFor();
});
