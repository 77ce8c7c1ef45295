import { existsSync } from "node:fs";
import { join } from "node:path";
import { startServer, type TestServer } from "../../../tests/support/server/server";

/** Starts this build, or that of another version in another folder: earlier ones start with a script. */
export function startBuild(program?: string): Promise<TestServer> {
  if (program === undefined) return startServer();
  const isBundled = existsSync(join(program, ".next/bin/start.mjs"));
  return startServer({}, { program, script: isBundled ? ".next/bin/start.mjs" : "scripts/start.mjs" });
}
