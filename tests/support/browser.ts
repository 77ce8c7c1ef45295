import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium";
import { minding } from "./manners";

/**
 * A headless Chromium. Close it in `afterAll`. One browser can have many contexts, and each is a device of its own:
 *
 * ```ts
 * const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
 * await page.goto(`${server.url}/new`);
 * ```
 *
 * Closing it fails when a page did what none of ours may (`manners.ts`). `extra`: further arguments for Chromium.
 */
export async function launchBrowser(extra: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no browser here. `npm run setup:browser` gets one.");
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...extra,
    ],
  });
  return minding(browser);
}
