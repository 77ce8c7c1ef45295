import { setTimeout as sleep } from "node:timers/promises";
import { enterHands, expensiveRequests, flood } from "../../../tests/support/server/one-client";
import { startServer } from "../../../tests/support/server/server";
import { median, quantile } from "../support/figures";

// How long saving a hand takes while one other client requests whatever costs most, each kind on one connection and on
// many. That client is recognised only by its address, and does not wait when the server asks it to.
// Usage: npx tsx scripts/bench/separate/one-client.ts [seconds] [connections]

const seconds = Number(process.argv[2] ?? 15);
const connections = Number(process.argv[3] ?? 32);

const server = await startServer();
await server.stop();
const requests = { nothing: undefined, ...(await expensiveRequests(server.databaseUrl)) };
try {
  for (const [name, next] of Object.entries(requests))
    for (const count of next ? [1, connections] : [0]) {
      // Each on a new process: nothing is in memory, and nobody has spent anything.
      await server.restart();
      let isOver = false;
      const victim = enterHands(server.url, () => isOver);
      const client = next ? flood(server.url, count, next, () => isOver) : new Map<number, number>();
      await sleep(seconds * 1_000);
      isOver = true;
      const { took, refused } = await victim;
      const statuses = [...(await client)].map(([status, times]) => `${times} × ${status || "none"}`);
      await server.kill();
      const [middle, late] = [median(took), quantile(took, 0.99)];
      console.log(
        `${name}, ${count} at a time: a hand takes ${middle.toFixed(0)} ms, at most ${late.toFixed(0)} in 99 of 100 ` +
          `(${took.length}, ${refused.length} refused); the client: ${statuses.join(", ") || "nothing"}`,
      );
    }
} finally {
  await server.remove();
}
process.exit(0);
