import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeClients } from "./build/clients";
import { makeNativeCode } from "./build/native-code";
import { root } from "./root";

const sources = ["app", "lib", "public", "prisma", "scripts", "package-lock.json", "tsconfig.json"];
const configs = /^(?:next\.config|postcss\.config|instrumentation)\./;
const stamp = join(root, ".next", "built-from");

/** A hash of everything the build is made from. It does not depend on the version of Node. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const files = [...sources, ...readdirSync(root).filter((name) => configs.test(name))].flatMap(filesIn);
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function filesIn(name: string): string[] {
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

function buildPages(builtFrom: string): void {
  const next = join(root, "node_modules/next/dist/bin/next");
  const { status } = spawnSync(process.execPath, [next, "build"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", BUILT_FROM: builtFrom.slice(0, 16) },
  });
  if (status !== 0) throw new Error("next build failed.");
}

function isWritable(): boolean {
  try {
    const folder = join(root, ".next");
    accessSync(existsSync(folder) ? folder : root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What follows Next's build. Loaded only then: a start without a build needs no compiler. */
async function finishBuild(): Promise<void> {
  const [
    { paintFirst },
    { writeWorker },
    { writeBundles },
    { encodeFiles },
    { placeLicences, placePackages },
  ] = await Promise.all([
    import("./build/paint-first"),
    import("./build/worker"),
    import("./build/bundles"),
    import("./build/encode"),
    import("./build/packages"),
  ]);
  paintFirst();
  writeWorker();
  const bundled = await writeBundles();
  encodeFiles();
  await placePackages();
  placeLicences(bundled);
}

/** Builds the program, unless there is a build of exactly this code. */
async function buildWhenNeeded(): Promise<void> {
  makeNativeCode();
  const wanted = fingerprint();
  // The stamp is written last, so a build with a stamp is complete.
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
  makeClients();
  await (await import("./build/bundles")).bundleSchemas();
  buildPages(wanted);
  await finishBuild();
  writeFileSync(stamp, wanted);
}

try {
  await buildWhenNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
