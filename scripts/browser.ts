import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "../tests/support/browser/chromium";

/** Finds a browser for the browser tests, and gets one where there is none. */
const found = findChromium(true);
if (found) console.log(`The browser tests use ${found}.`);
else if (!installed() && !fetched()) process.exitCode = 1;

/** As root on Debian and its kin: the system's own Chromium. */
function installed(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("There is no browser here: installing Chromium with apt-get.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return [
    ["update", "-q"],
    ["install", "-y", "-q", "--no-install-recommends", "chromium"],
  ].every(
    (args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0,
  );
}

function fetched(): boolean {
  console.log("There is no browser here: downloading Playwright's Chromium.");
  const args = ["playwright-core", "install", "--with-deps", "--only-shell", "chromium"];
  return spawnSync("npx", args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
