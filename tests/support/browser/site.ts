import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { startServer, type TestServer } from "../server/server";
import { launchBrowser } from "./browser";

/** A server and a browser for all tests of a file; there from the first test to the last. */
export interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
}

/**
 * Starts both before the tests of the calling file and stops them after the last. A file that tests nothing of the
 * service worker blocks it: on each new phone it fetches the whole program, which takes a fifth of a test's time.
 * `complete`: as in `launchBrowser`.
 */
export function openSite(serviceWorkers: "allow" | "block" = "allow", complete = false): Site {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser([], { serviceWorkers }, complete);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined)
      throw new Error("a site is open from the first test on, not while tests are declared");
    return part;
  };
  return {
    get server() {
      return opened(server);
    },
    get browser() {
      return opened(browser);
    },
  };
}

/** Opens the first page on a new phone, and waits until the worker has everything and answers for this page. */
export async function visitOnce({ browser }: Pick<Site, "browser">, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  await isStored(page);
  return page;
}

/** Waits until the worker has the whole program and answers for this page: before, there is no promise without signal. */
export async function isStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Takes the network from a phone that has had it for as long as the program needs to be stored. */
export async function loseSignal(page: Page): Promise<void> {
  await isStored(page);
  await page.context().setOffline(true);
}

/** With the server stopped while `work` runs. */
export async function withoutServer({ server }: Site, work: () => Promise<void>): Promise<void> {
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  try {
    await work();
  } finally {
    await server.restart();
  }
}

/**
 * What axe finds on the page, one line a finding: everything in the theme the page is in, then the colours of the
 * other theme, which is all that themes differ in.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await settled(page);
  const [theme, other] = (await isDark(page)) ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const found = await findings(new AxeBuilder({ page }), theme);
  await page.emulateMedia({ colorScheme: other });
  expect(await isDark(page), `the page asks for the ${other} theme`).toBe(other === "dark");
  // Colours on their way from one theme to the other are of neither.
  await settled(page);
  const foundInOther = await findings(new AxeBuilder({ page }).withRules("color-contrast"), other);
  await page.emulateMedia({ colorScheme: theme });
  return [...found, ...foundInOther];
}

/** Nothing moves or fades any more; what goes round and round does for ever. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity),
  );
}

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);

async function findings(axe: AxeBuilder, theme: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${theme}, ${id}: ${html.slice(0, 160)}`),
  );
}
