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

/**
 * Everything a page loads when nothing is cached, until its network is quiet: what Chromium counted, byte for byte.
 * `usable` is a selector of what the page is for. The service worker is kept out: what it fetches in the background
 * is for the next time.
 */
export async function weigh(browser: Browser, address: string, usable: string): Promise<Loaded[]> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const loaded = new Map<string, { address: string; kind: string; bytes: number; early: boolean }>();
  let isEarly = true;
  let last = performance.now();
  const add = (id: string, bytes: number) => {
    const found = loaded.get(id);
    if (found) found.bytes += bytes;
    last = performance.now();
  };
  network.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    loaded.set(requestId, { address: pathname, kind: type ?? "Other", bytes: 0, early: isEarly });
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
  await page.goto(address, { waitUntil: "load" });
  await page.locator(usable).filter({ visible: true }).first().waitFor();
  isEarly = false;
  while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 4);
  await context.close();
  return [...loaded.values()];
}

/** Bytes in all. */
export const weightOf = (loaded: readonly Loaded[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0);
