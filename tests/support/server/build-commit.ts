import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Builds a commit of this repository with the packages it names; its folder. It is kept, since a commit never changes, and
 * takes some minutes the first time.
 */
export function buildCommit(commit: string): string {
  const folder = join(tmpdir(), `pipkeeper-${commit}`);
  if (existsSync(join(folder, ".next/built-from"))) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, "commit.tar");
  execFileSync("git", ["archive", `--output=${archive}`, commit], { cwd: root });
  execFileSync("tar", ["--extract", `--file=${archive}`], { cwd: folder });
  execFileSync("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder });
  const { status, stderr } = build(folder, { env: { ...process.env, NODE_ENV: "production" } });
  if (status !== 0) throw new Error(`${commit} could not be built: ${stderr}`);
  return folder;
}
