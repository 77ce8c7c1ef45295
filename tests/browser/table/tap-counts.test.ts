import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { en } from "../../support/browser/words";

const site = openSite();

/** A phone whose page counts the taps that reach it. */
async function countingPhone(): Promise<{ page: Page; keeper: Scorekeeper; taps(): Promise<number> }> {
  const page = await (await site.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  return { page, keeper, taps: () => tapsOn(page) };
}

it("a Mexican Train round of four players with two-digit hands and the expected engine takes 10 taps", async () => {
  const { page, keeper, taps } = await countingPhone();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await keeper.setUp("Mexican Train", ["Ana", "Bo", "Cleo", "Dev"]);
  await startCounting(page);
  await button(en.sentences["end-of-round"]).click();
  // The form opens on the first hand, and marking who went out moves on to the next.
  for (const key of ["3", "4", "Bo went out", "1", "5", "Next", "2", "7", "Save"]) await button(key).click();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 34, Bo: 0, Cleo: 15, Dev: 27 });
  expect(await taps()).toBe(10);
});

it("a game with the people and rules of the last one takes four taps from the list of games, as many in a league", async () => {
  const { page, keeper, taps } = await countingPhone();
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await page.goto(`${site.server.url}/l/new`);
  await page.getByLabel(leagueKeeping.name).fill("Friday Dominoes");
  await page.getByLabel(leagueKeeping.players).fill("Ana, Ben; Cora\nDev");
  await button(en.keeping.create).click();
  await page.getByText(leagueKeeping.onServer).waitFor();
  const names = ["Ana", "Ben", "Cora", "Dev"];
  await keeper.setUp("Mexican Train", [], { league: "Friday Dominoes", roster: names });
  await keeper.setUp("Mexican Train", names, { choose: ["Ten each, high tiles taken out"] });

  const start = async (table: RegExp) => {
    // Another evening: the tab remembers nothing.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.server.url);
    await page.getByRole("link", { name: en.home.newGame }).waitFor();
    await startCounting(page);
    await page.getByRole("link", { name: en.home.newGame }).click();
    await button(table).click();
    await button(en.newGame.toSetup).click();
    await button(en.newGame.start).waitFor();
    expect(await taps()).toBe(3);
    await button(en.newGame.start).click();
    await page.getByRole("region", { name: en.table.standings }).waitFor();
    await expect.poll(() => keeper.totals()).toEqual({ Ben: 0, Cora: 0, Dev: 0, Ana: 0 });
  };
  const inLeague = page.getByText(en.table.countsIn({ league: "Friday Dominoes" }));
  await start(/^Mexican Train Ben · Cora · Dev · Ana$/);
  await page.getByText(/Deal 10 each/).waitFor();
  expect(await inLeague.count()).toBe(0);
  await start(/^Mexican Train .* Friday Dominoes$/);
  await inLeague.waitFor();
});

it("a hand for money takes two taps when somebody goes out, one tap undoes it, and hands can still be typed", async () => {
  const { page, keeper, taps } = await countingPhone();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await keeper.setUp("Domino Pool", ["Ana", "Bo", "Cleo"]);
  await startCounting(page);
  await keeper.enterOut("End of the hand", "Ana");
  const board = page.getByRole("region", { name: en.table.standings });
  await board.getByText("0.50").first().waitFor();
  expect(await taps()).toBe(2);
  await page.getByRole("button", { name: /\bUndo$/ }).click();
  // The form shows the undone hand again.
  await expect.poll(() => button("Ana went domino").getAttribute("aria-pressed")).toBe("true");
  expect(await taps()).toBe(3);
  await page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) }).click();
  for (const key of ["1", "2", "Save"]) await button(key).click();
  // The typed pips were saved with the hand, so undoing brings them back.
  await page.getByRole("button", { name: /\bUndo$/ }).click();
  await expect
    .poll(() => page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) }).inputValue())
    .toBe("12");
});

it("a Baneberry run takes one tap, and the other players’ keys do not move", async () => {
  const { page, keeper, taps } = await countingPhone();
  const ana = "Anastasia-Alexandra";
  await keeper.setUp("Baneberry 157", [ana, "Bo"]);
  await startCounting(page);
  const other = page.getByRole("button", { name: en.table.scores({ name: "Bo", points: 5 }), exact: true });
  const before = await other.boundingBox();
  await page.getByRole("button", { name: `${ana} scores 25`, exact: true }).click();
  await page
    .getByRole("status")
    .filter({ hasText: en.table.savedToast({ what: "" }) })
    .waitFor();
  await expect.poll(() => keeper.headline()).toBe(`Hand 1: ${ana} needs 132 more`);
  await expect.poll(() => keeper.totals()).toEqual({ [ana]: 25, Bo: 0 });
  expect(await taps()).toBe(1);
  await expect.poll(() => other.boundingBox()).toEqual(before);
});

it("among seven at 360×640, a Baneberry run takes two taps without scrolling, and no row moves", async () => {
  const { page, keeper, taps } = await countingPhone();
  await page.setViewportSize({ width: 360, height: 640 });
  const names = ["Ana", "Bo", "Grandma Ruth", "Dev", "Anastasia-Alexandra", "Åsa", "Cleo"];
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  await keeper.setUp("Baneberry 157", names);
  const rows = () => Promise.all(names.map((name) => key(`Score for ${name}`).boundingBox()));
  const bar = await key(en.sentences["end-of-hand"]).boundingBox();
  const before = await rows();
  for (const row of before) expect((row?.y ?? 999) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // As a finger does, and not as a test that may scroll to what it taps.
  const tapWhereItIs = async (target: ReturnType<typeof key>) => {
    await target.waitFor();
    const box = await target.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 24);
  };
  await startCounting(page);
  for (const [index, name] of names.entries()) {
    await tapWhereItIs(key(`Score for ${name}`));
    await tapWhereItIs(key(`${name} scores 25`));
    await expect.poll(async () => (await keeper.totals())[name]).toBe(25);
    expect(await taps()).toBe(2 * (index + 1));
    expect(await rows()).toEqual(before);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // Nor does one of them when somebody has to pass.
  await key("More for Grandma Ruth").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Did not knock/ })
    .click();
  await key("Grandma Ruth: Passed the turn").waitFor();
  expect(await rows()).toEqual(before);

  // In landscape the strip lies below the rows, each key as wide as a finger.
  await page.setViewportSize({ width: 844, height: 390 });
  await key("Score for Åsa").click();
  const strip = page.getByRole("region", { name: "Score for Åsa" });
  for (const score of await strip.getByRole("button").all()) {
    const box = await score.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  }
});

it("correcting one hand of an earlier round takes three taps and the digits", async () => {
  const { page, keeper, taps } = await countingPhone();
  await keeper.setUp("Doubles", ["Ana", "Bo"]);
  await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 12 } });
  await keeper.enter("End of the hand", { out: "Ana", left: { Bo: 9 } });
  await startCounting(page);
  await page.getByRole("button", { name: en.sheet.title }).click();
  await page.getByRole("button", { name: /^Correct Bo, hand 1/ }).click();
  for (const digit of "21") await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: en.history.saveCorrection }).click();
  await page.getByRole("button", { name: /^Hand 1 · .*, corrected$/ }).waitFor();
  expect(await taps()).toBe(5);
});

describe("in partnership games", () => {
  const four = ["Ana", "Bo", "Cleo", "Dev"];

  /** A table of four in pairs, with a function that taps keys by name. */
  async function pairsAt(game: string) {
    const phone = await countingPhone();
    const { page, keeper } = phone;
    await keeper.setUp(game, four);
    await startCounting(page);
    const tap = async (...names: readonly string[]) => {
      for (const name of names)
        await page
          .getByRole("button", { name, exact: true })
          .or(page.locator("label", { hasText: new RegExp(`^${name}$`) }))
          .click();
    };
    return { ...phone, tap };
  }
  const totals = (us: number, them: number) => ({ Ana: us, Bo: them, Cleo: us, Dev: them });

  it("a hand is won with one tap, or two where the way of winning matters", async () => {
    const love = await pairsAt("Jamaica, six love");
    await love.tap("Bo went out");
    await expect.poll(() => love.keeper.totals()).toEqual(totals(0, 1));
    expect(await love.taps()).toBe(1);
    const brazil = await pairsAt("Brazil");
    await brazil.tap("Cleo went out", "a tile for both ends");
    await expect.poll(() => brazil.keeper.totals()).toEqual(totals(3, 0));
    expect(await brazil.taps()).toBe(2);
  });

  it("the losers’ pips take two taps and their digits, and Undo returns what was entered on the board to the form", async () => {
    const { page, keeper, taps, tap } = await pairsAt("Partners, to 100");
    await tap("Bo went out", "3", "1", en.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 31));
    expect(await taps()).toBe(4);
    await page.getByRole("button", { name: /\bUndo$/ }).click();
    const form = page.getByRole("textbox", { name: en.entry.handOf({ name: "Ana and Cleo" }) });
    await expect.poll(() => form.inputValue()).toBe("31");
    // The board marks somebody else as out: the typed pips stay, as they do in the form.
    await page.goBack();
    await tap("Dev went out");
    await expect.poll(() => form.inputValue()).toBe("31");
    expect(
      await page
        .getByRole("button", { name: en.entry.wentOut({ name: "Dev" }) })
        .getAttribute("aria-pressed"),
    ).toBe("true");
  });

  it("everything left takes two taps and its digits where all of it counts, and hands can still be typed singly", async () => {
    const { page, keeper, taps, tap } = await pairsAt("Dominican");
    await tap("Bo went out", "3", "8", en.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 38));
    expect(await taps()).toBe(4);
    await tap("Bo went out");
    await page.getByRole("textbox", { name: en.entry.handOf({ name: "Ana" }) }).click();
    await page.getByRole("textbox", { name: en.entry.allTogether }).waitFor({ state: "visible" });
    await tap("9");
    await page.getByRole("textbox", { name: en.entry.allTogether }).waitFor({ state: "detached" });
  });

  it("a bonus takes two taps", async () => {
    const { keeper, taps, tap } = await pairsAt("Dominican");
    await tap("More for Dev", "Everybody passed: 25");
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 25));
    expect(await taps()).toBe(2);
  });

  it("a peg takes one tap in the player’s row, and seven scores fit in two rows", async () => {
    const pub = await pairsAt("Fives and threes");
    await pub.tap("Cleo scores 8");
    await expect.poll(() => pub.keeper.totals()).toEqual(totals(8, 0));
    expect(await pub.taps()).toBe(1);
    const { page, keeper } = await countingPhone();
    await keeper.setUp("All fives", ["Ana", "Bo"]);
    const keys = await page.getByRole("button", { name: /^Bo scores / }).all();
    const boxes = await Promise.all(keys.map((key) => key.boundingBox()));
    expect(keys).toHaveLength(7);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  });

  it("a bid takes four taps, or five where marks are bid", async () => {
    const { keeper, taps, tap } = await pairsAt("42, by marks");
    await tap("Bid and result", "Bo", "31", "made it");
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 1));
    expect(await taps()).toBe(4);
    await tap("Bid and result", "Bo", "42", "2", "were set");
    await expect.poll(() => keeper.totals()).toEqual(totals(2, 1));
    expect(await taps()).toBe(9);
  });
});
