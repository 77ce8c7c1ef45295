import { spawnSync } from "node:child_process";

/**
 * Writes the Prisma client to generated/. Generating needs no schema engine, but Prisma would fetch one all the same;
 * naming any program that exists keeps it from the network (docs/decisions/0010-starting-the-server.md).
 */
const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env };
const { status } = spawnSync("npx", ["prisma", "generate"], {
  env,
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
