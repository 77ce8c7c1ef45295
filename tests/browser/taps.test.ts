import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { Scorekeeper } from "../support/scorekeeper";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** A phone whose page counts every click that reaches it. */
async function countingPhone(): Promise<{ page: Page; keeper: Scorekeeper; taps(): Promise<number> }> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const keeper = new Scorekeeper(page, server.url);
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
  expect(await keeper.totals()).toEqual({ Ana: 34, Bo: 0, Cleo: 15, Dev: 27 });
  expect(await taps()).toBeLessThanOrEqual(11);
});

it("a Baneberry run takes one tap", async () => {
  const { page, keeper, taps } = await countingPhone();
  await keeper.setUp("Baneberry 157", ["Ana", "Bo"]);
  await startCounting(page);
  await page.getByRole("button", { name: "Bo scores 25", exact: true }).click();
  await page.getByRole("status").filter({ hasText: "Saved." }).waitFor();
  expect(await keeper.totals()).toEqual({ Ana: 0, Bo: 25 });
  expect(await taps()).toBe(1);
});
