import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium";
import { minding } from "./manners";

/**
 * How long one step may take, in milliseconds, before it counts as never: no test says how fast a page is, and a
 * machine may be slow and busy.
 */
const patience = 90_000;

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
    timeout: patience,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...extra,
    ],
  });
  const minded = minding(browser);
  const { newContext } = minded;
  return Object.assign(minded, {
    newContext: async (...options: Parameters<Browser["newContext"]>) => {
      const context = await newContext(...options);
      context.setDefaultTimeout(patience);
      return context;
    },
  });
}
