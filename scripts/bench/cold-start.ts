import { launchBrowser } from "../../tests/support/browser/browser";
import { Scorekeeper } from "../../tests/support/browser/scorekeeper";
import { startServer } from "../../tests/support/server/server";
import { median, printFigures } from "./support/figures";

// From opening `/play?game=…` with the server stopped, after one visit, to the first usable key: the round is opened,
// who went out is tapped, a key is pressed and its digit is shown. A phone's window, a processor slowed down 4 times.
// Usage: npx tsx scripts/bench/cold-start.ts [times]

const times = Number(process.argv[2] ?? 12);
const slowDown = 4;

/** When each of these was first seen, in milliseconds after the navigation began. */
interface Seen {
  readonly document: number;
  readonly painted: number;
  readonly board: number;
  readonly form: number;
  readonly keypad: number;
  readonly digit: number;
}

/** Runs in the page: plays the first taps as soon as there is something to tap, and notes when. */
function firstTaps(): void {
  const seen: Record<string, number> = {};
  const note = (name: string) => {
    seen[name] ??= performance.now();
  };
  const button = (name: RegExp, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLButtonElement>("button:not(last-seen *)")].find((each) =>
      name.test(each.getAttribute("aria-label") ?? each.textContent ?? ""),
    );
  const look = () => {
    if (!document.body) return void requestAnimationFrame(look);
    const seven = button(
      /^7$/,
      document.querySelector('fieldset[aria-label="Keypad for Bo"]') ?? new DocumentFragment(),
    );
    const out = button(/^Ana went out$/);
    const round = button(/^End of the hand/);
    const hand = document.querySelector<HTMLInputElement>('input[aria-label="Bo\'s hand"]');
    if (seen.form && hand && seven && !seven.disabled && !seen.keypad) {
      note("keypad");
      seven.click();
    } else if (out && !seen.form) {
      note("form");
      out.click();
    } else if (round && !seen.board) {
      note("board");
      round.click();
    }
    if (seen.keypad && hand?.value === "7") {
      // Shown is what is painted: the frame after the one in which it is there.
      requestAnimationFrame(() => {
        note("digit");
        const [document_] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const paint = performance.getEntriesByName("first-contentful-paint")[0];
        Reflect.set(window, "seen", {
          ...seen,
          document: document_?.responseEnd,
          painted: paint?.startTime,
        });
      });
      return;
    }
    requestAnimationFrame(look);
  };
  look();
}

const server = await startServer();
const browser = await launchBrowser([], {}, { pictures: true });
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await context.newPage();
  await visit.goto(server.url);
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const keeper = new Scorekeeper(visit, server.url);
  await keeper.setUp("doubles", ["Ana", "Bo"]);
  await keeper.enter({ out: "Ana", left: { Bo: 12 } });
  const address = visit.url();
  await visit.close();
  await server.stop();

  const samples: Seen[] = [];
  const work: Record<string, number[]> = {};
  for (let time = 0; time <= times; time++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (given) => given;");
    await page.addInitScript(firstTaps);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.has(window, "seen"), undefined, { timeout: 60_000 });
    const seen = (await page.evaluate(() => Reflect.get(window, "seen"))) as Seen;
    const { metrics } = await session.send("Performance.getMetrics");
    // The half-typed round would be there again at the next opening.
    await page.evaluate(() => localStorage.clear());
    await page.close();
    // The first one also fills the browser's caches of compiled scripts.
    if (time === 0) continue;
    samples.push(seen);
    for (const name of ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration"])
      work[name] = [...(work[name] ?? []), (metrics.find((each) => each.name === name)?.value ?? 0) * 1_000];
  }
  const at = (name: keyof Seen) => `${name} ${median(samples.map((seen) => seen[name])).toFixed(0)}`;
  const digits = samples.map(({ digit }) => digit);
  printFigures({ "usable offline, milliseconds": median(digits) });
  console.log(`${times} openings, ms after the navigation began, medians:`);
  console.log((["document", "painted", "board", "form", "keypad", "digit"] as const).map(at).join(" → "));
  console.log(
    `of it the page's main thread: ${Object.entries(work)
      .map(([name, all]) => `${name} ${median(all).toFixed(0)}`)
      .join(", ")}`,
  );
  console.log(
    `first usable key: median ${median(digits).toFixed(0)} ms, ` +
      `from ${Math.min(...digits).toFixed(0)} to ${Math.max(...digits).toFixed(0)}`,
  );
} finally {
  await browser.close();
  await server.remove();
}
