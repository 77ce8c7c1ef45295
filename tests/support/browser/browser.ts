import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { withPolicyChecks } from "./browser-policy";
import { findChromium } from "./chromium";

/**
 * How long one step may take, in milliseconds, before it counts as never: no test says how fast a page is, and a
 * machine may be slow and busy.
 */
const timeoutMs = 90_000;

function launching(extra: readonly string[] = [], complete = false) {
  const executablePath = findChromium(complete);
  if (!executablePath) throw new Error("There is no browser here. `npm run setup:tests` gets one.");
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  const args = ["--no-sandbox", "--disable-gpu", ...quiet, ...extra];
  return { executablePath, headless: true, timeout: timeoutMs, args };
}

/** A browser with all that it keeps in a folder; others keep it in memory, which never gets full. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  const context = await chromium.launchPersistentContext(folder, { ...launching([], true), viewport });
  context.setDefaultTimeout(timeoutMs);
  return context;
}

/**
 * A headless Chromium. Close it in `afterAll`. One browser can have many contexts, and each is a device of its own:
 *
 * ```ts
 * const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
 * await page.goto(`${server.url}/new`);
 * ```
 *
 * Closing it fails when a page did what none of ours may (`browser-policy.ts`). `extra`: further arguments for Chromium.
 * `defaults`: what each context has where nothing else is said. `complete`: with what the
 * one without windows lacks: installing, a camera, a screen that can be kept awake.
 */
export async function launchBrowser(
  extra: readonly string[] = [],
  defaults: BrowserContextOptions = {},
  complete = false,
): Promise<Browser> {
  const browser = await chromium.launch(launching(extra, complete));
  const minded = withPolicyChecks(browser);
  const { newContext } = minded;
  return Object.assign(minded, {
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext({ ...defaults, ...options });
      context.setDefaultTimeout(timeoutMs);
      return context;
    },
  });
}
