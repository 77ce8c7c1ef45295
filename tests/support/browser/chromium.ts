import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Where Debian, Ubuntu, Fedora, Arch and Alpine put it. */
const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's Chromium without windows: the same engine, and a test takes a third less. */
const shell = "/usr/bin/chromium-headless-shell";

/**
 * The browser of the tests: what `CHROMIUM_PATH` names, this machine's own, or the one that was fetched. `complete`: not
 * the one without windows, which cannot install an app.
 */
export function findChromium(complete = false): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    ...(complete ? [] : [shell]),
    ...usualPlaces,
    chromium.executablePath(),
  ];
  return places.find((place) => place && existsSync(place));
}
