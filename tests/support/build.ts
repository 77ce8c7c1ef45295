import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Vitest's global setup of the integration and browser tests: a build of exactly this code. */
export function setup(): void {
  const script = fileURLToPath(new URL("../../scripts/build.mjs", import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: "inherit" });
  if (status !== 0) throw new Error("The program could not be built.");
}
