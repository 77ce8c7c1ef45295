import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Where Debian, Ubuntu, Fedora, Arch and Alpine put it. */
const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of the tests: what `CHROMIUM_PATH` names, this machine's own, or the one that was fetched. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}
