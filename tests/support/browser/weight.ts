import type { Browser } from "playwright-core";

/** A resource that a page loaded. */
export interface Loaded {
  readonly address: string;
  /** Chromium's type: `Document`, `Script`, `Stylesheet`, `Fetch`, … */
  readonly kind: string;
  /** Bytes transferred, headers and compressed body. */
  readonly bytes: number;
  /** Whether it was requested before the page was usable. */
  readonly early: boolean;
}

/** Addresses of screens that need no game, with a selector of what each is for. */
export const screens = [
  ["/", "main a, main button"],
  ["/new", "main button"],
  ["/rules", "main a"],
  ["/rules/pip", "main h2"],
  // Its first button comes when the browser has said how much it stores.
  ["/settings", "main label:not([inert] *)"],
  ["/sheet?blank=pip", "main button"],
] as const;

/** How long the network has to be idle until a page counts as loaded, in milliseconds. */
const quiet = 1_000;

/** Runs in the page and records the wall-clock time when an element of this selector becomes visible. */
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
 * Everything a page loads with an empty cache until its network is idle, in bytes as Chromium counts them. `usable`
 * selects what the page is for: resources named in the document, and those requested before it was visible, count as
 * early. The service worker is blocked, because what it loads in the background is for the next visit. The page's icon
 * is left out: the complete Chromium fetches it for its tab, the headless shell never.
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
  // The compiler adds a helper for function names, which the page does not have.
  await page.addInitScript("globalThis.__name = (given) => given;");
  await page.addInitScript(watchFor, usable);
  await page.goto(address, { waitUntil: "load" });
  const seen = await page.waitForFunction(() => Reflect.get(window, "usableAt"));
  const usableAt = Number(await seen.jsonValue());
  while (performance.now() - last < quiet) await page.waitForTimeout(quiet / 4);
  const icons = await page
    .locator("link[rel~=icon]")
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI).pathname),
    );
  await context.close();
  const asked = [...loaded.values()].filter(({ address }) => !icons.includes(address));
  return asked.map(({ at, ...each }) => ({ ...each, early: at <= usableAt }));
}

/** The total in bytes. */
export const weightOf = (loaded: readonly Loaded[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0);
