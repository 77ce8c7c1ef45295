import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, headlessShell } from "../tests/support/browser/chromium";
import { findPostgresql } from "../tests/support/store/find-postgresql";

/** Finds the browser and the PostgreSQL that the tests run on, and installs what is missing. */
const missing = [...(findChromium(true) ? [] : ["chromium"]), ...(findPostgresql() ? [] : ["postgresql"])];
if (missing.length > 0 && !installed(missing)) {
  if (missing.includes("chromium") && !fetched()) process.exitCode = 1;
  if (missing.includes("postgresql")) {
    console.error("The tests need PostgreSQL: install it, or name the folder of its programs with PG_BIN.");
    process.exitCode = 1;
  }
}
// Most tests take a third less time in the shell, and pass without it.
if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell) && !installed(["chromium-headless-shell"]))
  console.log("There is no chromium-headless-shell here: the tests use Chromium.");

/** As root on Debian and its derivatives: the system's packages. */
function installed(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Not found here, so installing with apt-get: ${packages.join(", ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return [
    ["update", "-q"],
    ["install", "-y", "-q", "--no-install-recommends", ...packages],
  ].every(
    (args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0,
  );
}

function fetched(): boolean {
  console.log("There is no browser here: downloading Playwright's Chromium.");
  const args = ["playwright-core", "install", "--with-deps", "--only-shell", "chromium"];
  return spawnSync("npx", args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
