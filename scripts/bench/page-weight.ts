import { launchBrowser } from "../../tests/support/browser/browser";
import { type Loaded, screens, weigh, weightOf } from "../../tests/support/browser/weight";
import { longSheet } from "../../tests/support/long-sheet";
import { startServer } from "../../tests/support/server/server";
import { printFigures } from "./support/figures";

// What the first load of each screen takes over the wire with nothing cached, in kilobytes (1,000 bytes): all of it,
// and what had been asked for when its first key could be pressed. Without what the service worker fetches in the
// background. With a path as argument, everything that screen loads.
// Usage: npx tsx scripts/bench/page-weight.ts [/play]

const server = await startServer();
const browser = await launchBrowser();
const kb = (bytes: number): string => (bytes / 1_000).toFixed(1).padStart(7);

/** A screen's address, and a selector of what it is for. */
const weighed: readonly (readonly [string, string])[] = [
  ...screens,
  [(await longSheet(server.url, 13)).slice(server.url.length), "main button"],
];

function byKind(loaded: readonly Loaded[]): string {
  const kinds = [...new Set(loaded.map(({ kind }) => kind))];
  const sums = kinds.map((kind) => [kind, weightOf(loaded.filter((each) => each.kind === kind))] as const);
  return sums
    .sort(([, a], [, b]) => b - a)
    .map(([kind, bytes]) => `${kind} ${kb(bytes).trim()}`)
    .join(", ");
}

const figures: Record<string, number> = {};
try {
  const wanted = process.argv[2];
  for (const [path, usable] of weighed) {
    const name = path.split("?")[0] ?? path;
    if (wanted !== undefined && name !== wanted) continue;
    const loaded = await weigh(browser, server.url + path, usable);
    const early = loaded.filter((each) => each.early);
    figures[`${name}, all, KB`] = weightOf(loaded) / 1_000;
    figures[`${name}, until usable, KB`] = weightOf(early) / 1_000;
    for (const kind of ["Document", "Script", "Stylesheet", "Font", "Image", "Fetch"]) {
      const bytes = weightOf(loaded.filter((each) => each.kind === kind));
      if (bytes > 0) figures[`${name}, ${kind}, KB`] = bytes / 1_000;
    }
    console.log(
      `${kb(weightOf(loaded))} in all ${kb(weightOf(early))} until usable  ${name}  (${byKind(loaded)})`,
    );
    if (wanted === undefined) continue;
    for (const { address, kind, bytes, early } of loaded.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`${kb(bytes)} ${early ? " " : "later"} ${kind} ${address}`);
  }
  printFigures(figures);
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);
