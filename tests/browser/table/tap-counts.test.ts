import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { leagueKeeping } from "../../../lib/i18n/en/leagues/league-keeping";
import { inPool } from "../../support/browser/control-names";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { correctionOf, en, gameName, like, ofGame, roundOf } from "../../support/browser/words";

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
  await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo", "Dev"]);
  await startCounting(page);
  await button(en.sentences["end-of-round"]).click();
  // The form opens on the first hand, and marking who went out moves on to the next.
  for (const key of [
    "3",
    "4",
    en.entry.wentOut({ name: "Bo" }),
    "1",
    "5",
    en.entry.next,
    "2",
    "7",
    en.entry.save,
  ])
    await button(key).click();
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
  await keeper.setUp("mexican-train", [], { league: "Friday Dominoes", roster: names });
  await keeper.setUp("mexican-train", names, { choose: [ofGame("mexican-train", "deal-removed")] });

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
  await start(like(`${gameName("mexican-train")} Ben · Cora · Dev · Ana`));
  await page.getByText(en.table.deal({ each: 10, boneyard: 0, drawn: true }).replace(/;.*/, "")).waitFor();
  expect(await inLeague.count()).toBe(0);
  await start(like(`${gameName("mexican-train")} … Friday Dominoes`));
  await inLeague.waitFor();
});

it("a hand for money takes two taps when somebody goes out, one tap undoes it, and hands can still be typed", async () => {
  const { page, keeper, taps } = await countingPhone();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await keeper.setUp("domino-pool", ["Ana", "Bo", "Cleo"]);
  await startCounting(page);
  await keeper.enterOut("Ana");
  const board = page.getByRole("region", { name: en.table.standings });
  await board.getByText("0.50").first().waitFor();
  expect(await taps()).toBe(2);
  await page.getByRole("button", { name: like(`…${en.table.undo}`) }).click();
  // The form shows the undone hand again.
  await expect.poll(() => button(inPool.wentOut("Ana")).getAttribute("aria-pressed")).toBe("true");
  expect(await taps()).toBe(3);
  await page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) }).click();
  for (const key of ["1", "2", en.entry.save]) await button(key).click();
  // The typed pips were saved with the hand, so undoing brings them back.
  await page.getByRole("button", { name: like(`…${en.table.undo}`) }).click();
  await expect
    .poll(() => page.getByRole("textbox", { name: en.entry.handOf({ name: "Bo" }) }).inputValue())
    .toBe("12");
});

it("a Baneberry run takes one tap, and the other players’ keys do not move", async () => {
  const { page, keeper, taps } = await countingPhone();
  const ana = "Anastasia-Alexandra";
  await keeper.setUp("baneberry", [ana, "Bo"]);
  await startCounting(page);
  const other = page.getByRole("button", { name: en.table.scores({ name: "Bo", points: 5 }), exact: true });
  const before = await other.boundingBox();
  await page.getByRole("button", { name: en.table.scores({ name: ana, points: 25 }), exact: true }).click();
  await page
    .getByRole("status")
    .filter({ hasText: en.table.savedToast({ what: "" }) })
    .waitFor();
  await expect
    .poll(() => keeper.headline())
    .toBe(en.sentences["to-go"]({ hand: 1, bothSides: false, leaders: [ana], toTarget: 132 }));
  await expect.poll(() => keeper.totals()).toEqual({ [ana]: 25, Bo: 0 });
  expect(await taps()).toBe(1);
  await expect.poll(() => other.boundingBox()).toEqual(before);
});

it("among seven at 360×640, a Baneberry run takes two taps without scrolling, and no row moves", async () => {
  const { page, keeper, taps } = await countingPhone();
  await page.setViewportSize({ width: 360, height: 640 });
  const names = ["Ana", "Bo", "Grandma Ruth", "Dev", "Anastasia-Alexandra", "Åsa", "Cleo"];
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  await keeper.setUp("baneberry", names);
  const rows = () => Promise.all(names.map((name) => key(en.table.scoreFor({ name })).boundingBox()));
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
    await tapWhereItIs(key(en.table.scoreFor({ name })));
    await tapWhereItIs(key(en.table.scores({ name, points: 25 })));
    await expect.poll(async () => (await keeper.totals())[name]).toBe(25);
    expect(await taps()).toBe(2 * (index + 1));
    expect(await rows()).toEqual(before);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // Nor does one of them when somebody has to pass.
  await key(en.table.actionsOf({ name: "Grandma Ruth" })).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: ofGame("baneberry", "missed-knock") })
    .click();
  await key(en.table.does({ name: "Grandma Ruth", what: ofGame("baneberry", "passed") })).waitFor();
  expect(await rows()).toEqual(before);

  // In landscape the strip lies below the rows, each key as wide as a finger.
  await page.setViewportSize({ width: 844, height: 390 });
  await key(en.table.scoreFor({ name: "Åsa" })).click();
  const strip = page.getByRole("region", { name: en.table.scoreFor({ name: "Åsa" }) });
  for (const score of await strip.getByRole("button").all()) {
    const box = await score.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  }
});

it("correcting one hand of an earlier round takes three taps and the digits", async () => {
  const { page, keeper, taps } = await countingPhone();
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 12 } });
  await keeper.enter({ out: "Ana", left: { Bo: 9 } });
  await startCounting(page);
  await page.getByRole("button", { name: en.sheet.title }).click();
  await page.getByRole("button", { name: correctionOf("Bo", roundOf("doubles", 1)) }).click();
  for (const digit of "21") await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: en.history.saveCorrection }).click();
  await page
    .getByRole("button", {
      name: like(en.history.roundAt({ title: roundOf("doubles", 1).title, when: "…", corrected: true })),
    })
    .waitFor();
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
    const love = await pairsAt("hands/six-love");
    await love.tap(en.entry.wentOut({ name: "Bo" }));
    await expect.poll(() => love.keeper.totals()).toEqual(totals(0, 1));
    expect(await love.taps()).toBe(1);
    const brazil = await pairsAt("hands/brazil");
    await brazil.tap(en.entry.wentOut({ name: "Cleo" }), ofGame("hands", "way/both-ends"));
    await expect.poll(() => brazil.keeper.totals()).toEqual(totals(3, 0));
    expect(await brazil.taps()).toBe(2);
  });

  it("the losers’ pips take two taps and their digits, and Undo returns what was entered on the board to the form", async () => {
    const { page, keeper, taps, tap } = await pairsAt("count/partner");
    await tap(en.entry.wentOut({ name: "Bo" }), "3", "1", en.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 31));
    expect(await taps()).toBe(4);
    await page.getByRole("button", { name: like(`…${en.table.undo}`) }).click();
    const form = page.getByRole("textbox", {
      name: en.entry.handOf({ name: en.settings.names({ names: ["Ana", "Cleo"] }) }),
    });
    await expect.poll(() => form.inputValue()).toBe("31");
    // The board marks somebody else as out: the typed pips stay, as they do in the form.
    await page.goBack();
    await tap(en.entry.wentOut({ name: "Dev" }));
    await expect.poll(() => form.inputValue()).toBe("31");
    expect(
      await page
        .getByRole("button", { name: en.entry.wentOut({ name: "Dev" }) })
        .getAttribute("aria-pressed"),
    ).toBe("true");
  });

  it("everything left takes two taps and its digits where all of it counts, and hands can still be typed singly", async () => {
    const { page, keeper, taps, tap } = await pairsAt("count/dominican");
    await tap(en.entry.wentOut({ name: "Bo" }), "3", "8", en.entry.save);
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 38));
    expect(await taps()).toBe(4);
    await tap(en.entry.wentOut({ name: "Bo" }));
    await page.getByRole("textbox", { name: en.entry.handOf({ name: "Ana" }) }).click();
    await page.getByRole("textbox", { name: en.entry.allTogether }).waitFor({ state: "visible" });
    await tap("9");
    await page.getByRole("textbox", { name: en.entry.allTogether }).waitFor({ state: "detached" });
  });

  it("a bonus takes two taps", async () => {
    const { keeper, taps, tap } = await pairsAt("count/dominican");
    await tap(
      en.table.actionsOf({ name: "Dev" }),
      ofGame("count", "bonus-worth", { what: "all-passed", points: 25 }),
    );
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 25));
    expect(await taps()).toBe(2);
  });

  it("a peg takes one tap in the player’s row, and seven scores fit in two rows", async () => {
    const pub = await pairsAt("fives/fives-and-threes");
    await pub.tap(en.table.scores({ name: "Cleo", points: 8 }));
    await expect.poll(() => pub.keeper.totals()).toEqual(totals(8, 0));
    expect(await pub.taps()).toBe(1);
    const { page, keeper } = await countingPhone();
    await keeper.setUp("fives/all-fives", ["Ana", "Bo"]);
    const keys = await page
      .getByRole("button", { name: like(en.table.scores({ name: "Bo", points: 0 }).replace("0", "…")) })
      .all();
    const boxes = await Promise.all(keys.map((key) => key.boundingBox()));
    expect(keys).toHaveLength(7);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  });

  it("a bid takes four taps, or five where marks are bid", async () => {
    const { keeper, taps, tap } = await pairsAt("forty-two/marks");
    await tap(ofGame("forty-two", "hand"), "Bo", "31", ofGame("forty-two", "made/yes"));
    await expect.poll(() => keeper.totals()).toEqual(totals(0, 1));
    expect(await taps()).toBe(4);
    await tap(ofGame("forty-two", "hand"), "Bo", "42", "2", ofGame("forty-two", "made/no"));
    await expect.poll(() => keeper.totals()).toEqual(totals(2, 1));
    expect(await taps()).toBe(9);
  });
});
