import type { CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../../tests/support/browser/browser";
import { longSheet } from "../../tests/support/long-sheet";
import { median, printFigures, quantile } from "./support/figures";
import { startBuild } from "./support/start-build";

// The table on a slow phone: Chromium at 390×844 with its processor slowed down four times, on a sheet with thirteen
// rounds and eight players. Every time is taken inside the page, in milliseconds.
//   key      a keypad key is let go → the page has changed (work), and the frame with it was handed over (shown)
//   save     Save is let go → the entry is durably in IndexedDB, the board is there and has changed, and the frame was
//            handed over; `stored` is when the database's transaction was complete
//   floor    the same for a page that is one button and one digit: what of `shown` is the browser's own, and the wait
//            for its next frame
//   shift    layout shifts while typing, also those after an input, which CLS leaves out
//   load     first paint and the first key of the table, nothing cached, no service worker
//   cpu      what the page's main thread computes for a key, for a save and all that follows it, and until the first
//            key: by the processor's clock for that thread, not slowed down. A busy machine changes it little.
// Usage: npx tsx scripts/bench/table.ts [saves] [slow-down] [folder of another build]

const saves = Number(process.argv[2] ?? 30);
const slowDown = Number(process.argv[3] ?? 4);
const loads = 7;
const floorKeys = 60;
/** After so many milliseconds nothing is left to do for what was pressed. */
const settled = 400;
const viewport = { width: 390, height: 844 };

interface Timing {
  readonly work: number;
  readonly shown: number;
}

const server = await startBuild(process.argv[4]);
const browser = await launchBrowser([], {}, { pictures: true });
const address = await longSheet(server.url, 13);

async function slowPage(rate = slowDown): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
}

/** What the page's main thread has computed so far, in milliseconds. */
async function computed(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

/** Presses where something is, and nothing else: what the bench itself asks of a page costs the page time. */
async function press(page: Page, name: string): Promise<void> {
  const box = await page.getByRole("button", { name, exact: true }).first().boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What it computes while `work` is done and for a while after. */
async function computing(session: CDPSession, work: () => Promise<void>): Promise<number> {
  // Slowing down counts as computing, and not alike on every machine.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const before = await computed(session);
  await work();
  await new Promise((resolve) => setTimeout(resolve, settled));
  const took = (await computed(session)) - before;
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  return took;
}

/** Gives the page what takes the times; `tsx` names functions with a helper that the page must have too. */
async function instrument(page: Page): Promise<void> {
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(() => {
    const bench = { shifts: 0, stored: [] as number[] };
    Object.assign(globalThis, { bench });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) bench.shifts += (shift as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked: Parameters<typeof transaction>) {
      const made = transaction.apply(this, asked);
      if (asked[1] === "readwrite")
        made.addEventListener("complete", () => bench.stored.push(performance.now()));
      return made;
    };
  });
}

/** Taps the middle of what is found, and takes the time until what `watched` finds has changed and is shown. */
async function tap(page: Page, name: string, watched: string): Promise<Timing> {
  const key = page.getByRole("button", { name, exact: true }).first();
  const box = await key.boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  await page.evaluate((selector) => {
    const began = new Promise<number>((resolve) => {
      addEventListener("pointerup", ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    const taken = (async () => {
      const from = await began;
      const read = () =>
        [...document.querySelectorAll(selector)]
          .filter((each) => each.checkVisibility())
          .map((each) => (each instanceof HTMLInputElement ? each.value : each.textContent))
          .join("|");
      const before = read();
      while (read() === before)
        await new Promise((resolve) => new MutationObserver(resolve).observe(document, everything));
      const work = performance.now() - from;
      await new Promise(requestAnimationFrame);
      // A task of its own after the frame's callbacks runs when the frame was handed over.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      });
      return { work, shown: performance.now() - from, from };
    })();
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    Object.assign(globalThis, { taken });
  }, watched);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => Reflect.get(globalThis, "taken"));
}

const summary = (times: readonly number[]): string =>
  `median ${median(times).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`;

const names = ["Ana", "Bo", "Cleo", "Dev", "Eve", "Finn", "Gus", "Hal"];

/** Opens the form and types a hand of two digits for everybody but the player who is out, up to where it can be saved. */
async function enterHand(page: Page, round: number, key: (digit: string) => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "End of the hand" }).click();
  const out = names[round % names.length];
  await page.getByRole("button", { name: `${out} went out`, exact: true }).click();
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, "bench"), { shifts: 0 }));
  const holders = names.filter((name) => name !== out);
  for (const [index, holder] of holders.entries()) {
    await page.getByRole("group", { name: `Keypad for ${holder}`, exact: true }).waitFor();
    for (const digit of String(11 + ((index * 3 + round) % 8))) await key(digit);
    if (index + 1 < holders.length) await page.getByRole("button", { name: "Next", exact: true }).click();
  }
}

try {
  const paints: number[] = [];
  const usable: number[] = [];
  const starts: number[] = [];
  for (let load = 0; load < loads; load++) {
    const unslowed = await slowPage(1);
    await unslowed.page.goto(address);
    await unslowed.page.getByRole("button", { name: "End of the hand" }).waitFor();
    starts.push(await computed(unslowed.session));
    await unslowed.page.context().close();
    const { page } = await slowPage();
    await page.goto(address);
    await page.getByRole("button", { name: "End of the hand" }).waitFor();
    const [paint, ready] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      performance.now(),
    ]);
    paints.push(paint ?? 0);
    usable.push(ready ?? 0);
    await page.context().close();
  }
  console.log(`load   first paint ${summary(paints)}; first key ${summary(usable)}  (${loads} loads)`);

  const bare = await slowPage();
  await instrument(bare.page);
  await bare.page.route("**/floor", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<button onclick="digit.textContent = Number(digit.textContent) + 1">7</button><p id="digit">0</p>`,
    }),
  );
  await bare.page.goto(`${server.url}/floor`);
  const floor: Timing[] = [];
  for (let key = 0; key < floorKeys; key++) floor.push(await tap(bare.page, "7", "#digit"));
  await bare.page.context().close();
  console.log(
    `floor  work ${summary(floor.map(({ work }) => work))}; ` +
      `shown ${summary(floor.map(({ shown }) => shown))}  (${floor.length} keys)`,
  );

  const { page, session } = await slowPage();
  await instrument(page);
  await page.goto(address);
  const keys: Timing[] = [];
  const saved: (Timing & { readonly stored: number })[] = [];
  const keyCpu: number[] = [];
  const saveCpu: number[] = [];
  let shifts = 0;
  for (let save = 0; save < saves; save++) {
    // Every third hand is for the processor's clock, the others are for the watch.
    const byClock = save % 3 === 2;
    await enterHand(page, save, async (digit) => {
      if (byClock) keyCpu.push(await computing(session, () => press(page, digit)));
      else keys.push(await tap(page, digit, "form input"));
    });
    shifts += await page.evaluate(() => Reflect.get(globalThis, "bench").shifts as number);
    // Save has come where Next was, and such a key is deaf for half a second (lib/ui/taps/ignore-double-taps.ts).
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (byClock) {
      saveCpu.push(await computing(session, () => press(page, "Save")));
      continue;
    }
    await page.evaluate(() => Object.assign(Reflect.get(globalThis, "bench"), { stored: [] }));
    const taken = await tap(page, "Save", "[data-testid=total]");
    const stored = await page.evaluate(() => Reflect.get(globalThis, "bench").stored[0] as number);
    saved.push({ ...taken, stored: stored - Reflect.get(taken, "from") });
  }
  console.log(
    `key    work ${summary(keys.map(({ work }) => work))}; ` +
      `shown ${summary(keys.map(({ shown }) => shown))}  (${keys.length} keys)`,
  );
  console.log(
    `save   stored ${summary(saved.map(({ stored }) => stored))}; ` +
      `changed ${summary(saved.map(({ work }) => work))}; ` +
      `shown ${summary(saved.map(({ shown }) => shown))}  (${saved.length} saves)`,
  );
  console.log(
    `cpu    key median ${median(keyCpu).toFixed(1)}, ` +
      `save median ${median(saveCpu).toFixed(1)} with what follows, first key median ${median(starts).toFixed(0)}`,
  );
  printFigures({
    "first paint, milliseconds": median(paints),
    "key to shown, milliseconds": median(keys.map(({ shown }) => shown)),
    "save to stored, milliseconds": median(saved.map(({ stored }) => stored)),
    "save to shown, milliseconds": median(saved.map(({ shown }) => shown)),
  });
  console.log(`shift  ${shifts.toFixed(4)} while typing ${keys.length} keys`);
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);
