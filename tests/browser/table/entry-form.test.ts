import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../support/browser/control-names";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { correctionOf, en, like, ofGame, roundOf } from "../../support/browser/words";

const site = openSite();

async function sitDown(game: string, players: readonly string[], [width, height] = [390, 844]) {
  const context = await site.browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp(game, players);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const row = (name: string) => page.getByRole("group", { name, exact: true });
  const hand = (name: string) =>
    page.getByRole("textbox", { name: en.entry.handOf({ name: name }), exact: true });
  return { context, page, keeper, button, row, hand };
}

/** How many players are entirely in view above the keys: name, Out and hand. */
const playersSeen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const keys = document.querySelector("[data-keys]")?.getBoundingClientRect();
    const rows = [...document.querySelectorAll("[data-player]")].map((row) => row.getBoundingClientRect());
    return rows.filter(({ top, bottom }) => top >= 0 && bottom <= (keys?.top ?? 0)).length;
  });

const eight = ["Anastasia-Alexandra", "Bo", "Grandma Ruth", "Cleo", "Zoë", "José Luis", "Dev", "Eve"];

describe("the entry form", () => {
  it.each([
    ["mexican-train", 390, 844, 3],
    ["pip", 390, 844, 3],
    ["mexican-train", 360, 640, 2],
    ["pip", 360, 640, 2],
    ["doubles", 360, 640, 2],
  ])(
    "of %s opens on the hands, and at %s×%s at least the stated number of players is in view above the keys",
    async (game, width, height, min) => {
      const { context, page, button, hand } = await sitDown(game, eight.slice(1, 5), [width, height]);
      await page.getByRole("button", { name: inEnglish.end }).click();
      await page.getByRole("group", { name: en.entry.keypadFor({ name: "Bo" }) }).waitFor();
      await expect.poll(() => hand("Bo").evaluate((it) => it === document.activeElement)).toBe(true);
      await expect.poll(() => playersSeen(page)).toBeGreaterThanOrEqual(min);
      // The same number in the middle of a round.
      await button("1").click();
      await button(en.entry.wentOut({ name: "Grandma Ruth" })).click();
      await page.getByRole("group", { name: en.entry.keypadFor({ name: "Cleo" }) }).waitFor();
      await expect.poll(() => playersSeen(page)).toBeGreaterThanOrEqual(min);
      await context.close();
    },
  );

  it("shows the expected engine in one line, and asks for more only after a tap", async () => {
    const { context, page, keeper, button } = await sitDown("mexican-train", ["Ana", "Bo"]);
    await button(en.sentences["end-of-round"]).click();
    await page.getByText(en.entry.engineIs({ number: 12 }), { exact: true }).waitFor();
    await expect.poll(() => page.getByText(ofGame("mexican-train", "found")).count()).toBe(0);
    await button(en.entry.nobodyHasDouble({ number: 12 })).click();
    await page.getByText(en.entry.engineIs({ number: 11 }), { exact: true }).waitFor();
    await button(en.entry.change).click();
    await page.getByText(ofGame("mexican-train", "found-by-draw"), { exact: true }).click();
    await button(en.entry.changed).click();
    await page.getByText(en.entry.engineDrawn({ number: 11 })).waitFor();
    await keeper.answer({ out: "Ana", left: { Bo: 7 } });
    await button(en.entry.save).click();
    await page
      .getByRole("status")
      .filter({ hasText: en.table.savedToast({ what: "" }) })
      .waitFor();
    await context.close();
  });

  it("shows a player’s total, or in a game for money what they have won or lost", async () => {
    const points = await sitDown("doubles", ["Ana", "Bo"]);
    await points.keeper.enter({ out: "Ana", left: { Bo: 12 } });
    await points.button(en.sentences["end-of-hand"]).click();
    await points
      .row("Ana")
      .getByText(en.entry.total({ total: 12 }))
      .waitFor();
    await points.context.close();
    const money = await sitDown("domino-pool", ["Ana", "Bo", "Cleo"]);
    await money.keeper.enterOut("Ana");
    await money.button(en.sentences["end-of-hand"]).click();
    await money.row("Ana").getByText("+0.50").waitFor();
    await money.context.close();
  });

  it("opens the next hand, and the next round, on keypad or tiles as the last one was", async () => {
    const { context, page, keeper, button } = await sitDown("doubles", ["Ana", "Bo", "Cleo"]);
    await button(en.sentences["end-of-hand"]).click();
    await button(en.entry.wentOut({ name: "Ana" })).click();
    await button(en.entry.byTiles).click();
    await page
      .getByRole("group", { name: en.entry.tilesFor({ name: "Bo" }) })
      .getByRole("button", { name: "6-5" })
      .click();
    await button(en.entry.next).click();
    await page
      .getByRole("group", { name: en.entry.tilesFor({ name: "Cleo" }) })
      .getByRole("button", { name: "6-4" })
      .click();
    await button(en.entry.save).click();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 21, Bo: 0, Cleo: 0 });
    await page.reload();
    await button(en.sentences["end-of-hand"]).click();
    await page.getByRole("group", { name: en.entry.tilesFor({ name: "Ana" }) }).waitFor();
    await button(en.entry.byKeypad).click();
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Ana" }) }).waitFor();
    await page.goBack();
    await button(en.sentences["end-of-hand"]).click();
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Ana" }) }).waitFor();
    await context.close();
  });
});

describe("an invalid entry", () => {
  it("is reported as soon as two hands conflict, at both of them, and saving leads to one of them", async () => {
    const { context, page, button, row, hand } = await sitDown("mexican-train", eight, [360, 640]);
    await button(en.sentences["end-of-round"]).click();
    await button(en.entry.wentOut({ name: "Bo" })).click();
    await button("1").click();
    await button(en.entry.next).click();
    await button("1").click();
    const why = page.getByRole("status").filter({ hasText: /Anastasia.*Ruth.*\b1\b/ });
    await why.waitFor();
    for (const name of ["Anastasia-Alexandra", "Grandma Ruth"])
      await row(name).getByText(en.entry.cannotBe).waitFor();
    for (const digit of ["7", "9", "20", "30", "40"]) {
      await button(en.entry.next).click();
      for (const key of digit) await button(key).click();
    }
    await button(en.entry.save).click();
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Anastasia-Alexandra" }) }).waitFor();
    await expect
      .poll(() => hand("Anastasia-Alexandra").evaluate((it) => it === document.activeElement))
      .toBe(true);
    await expect.poll(() => playersSeen(page)).toBeGreaterThanOrEqual(1);
    await why.waitFor();
    // What is typed there replaces the impossible number.
    await button("8").click();
    await expect.poll(() => hand("Anastasia-Alexandra").inputValue()).toBe("8");
    await expect.poll(() => page.getByText(en.entry.cannotBe).count()).toBe(0);
    await button(en.entry.save).click();
    await page
      .getByRole("status")
      .filter({ hasText: en.table.savedToast({ what: "" }) })
      .waitFor();
    await context.close();
  });

  it("is reported when nobody is marked as out, and the focus moves to that choice", async () => {
    const { context, page, button, hand } = await sitDown("doubles", ["Ana", "Bo"]);
    await button(en.sentences["end-of-hand"]).click();
    await hand("Bo").click();
    await button("9").click();
    await hand("Bo").press("Enter");
    await page.getByRole("group", { name: en.entry.keypadFor({ name: "Ana" }) }).waitFor();
    await hand("Bo").click();
    await button(en.entry.next).click();
    await hand("Ana").fill("");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: en.entry.whoWentOut }).waitFor();
    await expect
      .poll(() => button(en.entry.wentOut({ name: "Ana" })).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await context.close();
  });
});

it("an undone hand returns to its form complete and can be saved again", async () => {
  const { context, page, keeper, button, hand } = await sitDown("mexican-train", ["Ana", "Bo", "Cleo"]);
  await keeper.enter({
    out: "Bo",
    left: { Ana: 34, Cleo: ["6-5", "0-0"] },
    first: [en.entry.nobodyHasDouble({ number: 12 })],
  });
  await page.getByRole("button", { name: like(`…${en.table.undo}`) }).click();
  await page.getByRole("status").filter({ hasText: en.table.undone }).waitFor();
  await page.getByText(en.entry.engineIs({ number: 11 }), { exact: true }).waitFor();
  await expect.poll(() => hand("Ana").inputValue()).toBe("34");
  await button(en.entry.handPips({ name: "Cleo", pips: 11 })).waitFor();
  await expect.poll(() => button(en.entry.wentOut({ name: "Bo" })).getAttribute("aria-pressed")).toBe("true");
  await hand("Ana").click();
  for (const key of ["4", "3", en.entry.save]) await button(key).click();
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 43, Bo: 0, Cleo: 11 });
  await expect.poll(() => keeper.headline()).toContain(roundOf("mexican-train", 2).title);
  await context.close();
});

describe("a draft", () => {
  it("comes back after Clear, and the board mentions drafts of corrections too", async () => {
    const { context, page, keeper, button, hand } = await sitDown("doubles", ["Ana", "Bo"]);
    await button(en.sentences["end-of-hand"]).click();
    await keeper.answer({ out: "Ana", left: { Bo: 12 } });
    await button(en.moved.clear).click();
    await expect
      .poll(() => button(en.entry.wentOut({ name: "Ana" })).getAttribute("aria-pressed"))
      .toBe("false");
    await button(en.table.undo).click();
    await expect
      .poll(() => button(en.entry.wentOut({ name: "Ana" })).getAttribute("aria-pressed"))
      .toBe("true");
    await button(en.entry.save).click();
    await page
      .getByRole("status")
      .filter({ hasText: en.table.savedToast({ what: "" }) })
      .waitFor();
    await keeper.openSheet();
    await page.getByRole("button", { name: correctionOf("Bo", roundOf("doubles", 1)) }).click();
    await button("5").click();
    await expect.poll(() => hand("Bo").inputValue()).toBe("5");
    // Back to the score sheet, and from there to the board.
    await page.getByRole("link", { name: en.history.toTable }).click();
    await page.getByRole("heading", { name: en.sheet.title }).waitFor();
    await page.getByRole("link", { name: en.history.toTable }).click();
    const correction = page.getByRole("region", {
      name: en.moved.halfTypedCorrection({ what: roundOf("doubles", 1) }),
    });
    await correction.getByRole("button", { name: en.moved.startAfresh }).click();
    await correction.waitFor({ state: "detached" });
    await button(en.table.undo).click();
    await correction.getByRole("button", { name: en.moved.goOn }).click();
    await expect.poll(() => hand("Bo").inputValue()).toBe("5");
    await button(en.history.saveCorrection).click();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 5, Bo: 0 });
    await correction.waitFor({ state: "detached" });
    await context.close();
  });

  it("of a correction that changes nothing is not saved as a correction", async () => {
    const { context, page, keeper, button } = await sitDown("doubles", ["Ana", "Bo"]);
    await keeper.enter({ out: "Ana", left: { Bo: 12 } });
    await keeper.openSheet();
    await page.getByRole("button", { name: correctionOf("Bo", roundOf("doubles", 1)) }).click();
    await button(en.history.saveCorrection).click();
    await page.getByRole("heading", { name: en.sheet.title }).waitFor();
    await page
      .getByRole("button", {
        name: like(en.history.roundAt({ title: roundOf("doubles", 1).title, when: "…", corrected: false })),
      })
      .waitFor();
    expect(
      await page
        .getByRole("button", {
          name: like(en.history.roundAt({ title: "…", when: "…", corrected: true })),
        })
        .count(),
    ).toBe(0);
    await context.close();
  });
});
