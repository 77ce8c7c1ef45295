import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openSite } from "../../support/browser/site";

const site = openSite();
const viewport = { width: 390, height: 844 };

/** A page on which, of all scripts, only look.js runs: as it is before the others have arrived. */
async function stillPage(stored: Readonly<Record<string, string>> = {}): Promise<Page> {
  const context = await site.browser.newContext({ viewport });
  const page = await context.newPage();
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, stored);
  return page;
}

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

describe("before any script of the program has arrived", () => {
  it.each([
    ["/", 'main a[href="/new?game=doubles"]'],
    ["/new", 'main button:has-text("Doubles")'],
    ["/settings", 'main label:has-text("Español")'],
    ["/rules", 'main a[href="/rules/doubles"]'],
  ])("a device that has stored nothing sees the content of %s", async (path, selector) => {
    const page = await stillPage();
    await page.goto(site.server.url + path, { waitUntil: "domcontentloaded" });
    expect(await isShown(page, selector)).toBe(true);
    expect(await isShown(page, "main [role=status]:visible")).toBe(false);
    await page.context().close();
  });

  it.each([
    ["/", 'main a[href="/new?game=doubles"]', { "pipkeeper/kept": "1" }],
    ["/new", 'main button:has-text("Doubles")', { "pipkeeper/first-games": "{}" }],
    ["/new?game=doubles", 'main button:has-text("Doubles")', {}],
    ["/settings", 'main label:has-text("Español")', { "pipkeeper.look": "{}" }],
  ])("any other device is not told at %s what may not be so", async (path, selector, stored) => {
    const page = await stillPage(stored as Record<string, string>);
    await page.goto(site.server.url + path, { waitUntil: "domcontentloaded" });
    expect(await isShown(page, selector)).toBe(false);
    expect(await isShown(page, "main [role=status]:visible")).toBe(true);
    await page.context().close();
  });
});
