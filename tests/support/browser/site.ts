import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { startServer, type TestServer } from "../server/server";
import { launchBrowser } from "./browser";

/** A server and a browser for all tests of a file, available from the first test to the last. */
export interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
}

type SiteOptions = Parameters<typeof launchBrowser>[2] & {
  /** Whether keys are deaf to double taps, as for people. */
  readonly deaf?: boolean;
};

/** A phone that installs the program for use without a network. The others do not: it takes seconds on each. */
export const installing = { serviceWorkers: "allow" } as const;

/**
 * Starts both before the tests of the calling file and stops them after the last. Only those that test double taps let
 * keys be deaf (lib/ui/taps): half a second for each key that comes under the finger is half of the time that entering a
 * game takes.
 */
export function openSite({ deaf = false, ...kind }: SiteOptions = {}): Site {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const launching = launchBrowser([], { serviceWorkers: "block" }, kind);
    [server, browser] = await Promise.all([startServer(), launching]);
    if (!deaf) hearEveryTap(browser);
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

/** Lets no key be deaf in this browser. */
export function hearEveryTap(browser: Browser): void {
  const { newContext } = browser;
  const hear = () => {
    // A style element would break the page's policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-deaf] { pointer-events: auto !important }");
    document.adoptedStyleSheets = [sheet];
  };
  browser.newContext = async (...options) => {
    const context = await newContext(...options);
    await context.addInitScript(hear);
    return context;
  };
}

/**
 * Opens the first page on a new phone, and waits until the service worker has cached the program and controls the page.
 */
export async function visitOnce({ browser }: Pick<Site, "browser">, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...installing });
  const page = await context.newPage();
  await page.goto(url);
  await waitForServiceWorker(page);
  return page;
}

/**
 * Waits until the service worker has cached the whole program and controls this page, of a phone that is `installing`;
 * only then does it work offline.
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Takes a phone offline once the service worker has cached the program. */
export async function loseSignal(page: Page): Promise<void> {
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
}

/** Runs `work` while the server is stopped. */
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
 * What axe finds on the page, one problem per line: everything in the current theme, then the colours of the other
 * theme, which is all that differs between themes.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const [theme, other] = (await isDark(page)) ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const found = await findings(new AxeBuilder({ page }), theme);
  await page.emulateMedia({ colorScheme: other });
  expect(await isDark(page), `the page asks for the ${other} theme`).toBe(other === "dark");
  // While colours change from one theme to the other, they belong to neither.
  await waitForAnimations(page);
  const foundInOther = await findings(new AxeBuilder({ page }).withRules("color-contrast"), other);
  await page.emulateMedia({ colorScheme: theme });
  return [...found, ...foundInOther];
}

/** Waits until nothing moves or fades, except for endless animations. */
async function waitForAnimations(page: Page): Promise<void> {
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
