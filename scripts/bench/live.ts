import { spawnSync } from "node:child_process";
import { type ClientRequest, get } from "node:http";
import { doublesGame, hand, key } from "../../tests/support/entries";
import { startServer } from "../../tests/support/server/server";
import { median, printFigures } from "./support/figures";

// What idle watchers of one game cost the server, and how long after an append the last of them is notified.
// Usage: npx tsx scripts/bench/live.ts [watchers]

const watchers = Number(process.argv[2] ?? 1_000);
const appends = 20;
const idle = 60_000;

const server = await startServer();
const pid = String(server.pid());
/** Resident memory of the server, in KiB. */
const memory = () => Number(spawnSync("ps", ["-o", "rss=", "-p", pid]).stdout.toString());
/** Processor time of the server so far, in seconds. */
const busy = () => spawnSync("ps", ["-o", "cputimes=", "-p", pid]).stdout.toString().trim();

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
const game = doublesGame();
await post("/api/games", game);
const live = `/api/games/${game.id}/live`;

const heads = new Map<number, number>();
const lastEvent = new Map<number, number>();
let messages = 0;

function watch(): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(`${server.url}${live}`, { agent: false }, (response) => {
      response.on("data", (chunk: Buffer) => {
        for (const [, head] of chunk.toString().matchAll(/"head":(\d+)/g)) {
          messages++;
          heads.set(Number(head), (heads.get(Number(head)) ?? 0) + 1);
          lastEvent.set(Number(head), performance.now());
        }
        resolve(request);
      });
    });
    request.on("error", reject);
  });
}

try {
  // The first streams load code that the later ones share.
  const first = await Promise.all(Array.from({ length: 20 }, watch));
  const before = memory();
  const open = [...first];
  while (open.length < watchers)
    open.push(...(await Promise.all(Array.from({ length: Math.min(50, watchers - open.length) }, watch))));
  const after = memory();
  console.log(`${watchers} watchers of one game`);
  console.log(
    `memory: ${((after - before) / (watchers - first.length)).toFixed(1)} KiB each, the sockets' included`,
  );

  const [messagesBefore, busyBefore] = [messages, Number(busy())];
  await new Promise((resolve) => setTimeout(resolve, idle));
  console.log(
    `a minute idle: ${((messages - messagesBefore) / watchers).toFixed(2)} messages each, ` +
      `${Number(busy()) - busyBefore} s of processor time in all`,
  );

  const delays: number[] = [];
  for (let base = 0; base < appends; base++) {
    const started = performance.now();
    await post(`/api/games/${game.id}/entries`, { protocol: 1, base, entries: [hand(5)] });
    while ((heads.get(base + 1) ?? 0) < watchers) await new Promise((resolve) => setTimeout(resolve, 5));
    delays.push((lastEvent.get(base + 1) ?? 0) - started);
  }
  console.log(
    `from the request to the last watcher: median ${median(delays).toFixed(0)} ms, ` +
      `worst ${Math.max(...delays).toFixed(0)} ms of ${appends} appends`,
  );
  printFigures({
    "KiB a watcher": (after - before) / (watchers - first.length),
    "append to the last of the watchers, milliseconds": median(delays),
  });
  for (const request of open) request.destroy();
} finally {
  await server.remove();
}
process.exit(0);
