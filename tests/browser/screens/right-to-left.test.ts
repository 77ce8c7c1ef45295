import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogue } from "../../../lib/i18n/catalogues";
import { findGameWords } from "../../../lib/i18n/game-words";
import { findingsInEverySize, phones } from "../../support/browser/layout/all-sizes";
import { switchToRightToLeft } from "../../support/browser/layout/right-to-left";
import { Scorekeeper } from "../../support/browser/scorekeeper";
import { openSite } from "../../support/browser/site";

const site = openSite();
const arabic = /[\u0621-\u064a]/;

let page: Page;
let browser: CDPSession;
beforeAll(async () => {
  const context = await site.browser.newContext({ hasTouch: true });
  page = await context.newPage();
  browser = await context.newCDPSession(page);
  await page.setViewportSize(phones[2]);
});
afterAll(async () => {
  await page?.unrouteAll({ behavior: "ignoreErrors" });
  await page?.context().close();
});

it("the table is laid out from right to left in such a language, and nothing overflows", async () => {
  const keeper = new Scorekeeper(page, site.server.url);
  await keeper.setUp("hands/six-love", ["Maximiliane Theodora", "Grandma Ruth", "José-Luis", "سلمى"]);
  await keeper.enterOut("Grandma Ruth");
  expect(await page.locator("html").getAttribute("dir")).toBe("ltr");

  await switchToRightToLeft(page, [
    catalogue("base", "en").table.unsavedTitle,
    findGameWords("hands", "en")?.tagline ?? "",
  ]);
  const total = page.getByTestId("total").first();
  await expect.poll(() => total.getAttribute("aria-label")).toMatch(arabic);
  const name = await page.getByTestId("name").first().boundingBox();
  expect(name?.x).toBeGreaterThan((await total.boundingBox())?.x ?? Number.POSITIVE_INFINITY);
  expect(await findingsInEverySize(page, browser)).toEqual([]);
});
