import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";

// A process of its own: code for another version of Node may end it, and once refused it stays refused.
const opening = 'new (require("better-sqlite3"))(":memory:").close()';

const isUsable = (): boolean =>
  spawnSync(process.execPath, ["-e", opening], { cwd: root, stdio: "ignore" }).status === 0;

/**
 * Makes SQLite's code, the only native code that the program needs, work on this version of Node. better-sqlite3 13
 * brings it along for Node 22.14 and later; its version 12 works on Node 20 and ends processes on Node 24. So on Node
 * 20 version 12 takes its place, and is compiled by name: no package's scripts run when packages are installed
 * (.npmrc).
 */
export function makeNativeCode(): void {
  if (isUsable()) return;
  console.log("Making SQLite's code for this version of Node; this takes a minute, once.");
  const modules = join(root, "node_modules");
  rmSync(join(modules, "better-sqlite3"), { recursive: true, force: true });
  cpSync(join(modules, "better-sqlite3-12"), join(modules, "better-sqlite3"), { recursive: true });
  const npm = process.env.npm_execpath ?? join(process.execPath, "../../lib/node_modules/npm/bin/npm-cli.js");
  const args = [npm, "rebuild", "better-sqlite3", "--ignore-scripts=false", "--foreground-scripts"];
  spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (isUsable()) return;
  throw new Error(
    "SQLite's code (the package better-sqlite3) could not be made for this version of Node. It needs Python and a C++ compiler: on Debian, apt-get install python3 g++ make. Node 22.14 and later need neither.",
  );
}
