import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StartOptions } from "../support/server/server";

/** A disk that can be filled and emptied. */
export interface SmallDisk {
  readonly kind: string;
  /** The code with which writes are refused. */
  readonly code: "store-full" | "store-unwritable";
  /** How to start a server on it. */
  readonly started: StartOptions;
  /** Fills it up to this many bytes. */
  fill(server: { pid(): number; readonly databaseFile: string }, left: number): void;
  /** Makes room again. */
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
        // Another process wrote there meanwhile and took the last of it.
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

/** A limit on the size of the server's files: it needs no privileges, and fails a write as a full disk does. */
export function fileLimit(): SmallDisk {
  const limit = (pid: number, bytes: number | "unlimited") => {
    const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
    if (status !== 0) throw new Error(stderr.toString());
  };
  return {
    kind: "limit of a file's size",
    code: "store-unwritable",
    // A process over the limit gets a signal; when it is ignored, the write fails.
    started: { through: ["sh", "-c", `trap "" XFSZ; exec "$@"`, "sh"] },
    fill: (server, left) => limit(server.pid(), statSync(`${server.databaseFile}-wal`).size + left),
    makeRoom: (server) => limit(server.pid(), "unlimited"),
    remove: () => {},
  };
}
