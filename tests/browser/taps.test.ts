import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openHouse } from "../support/house";
import { Scorekeeper } from "../support/scorekeeper";

const house = openHouse();

/** A phone whose page counts every click that reaches it. */
async function countingPhone(): Promise<{ page: Page; keeper: Scorekeeper; taps(): Promise<number> }> {
  const page = await (await house.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const keeper = new Scorekeeper(page, house.server.url);
  return { page, keeper, taps: () => page.evaluate(() => Number(document.documentElement.dataset.taps)) };
}

const startCounting = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.taps = "0";
    const count = () => {
      root.dataset.taps = String(Number(root.dataset.taps) + 1);
    };
    document.addEventListener("click", count, true);
  });

it("a Mexican Train round of four, totals of two digits, engine as expected, takes 11 taps", async () => {
  const { page, keeper, taps } = await countingPhone();
  await keeper.setUp("Mexican Train", ["Ana", "Bo", "Cleo", "Dev"]);
  await startCounting(page);
  await keeper.enter("End of the round", { out: "Bo", left: { Ana: 34, Cleo: 15, Dev: 27 } });
  await expect.poll(() => keeper.totals()).toEqual({ Ana: 34, Bo: 0, Cleo: 15, Dev: 27 });
  expect(await taps()).toBeLessThanOrEqual(11);
});

it("a Baneberry run takes one tap, and the keys of the others stay where they are", async () => {
  const { page, keeper, taps } = await countingPhone();
  const ana = "Anastasia-Alexandra";
  await keeper.setUp("Baneberry 157", [ana, "Bo"]);
  await startCounting(page);
  const other = page.getByRole("button", { name: "Bo scores 5", exact: true });
  const before = await other.boundingBox();
  await page.getByRole("button", { name: `${ana} scores 25`, exact: true }).click();
  await page.getByRole("status").filter({ hasText: "Saved." }).waitFor();
  await expect.poll(() => keeper.headline()).toBe(`Hand 1: ${ana} needs 132 more`);
  await expect.poll(() => keeper.totals()).toEqual({ [ana]: 25, Bo: 0 });
  expect(await taps()).toBe(1);
  await expect.poll(() => other.boundingBox()).toEqual(before);
});
