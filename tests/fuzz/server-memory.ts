import type { TestServer } from "../support/server/server";
import type { FuzzRequest } from "./requests";

/** Memory in use after garbage collection: the requests sent before, bytes of heap, and bytes of all memory. */
export interface MemoryReading {
  readonly at: number;
  readonly heap: number;
  readonly rss: number;
}

const longPath = 15_000;
/** In bytes, from `FS_LRU_MAX_SIZE` in Next's `filesystem.js`. */
const nextsPathCache = 8 * 2 ** 20;

/** The environment in which a server reports its memory (`memory-probe.mjs`). */
export const memoryProbed: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import ${new URL("memory-probe.mjs", import.meta.url).href}`,
};

/**
 * Next remembers up to 8 MB of unknown paths. Generated requests would take half a million to fill that, which would
 * hide a leak, so these fill it before anything is measured.
 */
export function pathCacheFillers(): FuzzRequest[] {
  return Array.from({ length: Math.ceil(nextsPathCache / longPath) }, (_, index) => {
    const path = `/api/${String(index).padEnd(longPath, "x")}`;
    return { kind: "", method: "GET", path, headers: {} };
  });
}

/** Reads the memory of a server started with `memoryProbed`. */
export class ServerMemory {
  readonly readings: MemoryReading[] = [];

  constructor(private readonly server: TestServer) {}

  async measure(at: number): Promise<void> {
    const before = this.measured().length;
    this.server.signal("SIGUSR2");
    for (let tries = 0; tries < 200 && this.measured().length === before; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    const last = this.measured().at(-1);
    if (last) this.readings.push({ at, heap: last.heapUsed, rss: last.rss });
  }

  private measured(): { heapUsed: number; rss: number }[] {
    return [...this.server.output().matchAll(/^\{"event":"memory".*\}$/gm)].map(([line]) => JSON.parse(line));
  }
}
