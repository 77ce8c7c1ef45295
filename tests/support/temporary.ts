import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A directory of the calling test file's own; it is deleted after the last of its tests. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "pipkeeper-test-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
