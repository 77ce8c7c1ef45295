import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";

const modules = join(root, "node_modules");

/**
 * better-sqlite3 13 brings SQLite's code along for common systems, and needs Node-API 10: Node 22.14. Version 12 works
 * on Node 20 and ends processes on Node 24. This takes the place of the package and chooses.
 */
const choice = `"use strict";
try {
  module.exports = require(Number(process.versions.napi) >= 10 ? "better-sqlite3-13" : "better-sqlite3-12");
  new module.exports(":memory:").close();
} catch (cause) {
  const here = \`Node \${process.versions.node} on \${process.platform}-\${process.arch}\`;
  throw new Error(\`There is no SQLite here for \${here}. docs/hosting.md says for what there is one.\`, { cause });
}
`;

/** Makes a package of the name better-sqlite3 that is version 12 or 13, whichever works on the Node that loads it. */
export function writeChoice(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "better-sqlite3", "main": "index.js" }\n');
  writeFileSync(join(folder, "index.js"), choice);
}

// A process of its own: code for another version of Node may end it, and once refused it stays refused.
const opening = 'new (require("better-sqlite3"))(":memory:").close()';

const isUsable = (): boolean =>
  spawnSync(process.execPath, ["-e", opening], { cwd: root, stdio: "ignore" }).status === 0;

/**
 * Makes SQLite's code, the only native code that the program needs, work on this version of Node. On Node 20 that is
 * version 12, compiled by name: no package's scripts run when packages are installed (.npmrc).
 */
export function makeNativeCode(): void {
  if (isUsable()) return;
  console.log("Making SQLite's code for this version of Node; this takes a minute, once.");
  const newer = join(modules, "better-sqlite3-13");
  if (!existsSync(newer)) {
    renameSync(join(modules, "better-sqlite3"), newer);
    writeChoice(join(modules, "better-sqlite3"));
  }
  const npm = process.env.npm_execpath ?? join(process.execPath, "../../lib/node_modules/npm/bin/npm-cli.js");
  const args = [npm, "rebuild", "better-sqlite3-12", "--ignore-scripts=false", "--foreground-scripts"];
  spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (isUsable()) return;
  throw new Error(
    "SQLite's code (the package better-sqlite3) could not be made for this version of Node. It needs Python and a C++ compiler: on Debian, apt-get install python3 g++ make. Node 22.14 and later need neither.",
  );
}
