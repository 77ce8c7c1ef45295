import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A directory for the calling test file, deleted after its last test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "pipkeeper-test-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
