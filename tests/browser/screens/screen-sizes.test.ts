import type { CDPSession, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inEnglish } from "../../support/browser/control-names";
import { findingsInEverySize, phones } from "../../support/browser/layout/all-sizes";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { en, like } from "../../support/browser/words";

// Every screen of the table, on small phones, in landscape, and with text up to twice as large.

const site = openSite();

const [, , , onItsSide] = phones;
const longName = "Maximiliane Theodora von Hohenfels-Burga";
const four = [longName, "Grandma Ruth", "José-Luis Fernández-Castañeda", "Bo"] as const;
const [, ruth, luis, bo] = four;

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

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");

const allInSight = async (places: readonly Locator[]): Promise<boolean> =>
  (await Promise.all(places.map(inSight))).every(Boolean);
const inSight = async (place: Locator): Promise<boolean> => {
  const box = await place.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= onItsSide.height;
};

/** Opens the form with Ruth out, and opens a hand. */
async function openHand(): Promise<void> {
  await page.getByRole("button", { name: inEnglish.end }).click();
  await button(en.entry.wentOut({ name: ruth })).click();
  // The form opens on the keypad or the tiles, as in the last hand.
  const keypad = page.getByRole("group", { name: en.entry.keypadFor({ name: longName }) });
  await keypad.or(page.getByRole("group", { name: en.entry.tilesFor({ name: longName }) })).waitFor();
  if ((await keypad.count()) === 0) await button(en.entry.byKeypad).click();
  await keypad.waitFor();
}

async function openTiles(): Promise<void> {
  await button(en.entry.byTiles).click();
  await page.getByRole("group", { name: en.entry.tilesFor({ name: longName }) }).waitFor();
}

describe("layout of Mexican Train", () => {
  let game: string;
  beforeAll(async () => {
    await keeper.setUp("mexican-train", four);
    game = page.url();
    await keeper.enter({ out: ruth, left: { [longName]: 121, [luis]: 44, [bo]: 5 } });
  });
  beforeEach(async () => {
    await page.setViewportSize(phones[2]);
    await page.goto(game);
    await page.getByRole("region", { name: en.table.standings }).waitFor();
  });

  it("the board, and the explanation of a total", async () => {
    expect(await findings()).toEqual([]);
    await page.setViewportSize(onItsSide);
    const rows = [...(await page.getByTestId("name").all()), ...(await page.getByTestId("total").all())];
    await expect.poll(() => allInSight(rows)).toBe(true);
    await page.getByTestId("total").last().click();
    await dialog().waitFor();
    expect(await findings()).toEqual([]);
  });

  it("the round: keypad and tiles; in landscape two hands and all keys fit together", async () => {
    await openHand();
    expect(await findings()).toEqual([]);
    await page.setViewportSize(onItsSide);
    const keys = page
      .getByRole("group", { name: en.entry.keypadFor({ name: longName }) })
      .getByRole("button");
    const hands = (await page.getByRole("textbox").all()).slice(0, 2);
    // Where the form is scrolled to after a resize depends on the browser.
    await hands[1]?.scrollIntoViewIfNeeded();
    await expect.poll(async () => allInSight([...(await keys.all()), ...hands])).toBe(true);
    await openTiles();
    await button("Double 12").click();
    expect(await findings()).toEqual([]);
    await page.setViewportSize(onItsSide);
    const tiles = page
      .getByRole("group", { name: en.entry.tilesFor({ name: longName }) })
      .getByRole("button");
    await expect.poll(async () => allInSight(await tiles.all())).toBe(true);
  });

  it("the score sheet and a correction", async () => {
    await page.goto(`${game}&sheet=`);
    await page.getByRole("table").first().waitFor();
    expect(await findings()).toEqual([]);
    await page.goto(`${game}&correct=0`);
    await page.getByRole("button", { name: en.history.saveCorrection }).waitFor();
    expect(await findings()).toEqual([]);
  });

  it("the players, one player, and the seats", async () => {
    await page.goto(`${game}&people=`);
    await page.getByRole("list", { name: en.seats.title }).waitFor();
    expect(await findings()).toEqual([]);
    await page.getByRole("button", { name: /Bo/ }).last().click();
    await dialog().waitFor();
    expect(await findings()).toEqual([]);
  });

  it("the invite", async () => {
    await keeper.savedOnServer();
    await button(en.table.invite).click();
    await dialog().waitFor();
    expect(await findings()).toEqual([]);
  });

  it("the board for spectators, and the sheet to print", async () => {
    await page.goto(game.replace("/play", "/watch"));
    await page.getByRole("region", { name: en.table.standings }).waitFor();
    expect(await findings()).toEqual([]);
    await page.goto(game.replace("/play", "/sheet"));
    await page.getByRole("table").first().waitFor();
    expect(await findings()).toEqual([]);
  });

  it("the end of the game", async () => {
    await button(en.table.more).click();
    await button(en.table.endEarly).click();
    await button(en.table.endEarlyYes).click();
    await page.getByRole("region", { name: en.table.finished }).waitFor();
    expect(await findings()).toEqual([]);
  });
});

describe("layout of Baneberry", () => {
  it("the board with its keys, the two ends, and a hand", async () => {
    await keeper.setUp("baneberry", four.slice(0, 3));
    expect(await findings()).toEqual([]);
    await page
      .getByRole("button", { name: like(`${en.table.actionsOf({ name: "Grandma Ruth" })}…`) })
      .click();
    await dialog().waitFor();
    expect(await findings()).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    await openHand();
    expect(await findings()).toEqual([]);
  });
});

describe("layout of Pip", () => {
  it("a hand with wild and directional tiles", async () => {
    await keeper.setUp("pip", four);
    await openHand();
    expect(await findings()).toEqual([]);
    await openTiles();
    await page.getByRole("radio", { name: en.tiles.pickWild }).check();
    await button("D (draw)").click();
    expect(await findings()).toEqual([]);
  });
});
