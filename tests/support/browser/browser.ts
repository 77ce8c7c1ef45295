import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { withPolicyChecks } from "./browser-policy";
import { findChromium } from "./chromium";

/**
 * The time limit of one step, in milliseconds. It only ends a test that hangs: no test measures speed, and the machine
 * may be slow and busy.
 */
const timeoutMs = 90_000;

function launchOptions(extra: readonly string[] = [], complete = false) {
  const executablePath = findChromium(complete);
  if (!executablePath) throw new Error("There is no browser here. `npm run setup:tests` gets one.");
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  const args = ["--no-sandbox", "--disable-gpu", ...quiet, ...extra];
  return { executablePath, headless: true, timeout: timeoutMs, args };
}

/** A browser with its profile in a folder. The others keep theirs in memory, which is never full. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions([], true), viewport });
  context.setDefaultTimeout(timeoutMs);
  await context.addInitScript(forgetPictures);
  return context;
}

interface BrowserKind {
  /** Not the headless shell, which has no app installation, camera or screen wake lock. */
  readonly complete?: boolean;
  /**
   * Whether a page is there as it was last seen until it is there itself, as for people. Only files that test these
   * pictures see them: everything is there twice then.
   */
  readonly pictures?: boolean;
}

/**
 * A headless Chromium. Close it in `afterAll`. A browser can have many contexts, each a device of its own:
 *
 * ```ts
 * const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
 * await page.goto(`${server.url}/new`);
 * ```
 *
 * Closing it fails if a page violated the policy in `browser-policy.ts`. `extra`: more arguments for Chromium. `defaults`:
 * the default options of each context.
 */
export async function launchBrowser(
  extra: readonly string[] = [],
  defaults: BrowserContextOptions = {},
  { complete = false, pictures = false }: BrowserKind = {},
): Promise<Browser> {
  const browser = await chromium.launch(launchOptions(extra, complete));
  const checked = withPolicyChecks(browser);
  const { newContext } = checked;
  return Object.assign(checked, {
    newContext: async (options?: BrowserContextOptions) => {
      const context = await newContext({ ...defaults, ...options });
      context.setDefaultTimeout(timeoutMs);
      if (!pictures) await context.addInitScript(forgetPictures);
      return context;
    },
  });
}

/** Runs in a page before anything else: neither the device nor the document of a table has a picture. */
function forgetPictures(): void {
  const inHead = new MutationObserver(() => {
    document.querySelector("head > template")?.remove();
    if (document.body) inHead.disconnect();
  });
  inHead.observe(document, { childList: true, subtree: true });
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith("pipkeeper/picture/")) localStorage.removeItem(name);
  } catch {
    // A frame without storage.
  }
}
