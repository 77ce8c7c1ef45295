import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Where Debian, Ubuntu, Fedora, Arch and Alpine install it. */
const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's headless shell: the same engine, and tests take a third less time. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The browser for the tests: the one that `CHROMIUM_PATH` names, the one installed here, or the one that was
 * downloaded. `complete`: not the headless shell, which cannot install an app.
 */
export function findChromium(complete = false): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    ...(complete ? [] : [headlessShell]),
    ...usualPlaces,
    chromium.executablePath(),
  ];
  return places.find((place) => place && existsSync(place));
}
