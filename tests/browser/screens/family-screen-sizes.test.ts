import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { whilePlaying } from "../../../lib/i18n/language";
import {
  type ControlNames,
  inDominicanSpanish,
  inPortuguese,
  inSpanish,
} from "../../support/browser/control-names";
import { findingsInEverySize, phones } from "../../support/browser/layout/all-sizes";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { en, like, ofGame, wordsIn } from "../../support/browser/words";

// The screens of the families with two pairs of long names, on small phones, in landscape, and with text up to twice as
// large.

const site = openSite();
const pairs = ["Maximiliane Theodora", "Grandma Ruth", "José-Luis Fernández-Castañeda", "Zoë"] as const;
const [max, ruth, luis, zoe] = pairs;

let page: Page;
let browser: CDPSession;
let keeper: Scorekeeper;
beforeAll(async () => {
  const context = await site.browser.newContext({ hasTouch: true });
  page = await context.newPage();
  browser = await context.newCDPSession(page);
  await page.setViewportSize(phones[2]);
  keeper = new Scorekeeper(page, site.server.url);
});
afterAll(() => page?.context().close());

const findings = () => findingsInEverySize(page, browser);
const tap = (name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = (question: string | RegExp, answer: string) =>
  page.getByRole("group", { name: question }).getByText(answer, { exact: true }).click();
const standings = () => page.getByRole("region", { name: en.table.standings }).waitFor();

/** Checks the board for spectators and returns to the table. */
async function watched(): Promise<string[]> {
  const table = page.url();
  await page.goto(table.replace("/play", "/watch"));
  await standings();
  const found = await findings();
  await page.goto(table);
  await standings();
  return found;
}

it("layout of a count game: the board with a key beside every name, and the form it opens", async () => {
  await keeper.setUp("count/dominican", pairs);
  expect(await findings()).toEqual([]);
  await tap(en.entry.wentOut({ name: ruth }));
  await page.getByRole("group", { name: like(en.entry.keypadFor({ name: "…" })) }).waitFor();
  expect(await findings()).toEqual([]);
  await keeper.setUp("count/dominican", pairs.slice(0, 3));
  expect(await findings()).toEqual([]);
});

it("layout of a hands game: the strip of recent hands at the table, for spectators and at the end", async () => {
  await keeper.setUp("hands/six-love", pairs);
  for (const name of [max, luis, zoe]) await keeper.enterOut(name);
  expect(await findings()).toEqual([]);
  expect(await watched()).toEqual([]);
  for (const name of [max, luis, luis, luis, luis, luis]) await keeper.enterOut(name);
  await page.getByRole("region", { name: en.table.finished }).waitFor();
  expect(await findings()).toEqual([]);
});

it("layout of a fives game: pegs and keys of four players, the board for spectators, and the end of a hand", async () => {
  await keeper.setUp("fives/fives-and-threes", pairs);
  await tap(en.table.scores({ name: max, points: 8 }));
  await tap(en.table.scores({ name: zoe, points: 2 }));
  expect(await findings()).toEqual([]);
  expect(await watched()).toEqual([]);
  await tap(en.sentences["end-of-hand"]);
  await choose(wordsIn(whilePlaying("en", "fives-and-threes")).entry.whoWentOut, ruth);
  expect(await findings()).toEqual([]);
  await keeper.setUp("fives/all-fives", pairs.slice(0, 2));
  expect(await findings()).toEqual([]);
});

it("layout of 42: marks as strokes, the board for spectators, and the form for a bid of marks", async () => {
  await keeper.setUp("forty-two/marks", pairs);
  await tap(ofGame("forty-two", "hand"));
  await choose(ofGame("forty-two", "bidder"), luis);
  await choose(ofGame("forty-two", "bid"), "42");
  expect(await findings()).toEqual([]);
  await tap(ofGame("forty-two", "made/yes"));
  await standings();
  expect(await findings()).toEqual([]);
  expect(await watched()).toEqual([]);
});

it("layout of an adjustment, a substitute for one of a pair, and a game won to nothing", async () => {
  await keeper.setUp("count/latin", pairs);
  const table = page.url();
  await tap(en.table.more);
  await tap(en.sentences.adjust);
  await page.getByLabel(en.sentences["adjust-why"], { exact: true }).fill("a pass that was none, twice");
  expect(await findings()).toEqual([]);
  await page.goBack();
  await keeper.enter({ out: ruth, left: { [en.entry.allTogether]: 120 } });
  await tap(en.table.people);
  await tap(en.people.isReplaced({ name: max }));
  const form = page.getByRole("form", { name: en.people.isReplaced({ name: max }) });
  await form.getByRole("textbox").fill("Anastasia-Alexandra von der Recke-Volmerstein");
  expect(await findings()).toEqual([]);
  await page.goto(table);
  await keeper.enter({ out: ruth, left: { [en.entry.allTogether]: 90 } });
  await page.getByText(en.sentences.shutout({ won: 200, countsTwice: false })).waitFor();
  expect(await findings()).toEqual([]);
});

it("layout of a latecomer’s total, of the tiles up to the double eighteen, and of the question about a hand of 0", async () => {
  await keeper.setUp("mexican-train", pairs, {
    choose: [en.sentences["set-name"]({ highest: 18, tiles: 190 })],
  });
  const table = page.url();
  await tap(en.table.people);
  const join = page.getByRole("form", { name: en.people.join });
  await join.getByLabel(en.people.joinName).fill("Anastasia-Alexandra von der Recke-Volmerstein");
  await join.getByText(en.people.start.given, { exact: true }).click();
  expect(await findings()).toEqual([]);
  await page.goto(table);
  await tap(en.sentences["end-of-round"]);
  await tap(en.entry.wentOut({ name: ruth }));
  await tap(en.entry.byTiles);
  await page.getByRole("group", { name: like(en.entry.tilesFor({ name: "…" })) }).waitFor();
  expect(await findings()).toEqual([]);
  await tap(en.entry.byKeypad);
  await tap(en.entry.wentOut({ name: ruth }));
  const { next, save } = en.entry;
  for (const key of ["0", next, "5", next, "7", next, "9", save]) await tap(key);
  await page.getByRole("button", { name: en.entry.wasBlock }).waitFor();
  expect(await findings()).toEqual([]);
  // The whole question is in sight, with its answers and the keys.
  await page.setViewportSize(phones[1]);
  const keys = await page.locator("[data-keys]").boundingBox();
  expect(keys?.y).toBeGreaterThanOrEqual(0);
});

it("layout of Chickenfoot with eight players", async () => {
  await keeper.setUp("chickenfoot", [...pairs, "Bo", "Anna-Lena", "Christopher Alexander", "Di"]);
  expect(await findings()).toEqual([]);
  await tap(en.sentences["end-of-round"]);
  await tap(en.entry.wentOut({ name: "Bo" }));
  expect(await findings()).toEqual([]);
});

it.each<[locale: string, game: string, t: ControlNames]>([
  ["es-VE", "count/partner", inSpanish],
  ["es-DO", "count/dominican", inDominicanSpanish],
  ["es-VE", "mexican-train", inSpanish],
  ["pt-BR", "mexican-train", inPortuguese],
])(
  "layout in %s of %s: the set-up, the board, and the form with a key beside every name",
  async (...each) => {
    const [locale, game, t] = each;
    const context = await site.browser.newContext({ hasTouch: true, locale, viewport: phones[2] });
    const page = await context.newPage();
    const browser = await context.newCDPSession(page);
    const keeper = new Scorekeeper(page, site.server.url, t);
    await keeper.setUp(game, ["Carmen", "Bo", "Yuleisi del Carmen", "Francisca"], {
      before: async () => expect(await findingsInEverySize(page, browser)).toEqual([]),
    });
    expect(await findingsInEverySize(page, browser)).toEqual([]);
    await page.locator("[data-main-action]").click();
    await page.getByRole("button", { name: t.wentOut("Bo"), exact: true }).click();
    expect(await findingsInEverySize(page, browser)).toEqual([]);
    await context.close();
  },
);
