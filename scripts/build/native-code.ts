import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../root";

// A process of its own: code for another version of Node, once refused, is refused for as long as a process lives.
const opening = 'new (require("better-sqlite3"))(":memory:").close()';

const isUsable = (): boolean =>
  spawnSync(process.execPath, ["-e", opening], { cwd: root, stdio: "ignore" }).status === 0;

/**
 * Makes the only native code that the program needs, SQLite's, unless it works already. No package's scripts run when
 * packages are installed (.npmrc), so this one is named here. It is compiled for one major version of Node.
 */
export function makeNativeCode(): void {
  if (isUsable()) return;
  console.log("Making SQLite's code for this version of Node; this takes a minute, once.");
  const npm = process.env.npm_execpath ?? join(process.execPath, "../../lib/node_modules/npm/bin/npm-cli.js");
  const args = [npm, "rebuild", "better-sqlite3", "--ignore-scripts=false", "--foreground-scripts"];
  spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (isUsable()) return;
  throw new Error(
    "SQLite's code (the package better-sqlite3) could not be made for this version of Node. It needs Python and a C++ compiler: on Debian, apt-get install python3 g++ make.",
  );
}
