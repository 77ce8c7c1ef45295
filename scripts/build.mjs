import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.mjs";

const sources = [
  "app",
  "lib",
  "public",
  "prisma",
  "worker",
  "scripts/after-next.ts",
  "scripts/build-files.ts",
  "scripts/commands",
  "scripts/commands.ts",
  "scripts/encode.ts",
  "scripts/inline-scripts.mjs",
  "scripts/root.mjs",
  "scripts/table.ts",
  "scripts/worker.ts",
  "package-lock.json",
  "tsconfig.json",
];
const configs = /^(?:next\.config|postcss\.config|instrumentation)\./;
// Nothing is sent to a third party.
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const stamp = join(root, ".next", "built-from");

/** A hash of everything the build is made from. Which Node made it does not matter to any that runs it. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = [...sources, ...readdirSync(root).filter((name) => configs.test(name))].flatMap(filesIn);
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** @param {string} name @returns {string[]} */
function filesIn(name) {
  try {
    return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return [name];
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** @param {string} script @param {string[]} args */
function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (status !== 0) throw new Error(`${[script, ...args].join(" ")} failed.`);
}

function isWritable() {
  try {
    const folder = join(root, ".next");
    accessSync(existsSync(folder) ? folder : root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Builds the program, unless there is a build of exactly this code. */
export function buildWhenNeeded() {
  const wanted = fingerprint();
  // The stamp is written last, so that whatever has one is whole.
  const isWhole = existsSync(stamp);
  if (isWhole && readFileSync(stamp, "utf8") === wanted) return;
  if (!isWritable()) {
    const why = `${root} is not writable for this user. Run "npm run build" as a user who can write there`;
    if (!isWhole) throw new Error(`There is no build yet, and ${why}.`);
    console.warn(`The build does not match the code, and ${why}; until then the existing build runs.`);
    return;
  }
  if (!isWhole) console.log("There is no build yet; this takes a minute, once.");
  rmSync(stamp, { force: true });
  run("scripts/generate.mjs");
  run("node_modules/next/dist/bin/next", "build");
  run("node_modules/tsx/dist/cli.mjs", "scripts/after-next.ts");
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWhenNeeded();
