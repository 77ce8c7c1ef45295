import type { Browser, BrowserContext } from "playwright-core";
import { launchBrowser } from "../../tests/support/browser/browser";
import { longSheet } from "../../tests/support/long-sheet";
import { median, printFigures } from "./support/figures";
import { startBuild } from "./support/start-build";

// The way to a running game: open `/`, tap the game, and enter a hand up to the first digit shown. A phone's window, a
// processor slowed down 4 times, each time in a page of its own, with the service worker's files. The path of another
// build is measured by turns with this one.
// Usage: npx tsx scripts/bench/way.ts [times] [folder of another build]

const times = Number(process.argv[2] ?? 12);
const other = process.argv[3];
const slowDown = 4;

/** When each of these was first seen, in milliseconds after `/` was opened. */
interface Seen {
  readonly game: number;
  readonly board: number;
  readonly form: number;
  readonly keypad: number;
  readonly digit: number;
}

/** Runs in every document of the way: taps as soon as there is something to tap, and notes when. */
function walk(): void {
  const seen: Record<string, number> = JSON.parse(sessionStorage.getItem("way") ?? "{}");
  if (seen.began === undefined) {
    // The half-typed hand of the last time would be there again.
    for (const key of Object.keys(localStorage))
      if (key.startsWith("pipkeeper/draft/")) localStorage.removeItem(key);
  }
  seen.began ??= performance.timeOrigin;
  const note = (name: string) => {
    seen[name] ??= performance.timeOrigin + performance.now() - (seen.began ?? 0);
    sessionStorage.setItem("way", JSON.stringify(seen));
  };
  const button = (name: RegExp, within: ParentNode = document) =>
    [...within.querySelectorAll("button")].find((each) =>
      name.test(each.getAttribute("aria-label") ?? each.textContent ?? ""),
    );
  const look = () => {
    const keypad = document.querySelector('fieldset[aria-label="Keypad for Bo"]');
    const seven = keypad ? button(/^7$/, keypad) : undefined;
    const out = button(/^Ana went out$/);
    const hand = button(/^End of the hand/);
    const game = document.querySelector<HTMLAnchorElement>('main a[href^="/play?game="]');
    // Builds differ in the apostrophe.
    const typed = document.querySelector<HTMLInputElement>('input[aria-label^="Bo"][aria-label$="s hand"]');
    if (seen.keypad && typed?.value === "7") {
      // Shown is what is painted: the frame after the one in which it is there.
      requestAnimationFrame(() => {
        note("digit");
        Reflect.set(window, "seen", seen);
      });
      return;
    }
    if (!seen.game && game) {
      note("game");
      game.click();
    } else if (!seen.board && hand) {
      note("board");
      hand.click();
    } else if (!seen.form && out) {
      note("form");
      out.click();
    } else if (seen.form && !seen.keypad && seven && !seven.disabled) {
      note("keypad");
      seven.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Walked {
  readonly name: string;
  readonly samples: Seen[];
  walk(): Promise<Seen>;
  end(): Promise<void>;
}

/** A phone that was here once and has a game in progress. */
async function phoneOf(browser: Browser, name: string, program?: string): Promise<Walked> {
  const server = await startBuild(program);
  const context: BrowserContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await context.newPage();
  await visit.goto(server.url);
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  // The invite link makes it a game of this phone.
  await visit.goto(await longSheet(server.url, 13));
  await visit.getByRole("button", { name: /^End of the hand/ }).waitFor();
  await visit.waitForURL(({ hash }) => hash === "");
  await visit.close();
  return {
    name,
    samples: [],
    walk: async () => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
      // tsx names functions with a helper that the page does not have.
      await page.addInitScript("globalThis.__name = (given) => given;");
      await page.addInitScript(walk);
      await page.goto(server.url, { waitUntil: "commit" });
      await page.waitForFunction(() => Reflect.has(window, "seen"), undefined, { timeout: 60_000 });
      const seen = (await page.evaluate(() => Reflect.get(window, "seen"))) as Seen;
      await page.close();
      return seen;
    },
    end: () => server.remove(),
  };
}

const browser = await launchBrowser([], {}, { pictures: true });
const phones = [await phoneOf(browser, "this build")];
if (other !== undefined) phones.push(await phoneOf(browser, other, other));
try {
  for (let time = 0; time <= times; time++)
    // The first of a turn is slower on a busy machine.
    for (const phone of time % 2 === 0 ? phones : phones.toReversed()) {
      const seen = await phone.walk();
      // The first one also fills the browser's caches of compiled scripts.
      if (time > 0) phone.samples.push(seen);
    }
  const medians = phones.map(({ name, samples }) => {
    const at = (step: keyof Seen) => median(samples.map((seen) => seen[step]));
    const steps = (["game", "board", "form", "keypad", "digit"] as const).map(
      (step) => `${step} ${at(step).toFixed(0)}`,
    );
    const digits = samples.map(({ digit }) => digit);
    console.log(
      `${name}: ${steps.join(" → ")} ms after / was opened, medians of ${times}; ` +
        `first usable key from ${Math.min(...digits).toFixed(0)} to ${Math.max(...digits).toFixed(0)}`,
    );
    return at("digit");
  });
  const [own = 0, others] = medians;
  printFigures({
    "first usable key, milliseconds": own,
    ...(others !== undefined && { "ratio to the other build": own / others }),
  });
  if (others !== undefined) console.log(`ratio ${(own / others).toFixed(2)}`);
} finally {
  await browser.close();
  for (const phone of phones) await phone.end();
}
process.exit(0);
