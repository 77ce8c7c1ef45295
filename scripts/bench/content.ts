import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../../tests/support/browser/browser";
import { longSheet } from "../../tests/support/long-sheet";
import { median, printFigures } from "./support/figures";
import { startPeer } from "./support/peer";
import { startBuild } from "./support/start-build";

// When content is there. A first visit, with nothing on the device: the largest contentful paint. A second one, with
// the service worker and a game in progress: the first frame with a player's name. And all layout shifts of each. A
// phone's window, a processor slowed down 4 times; over the loopback network, and at 1.6 Mbit/s and 150 ms. By turns
// with another build, and with a built copy of github.com/pthom/gamescoring, which ratios refer to.
// Usage: npx tsx scripts/bench/content.ts [times] [folder of gamescoring, or ""] [folder of another build]

const times = Number(process.argv[2] ?? 9);
const [peerFolder, otherBuild] = process.argv.slice(3).map((folder) => folder || undefined);
const slowDown = 4;
/** Nothing was painted or moved for so long: the visit is over. Milliseconds, as all times here. */
const settled = 1_500;
const rounds = 13;
const players = ["Ana", "Bo", "Cleo", "Dev", "Eve", "Finn", "Gus", "Hal"];

const networks = {
  "": undefined,
  ", 1.6 Mbit/s": {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  },
} as const;

interface Seen {
  /** The largest contentful paint. */
  readonly largest: number;
  /** The first frame with the sign. */
  readonly shown: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** Runs in the page before anything else, and notes what is painted and when. */
function watch(sign: string): void {
  const seen = { largest: 0, shown: 0, shift: 0, last: 0 };
  Reflect.set(window, "seen", seen);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      seen.last = performance.now();
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largest = startTime;
  });
  observe("layout-shift", (entry) => {
    seen.shift += Reflect.get(entry, "value");
  });
  const isShown = () => {
    const texts = document.body && document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts?.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent === sign && parentElement?.checkVisibility()) return true;
    }
    return false;
  };
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look);
    // Shown is what is painted: the frame after the one in which it is there.
    requestAnimationFrame(() => {
      seen.shown = seen.last = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** A visit of an address. `sign`: the whole text of something that is part of its content. */
type Visit = readonly [what: string, address: string, sign: string];

interface Site {
  readonly name: string;
  /** Each with nothing on the device. */
  readonly first: readonly Visit[];
  /** Each on a device that has the game. */
  readonly again: readonly Visit[];
  /** A device that was here once, offline too, and has the game. */
  readonly device: BrowserContext;
  remove(): Promise<void>;
}

/** A game that can be chosen, and somebody who plays. */
const [game, player] = ["Doubles", "Ana"];
const viewport = { width: 390, height: 844 };

async function deviceWith(browser: Browser, link: string): Promise<BrowserContext> {
  const device = await browser.newContext({ viewport });
  const page = await device.newPage();
  await page.goto(link);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated").catch(() => {});
  await page.getByText(player, { exact: true }).first().waitFor();
  await page.close();
  return device;
}

async function siteOf(browser: Browser, name: string, program?: string): Promise<Site> {
  const server = await startBuild(program);
  const link = await longSheet(server.url, rounds);
  const at = (path: string) => server.url + path;
  return {
    name,
    first: [
      ["home", at("/"), game],
      ["new game", at("/new"), game],
      ["rules", at("/rules"), game],
      ["table by link", link, player],
    ],
    again: [
      ["home again", at("/"), player],
      ["table again", link.split("#")[0] ?? "", player],
    ],
    device: await deviceWith(browser, link),
    remove: () => server.remove(),
  };
}

async function peerOf(browser: Browser, folder: string): Promise<Site> {
  const peer = await startPeer(folder);
  const link = peer.gameLink(players, rounds);
  return {
    name: "gamescoring",
    first: [
      ["home", peer.url, "+ New game"],
      ["table by link", link, player],
    ],
    // It opens the game that was played last.
    again: [["table again", peer.url, player]],
    device: await deviceWith(browser, link),
    remove: () => peer.remove(),
  };
}

async function see(page: Page, [what, address, sign]: Visit, network: keyof typeof networks): Promise<Seen> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  const conditions = networks[network];
  if (conditions) await session.send("Network.emulateNetworkConditions", conditions);
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (given) => given;");
  await page.addInitScript(watch, sign);
  await page.goto(address, { waitUntil: "load" });
  const isOver = page.waitForFunction(
    (settled) => {
      const { largest, shown, last } = Reflect.get(window, "seen");
      return largest > 0 && shown > 0 && performance.now() - last > settled;
    },
    settled,
    { timeout: 60_000, polling: 100 },
  );
  const seen = () => page.evaluate(() => Reflect.get(window, "seen"));
  await isOver.catch(async () => {
    throw new Error(`${what}${network}, ${address}: only ${JSON.stringify(await seen())}`);
  });
  return seen();
}

/** What was seen on all visits, by the site's name, then by the visit and the network. */
const samples: Record<string, Record<string, Seen[]>> = {};

async function visitAll(browser: Browser, site: Site, network: keyof typeof networks): Promise<void> {
  const own = samples[site.name] ?? {};
  samples[site.name] = own;
  const note = (what: string, seen: Seen) => {
    own[what + network] = [...(own[what + network] ?? []), seen];
  };
  for (const visit of site.first) {
    const context = await browser.newContext({ viewport });
    note(visit[0], await see(await context.newPage(), visit, network));
    await context.close();
  }
  for (const visit of site.again) {
    const page = await site.device.newPage();
    note(visit[0], await see(page, visit, network));
    await page.close();
  }
}

const browser = await launchBrowser([], {}, { pictures: true });
const sites = [await siteOf(browser, "this build")];
if (otherBuild !== undefined) sites.push(await siteOf(browser, otherBuild, otherBuild));
if (peerFolder !== undefined) sites.push(await peerOf(browser, peerFolder));
try {
  for (let time = 0; time < times; time++)
    // The first of a turn is slower on a busy machine.
    for (const network of Object.keys(networks) as (keyof typeof networks)[])
      for (const site of time % 2 === 0 ? sites : sites.toReversed()) await visitAll(browser, site, network);
  // The first visits of a device with the game also fill the browser's caches of compiled scripts.
  const at = (site: string, what: string) => {
    const all = samples[site]?.[what] ?? [];
    const of = (part: keyof Seen) => median(all.map((seen) => seen[part]));
    return {
      time: of(what.includes("again") ? "shown" : "largest"),
      shift: of("shift"),
      largest: of("largest"),
    };
  };
  const peerTime = (what: string): number => {
    const known = samples.gamescoring ?? {};
    const same = [
      what,
      what.replace(/^(new game|rules)/, "home"),
      what.replace(/^home again/, "table again"),
    ];
    return at("gamescoring", same.find((each) => known[each]) ?? "").time;
  };
  for (const { name } of sites) {
    console.log(`${name}, medians of ${times}:`);
    for (const what of Object.keys(samples[name] ?? {})) {
      const { time, largest, shift } = at(name, what);
      const ratio = peerFolder ? `, ${(time / peerTime(what)).toFixed(2)} of gamescoring's` : "";
      console.log(
        `  ${what}: ${time.toFixed(0)} ms${ratio}; largest ${largest.toFixed(0)}, shift ${shift.toFixed(3)}`,
      );
    }
  }
  const own = Object.keys(samples["this build"] ?? {});
  printFigures(
    Object.fromEntries(
      own.flatMap((what) => {
        const { time, shift } = at("this build", what);
        return [
          [`${what}, milliseconds`, time],
          [`${what}, shift`, shift],
          ...(peerFolder ? [[`${what}, ratio to gamescoring`, time / peerTime(what)]] : []),
        ];
      }),
    ),
  );
} finally {
  await browser.close();
  for (const site of sites) await site.remove();
}
process.exit(0);
