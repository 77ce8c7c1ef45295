import type { Browser } from "playwright-core";

/** One thing that a page loaded. */
export interface Loaded {
  readonly address: string;
  /** `Document`, `Script`, `Stylesheet`, `Fetch`, …: Chromium's name for it. */
  readonly kind: string;
  /** Bytes over the wire: head and body, as they were compressed. */
  readonly bytes: number;
  /** Whether it had come when what the page is for could be used. */
  readonly early: boolean;
}

/** How long nothing may be on its way until a page counts as loaded, in milliseconds. */
const quiet = 1_000;

/** Runs in the page: notes when something of this selector can first be seen, by the wall clock. */
function watchFor(usable: string): void {
  const look = () => {
    const isThere = [...document.querySelectorAll(usable)].some((each) => each.checkVisibility());
    if (!isThere) return;
    watching.disconnect();
    Reflect.set(window, "usableAt", Date.now());
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Everything a page loads when nothing is cached, until its network is quiet: what Chromium counted, byte for byte.
 * `usable` is a selector of what the page is for: what the document itself names counts as early, and what was asked
 * for before that was there. The service worker is kept out: what it fetches in the background is for the next time.
 */
export async function weigh(
  browser: Browser,
  address: string,
  usable: string,
  locale = "en-US",
): Promise<Loaded[]> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, locale, serviceWorkers: "block" });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const loaded = new Map<string, { address: string; kind: string; bytes: number; at: number }>();
  let last = performance.now();
  const add = (id: string, bytes: number) => {
    const found = loaded.get(id);
    if (found) found.bytes += bytes;
    last = performance.now();
  };
  network.on("Network.requestWillBeSent", ({ requestId, request, type, wallTime, initiator }) => {
    const { pathname } = new URL(request.url);
    const at = initiator.type === "parser" ? 0 : wallTime * 1_000;
    loaded.set(requestId, { address: pathname, kind: type ?? "Other", bytes: 0, at });
    last = performance.now();
  });
  network.on("Network.responseReceived", ({ requestId, response }) =>
    add(requestId, response.encodedDataLength),
  );
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const found = loaded.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  await network.send("Network.enable");
  // Whoever compiles this file names its functions with a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (given) => given;");
  await page.addInitScript(watchFor, usable);
  await page.goto(address, { waitUntil: "load" });
  const seen = await page.waitForFunction(() => Reflect.get(window, "usableAt"));
  const usableAt = Number(await seen.jsonValue());
  while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 4);
  await context.close();
  return [...loaded.values()].map(({ at, ...each }) => ({ ...each, early: at <= usableAt }));
}

/** Bytes in all. */
export const weightOf = (loaded: readonly Loaded[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0);
