import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { findChromium, headlessShell } from "../tests/support/browser/chromium";
import { missingClusterPackages } from "../tests/support/store/cluster-programs";
import { findPostgresql } from "../tests/support/store/find-postgresql";

/**
 * Finds the browser and the PostgreSQL that the tests run on, and installs what is missing. `--cluster`: also what a
 * database needs that fails over by itself, for `npm run faults`.
 */
const cluster = process.argv.includes("--cluster") ? missingClusterPackages() : [];
const missing = [
  ...(findChromium(true) ? [] : ["chromium"]),
  ...(findPostgresql() ? [] : ["postgresql"]),
  ...cluster,
];
if (missing.length > 0 && !installed(missing)) {
  if (missing.includes("chromium") && !fetched()) process.exitCode = 1;
  if (missing.includes("postgresql")) {
    console.error("The tests need PostgreSQL: install it, or name the folder of its programs with PG_BIN.");
    process.exitCode = 1;
  }
  if (cluster.length > 0) {
    console.error(`The tests of a failover need programs that are not here: install ${cluster.join(", ")}.`);
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
  const allowServices = startNoServices();
  const isInstalled = [
    ["update", "-q"],
    ["install", "-y", "-q", "--no-install-recommends", ...packages],
  ].every(
    (args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0,
  );
  allowServices();
  return isInstalled;
}

/** The tests start what they need; until the returned function is called, packages start nothing (policy-rc.d). */
function startNoServices(): () => void {
  const policy = "/usr/sbin/policy-rc.d";
  if (existsSync(policy)) return () => {};
  writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  return () => rmSync(policy);
}

function fetched(): boolean {
  console.log("There is no browser here: downloading Playwright's Chromium.");
  const args = ["playwright-core", "install", "--with-deps", "--only-shell", "chromium"];
  return spawnSync("npx", args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
