import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Started } from "../support/server/server";

/** A disk that gets full, and has room again. */
export interface SmallDisk {
  readonly kind: string;
  /** The code of what is refused. */
  readonly code: "store-full" | "store-unwritable";
  /** How a server is started on it. */
  readonly started: Started;
  /** Takes all room but so many bytes. */
  fill(server: { pid(): number; readonly databaseFile: string }, left: number): void;
  /** Gives it back. */
  makeRoom(server: { pid(): number }): void;
  remove(): void;
}

/** A file system of a few megabytes in memory; undefined where this process may not mount one. */
export function tmpfs(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "pipkeeper-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    kind: `tmpfs of ${megabytes} MB`,
    code: "store-full",
    started: { folder },
    fill(_server, left) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
      } catch (error) {
        // Whoever else writes there took the last of it meanwhile.
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    },
    makeRoom: () => rmSync(ballast),
    remove() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** No file of the server may grow beyond a limit: needs no rights, and is refused as a disk refuses. */
export function fileLimit(): SmallDisk {
  const limit = (pid: number, bytes: number | "unlimited") => {
    const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
    if (status !== 0) throw new Error(stderr.toString());
  };
  return {
    kind: "limit of a file's size",
    code: "store-unwritable",
    // Whoever exceeds it gets a signal; ignored, the write fails.
    started: { through: ["sh", "-c", `trap "" XFSZ; exec "$@"`, "sh"] },
    fill: (server, left) => limit(server.pid(), statSync(`${server.databaseFile}-wal`).size + left),
    makeRoom: (server) => limit(server.pid(), "unlimited"),
    remove: () => {},
  };
}
