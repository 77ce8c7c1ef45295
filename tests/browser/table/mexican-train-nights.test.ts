import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../support/browser/control-names";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";
import { startCounting, tapsOn } from "../../support/browser/taps";
import { waitForWinner } from "../../support/browser/whole-game";
import { en, ofGame } from "../../support/browser/words";

const site = openSite();
const nine = ["Ana", "Bo", "Cleo", "Dev", "Eva", "Finn", "Gus", "Hana", "Ivo"];
const sixteen = [
  ...["Grandma Ruth", "Bo", "Anastasia-Alexandra", "Dev", "Maximilian von Hohenfels-Burga", "Finn"],
  ...["Åsa", "Uncle Bartholomew", "Ivo", "Great-Aunt Philomena", "Cleo", "Eva", "Gus", "Hana", "Zoë", "Kim"],
];

async function sitDown(width = 360, height = 640): Promise<{ page: Page; keeper: Scorekeeper }> {
  const context = await site.browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  return { page, keeper: new Scorekeeper(page, site.server.url) };
}

const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const inOrder = (page: Page) =>
  page.getByRole("region", { name: en.table.standings }).getByTestId("name").allTextContents();
/** What everybody but one holds, in seat order. */
const without = (out: string, held: readonly number[]) =>
  Object.fromEntries(nine.filter((name) => name !== out).map((name, index) => [name, held[index] ?? 0]));

describe("a family's own Mexican Train", () => {
  it("nine people play two rounds with a double-fifteen; 15 is skipped and comes back, and the board is by rank", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", nine, {
      choose: [en.sentences["set-name"]({ highest: 15, tiles: 136 })],
      fill: { [ofGame("mexican-train", "option/rounds")]: "2" },
      before: () =>
        page
          .getByText(/\b12\b/)
          .first()
          .waitFor(),
    });
    await keeper.enter({
      first: [en.entry.nobodyHasDouble({ number: 15 })],
      out: "Ana",
      left: without("Ana", [30, 47, 11, 12, 70, 15, 48, 19]),
    });
    await page
      .getByTestId("headline")
      .filter({ hasText: /2.*2.*15/ })
      .waitFor();
    expect(await inOrder(page)).toEqual(nine);
    // On a laptop nine rows are in sight at once.
    await page.setViewportSize({ width: 1280, height: 800 });
    const bottomRow = async () => {
      const row = await page.getByTestId("total").last().boundingBox();
      return (row?.y ?? 800) + (row?.height ?? 0);
    };
    const barAt = async () => (await page.getByRole("button", { name: inEnglish.end }).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottomRow()) <= (await barAt())).toBe(true);
    await page.setViewportSize({ width: 360, height: 640 });
    await tap(page, en.table.more);
    await tap(page, en.table.byRank);
    await page.keyboard.press("Escape");
    await expect.poll(() => inOrder(page).then(([first]) => first)).toBe("Ana");
    await expect.poll(() => inOrder(page).then((all) => all.at(-1))).toBe("Finn");
    const table = page.url();
    await page.goto(table.replace("/play?", "/watch?"));
    await expect.poll(() => inOrder(page).then((all) => [all[0], all.at(-1)])).toEqual(["Ana", "Finn"]);
    await page.goto(table);
    // The last round with the keyboard alone: Enter goes from hand to hand, and saves after the last.
    await page.getByRole("button", { name: inEnglish.end }).press("Enter");
    await page.getByRole("button", { name: en.entry.wentOut({ name: "Ivo" }) }).press("Enter");
    for (const pips of [28, 21, 13, 14, 55, 10, 19, 14]) {
      await page.keyboard.type(`${pips}`);
      await page.keyboard.press("Enter");
    }
    await waitForWinner(page, ["Ivo"]);
    await expect
      .poll(() => keeper.totals())
      .toMatchObject({ Ana: 28, Ivo: 19, Finn: 80, Cleo: 60, Hana: 62 });
  });

  it("six rounds fall from the double nine; one is drawn for, a referee adds ten, and the table's card is one tap away", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", ["Ana", "Bo", "Cleo"], {
      choose: [
        ofGame("mexican-train", "engines/falling"),
        ofGame("mexican-train", "card"),
        ofGame("mexican-train", "draw/until"),
      ],
      fill: {
        [ofGame("mexican-train", "option/first")]: "9",
        [ofGame("mexican-train", "option/rounds")]: "6",
      },
    });
    await tap(page, ofGame("mexican-train", "card"));
    await page.getByRole("dialog").getByText(ofGame("mexican-train", "draw/until")).waitFor();
    await page.keyboard.press("Escape");
    for (const engine of [9, 8, 7, 6, 5, 4]) {
      await page
        .getByTestId("headline")
        .filter({
          hasText: ofGame("mexican-train", "headline/fixed", { round: 10 - engine, rounds: 6, engine }),
        })
        .waitFor();
      await keeper.enter({
        first: engine === 8 ? [en.entry.nobodyHasDouble({ number: 8 })] : [],
        out: engine % 2 === 0 ? "Ana" : "Bo",
        left: engine % 2 === 0 ? { Bo: 10, Cleo: 20 } : { Ana: 12, Cleo: 5 },
      });
      if (engine !== 7) continue;
      await tap(page, en.table.more);
      await tap(page, en.sentences.adjust);
      await page
        .getByRole("group", { name: en.sentences["adjust-whose"] })
        .getByText("Bo", { exact: true })
        .click();
      await page.getByLabel(en.sentences["adjust-by"]).fill("10");
      await page
        .getByLabel(en.sentences["adjust-why"], { exact: true })
        .fill("forgot to knock, or so they claim");
      await tap(page, en.entry.save);
    }
    await waitForWinner(page, ["Ana"]);
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 36, Bo: 40, Cleo: 75 });
    await page.goto(`${site.server.url}/rules/mexican-train`);
    await page
      .getByRole("region", { name: ofGame("mexican-train", "card") })
      .getByText(ofGame("mexican-train", "draw/until"))
      .waitFor();
  });

  it("when nobody holds an engine that is left, everyone draws, and the table asks which turned up", async () => {
    const { page, keeper } = await sitDown();
    await keeper.setUp("mexican-train", ["Ana", "Bo"], {
      fill: { [ofGame("mexican-train", "option/first")]: "2" },
    });
    await page.getByRole("button", { name: inEnglish.end }).click();
    for (const engine of [2, 1, 0]) await tap(page, en.entry.nobodyHasDouble({ number: engine }));
    const which = page.getByRole("group", { name: en.entry.whichWasDrawn });
    await which.getByText("1", { exact: true }).click();
    await keeper.answer({ out: "Ana", left: { Bo: 14 } });
    await tap(page, en.entry.save);
    await page
      .getByTestId("headline")
      .filter({ hasText: ofGame("mexican-train", "headline", { round: 2, rounds: 3, engines: [2, 0] }) })
      .waitFor();
    // A latecomer gets the total that the table agrees on.
    await tap(page, en.table.people);
    const join = page.getByRole("form", { name: en.people.join });
    await join.getByLabel(en.people.joinName).fill("Cleo");
    await join.getByText(en.people.start.given, { exact: true }).click();
    await join.getByLabel(en.sheet.total, { exact: true }).fill("9");
    await join.getByRole("button", { name: en.people.add }).click();
    await page.getByRole("link", { name: en.history.toTable }).click();
    await expect.poll(() => keeper.totals()).toEqual({ Ana: 0, Bo: 14, Cleo: 9 });
  });
});

it("sixteen people: two taps and the digits for each hand, and everybody is in sight on a television and whole on paper", async () => {
  const { page, keeper } = await sitDown();
  await keeper.setUp("mexican-train", sixteen, {
    choose: [en.sentences["set-name"]({ highest: 15, tiles: 136 })],
  });
  await startCounting(page);
  const held = sixteen.slice(0, -1).map((name, index) => [name, 101 + index] as const);
  await keeper.enter({ out: "Kim", left: Object.fromEntries(held) });
  expect(await tapsOn(page)).toBeLessThanOrEqual(2 * sixteen.length + 3 * held.length);
  await expect.poll(() => keeper.totals()).toEqual({ ...Object.fromEntries(held), Kim: 0 });
  await keeper.savedOnServer();
  const game = new URL(page.url()).searchParams.get("game");

  await page.goto(`${site.server.url}/watch?game=${game}`);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const board = page.getByRole("region", { name: en.table.standings }).getByRole("list");
    const rows = board.getByRole("listitem");
    for (const first of [sixteen[0], "Kim"]) {
      await expect.poll(async () => (await inOrder(page))[0]).toBe(first);
      await expect.poll(() => rows.count()).toBe(sixteen.length);
      const bottoms = await rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
      const edge = await board.evaluate((list) => list.getBoundingClientRect().bottom);
      for (const bottom of [...bottoms, edge]) expect(bottom).toBeLessThanOrEqual(Math.min(edge, height));
      // By rank, and back to the seats.
      await tap(page, en.table.byRank);
    }
  }

  await page.goto(`${site.server.url}/sheet?game=${game}`);
  // A page of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const numbers = page.getByRole("cell").locator("div");
  await numbers.first().waitFor();
  const lines = await numbers.evaluateAll((all) => {
    const range = document.createRange();
    return all.map((each) => {
      range.selectNodeContents(each);
      return { text: each.textContent, lines: range.getClientRects().length };
    });
  });
  expect(lines.filter((each) => each.lines > 1)).toEqual([]);
  const right = await page.getByRole("table").evaluate((table) => table.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(688);
});
