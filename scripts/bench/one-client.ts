import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { enterHands, expensiveRequests, flood } from "../../tests/support/server/one-client";
import { run } from "../../tests/support/server/server";
import { median } from "./support/figures";

// How long somebody's hand takes while one other client asks for whatever costs most, each kind on one connection and on
// many. The client is never told apart by anything but its address, and does not wait when it is told to.
// Usage: npx tsx scripts/bench/one-client.ts [seconds] [connections]

const seconds = Number(process.argv[2] ?? 15);
const connections = Number(process.argv[3] ?? 32);

const directory = mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
const DATABASE_URL = `file:${join(directory, "bench.db")}`;
const requests = { nothing: undefined, ...(await expensiveRequests(DATABASE_URL)) };
try {
  for (const [name, next] of Object.entries(requests))
    for (const count of next ? [1, connections] : [0]) {
      // Each anew: nothing is in memory, and nobody has spent anything.
      const server = await run({ PORT: "0", HOST: "127.0.0.1", DATABASE_URL });
      let isOver = false;
      const victim = enterHands(server.url, () => isOver);
      const client = next ? flood(server.url, count, next, () => isOver) : new Map<number, number>();
      await sleep(seconds * 1_000);
      isOver = true;
      const { took, refused } = await victim;
      const statuses = [...(await client)].map(([status, times]) => `${times} × ${status || "none"}`);
      server.child.kill("SIGKILL");
      const sorted = [...took].sort((a, b) => a - b);
      const [middle, late] = [median(took), sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN];
      console.log(
        `${name}, ${count} at a time: a hand takes ${middle.toFixed(0)} ms, at most ${late.toFixed(0)} in 99 of 100 ` +
          `(${took.length}, ${refused.length} refused); the client: ${statuses.join(", ") || "nothing"}`,
      );
    }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exit(0);
