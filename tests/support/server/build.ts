import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds the program in a folder, as `npm run build` does, unless it has a build of exactly its code. */
export function build(program: string = here, options: SpawnSyncOptions = {}) {
  const args = ["--import", "tsx", "scripts/build.ts"];
  return spawnSync(process.execPath, args, { cwd: program, encoding: "utf8", ...options });
}

/** Vitest's global setup for the integration and browser tests: a build of exactly this code. */
export function setup(): void {
  if (build(here, { stdio: "inherit" }).status !== 0) throw new Error("The program could not be built.");
}
