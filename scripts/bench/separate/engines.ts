import { spawnSync } from "node:child_process";
import { get } from "node:http";
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { doublesGame, hand, key } from "../../../tests/support/entries";
import { startServer, type TestServer } from "../../../tests/support/server/server";
import { createDatabase, startCluster } from "../../../tests/support/store/postgresql";
import { Appending } from "../support/appending";
import { median, quantile } from "../support/figures";

// Entries a second that clients append over HTTP, each on the disk before its answer: to one process on a file, and to
// one, two and four processes on one PostgreSQL, as ratios to the file in the same round. Also how long after an append
// a watcher on another process is notified. The clients, the processes and PostgreSQL share this machine, so the
// processor time of an entry says more about larger machines than the rate does (Linux only).
// Usage: npx tsx scripts/bench/separate/engines.ts [clients] [seconds] [rounds]

const clients = Number(process.argv[2] ?? 16);
const seconds = Number(process.argv[3] ?? 5);
const rounds = Number(process.argv[4] ?? 5);
const notifications = 40;
const processes = 4;

const cluster = await startCluster();
const onFile = await startServer();
const onServer: TestServer[] = [];
const DATABASE_URL = await createDatabase(cluster.url);
while (onServer.length < processes) onServer.push(await startServer({ DATABASE_URL }));

const urls = onServer.map(({ url }) => url);
const setUps = {
  "one process on a file": [onFile.url],
  ...Object.fromEntries(
    [1, 2, 4].map((count) => [`PostgreSQL, processes: ${count}`, urls.slice(0, count)] as const),
  ),
};
const setUpOf = new Map(Object.entries(setUps).map(([name, at]) => [name, new Appending(at, clients)]));
/** Milliseconds of processor time so far, of processes and all their children. */
function processorTime(pids: readonly number[]): number {
  const lines = spawnSync("ps", ["-eo", "pid=,ppid="]).stdout.toString().trim().split("\n");
  const children = lines.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return pid !== undefined && pids.includes(parent ?? 0) ? [pid] : [];
  });
  let ticks = 0;
  for (const pid of [...pids, ...children]) {
    // A process that has ended meanwhile has none.
    const [, stat = ""] = spawnSync("cat", [`/proc/${pid}/stat`])
      .stdout.toString()
      .split(") ");
    // Its own, and that of children that have ended.
    for (const each of stat.split(" ").slice(11, 15)) ticks += Number(each);
  }
  return ticks * 10;
}
const { port } = new URL(cluster.url);
const postmaster = Number(
  spawnSync("pgrep", ["-f", `postgres .*port=${port}`])
    .stdout.toString()
    .split("\n")[0],
);

/** Milliseconds from sending an append at one address until a watcher at another is notified. */
async function notified(at: string, watched: string): Promise<number[]> {
  const post = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${key}` };
    await (await fetch(at + path, { method: "POST", headers, body: JSON.stringify(body) })).text();
  };
  const game = doublesGame();
  await post("/api/games", game);
  let onHead: (head: number) => void = () => {};
  const stream = get(`${watched}/api/games/${game.id}/live`, { agent: false }, (response) => {
    response.on("data", (chunk: Buffer) => {
      for (const [, head] of chunk.toString().matchAll(/"head":(\d+)/g)) onHead(Number(head));
    });
  });
  await new Promise<void>((resolve) => {
    onHead = () => resolve();
  });
  const took: number[] = [];
  for (let base = 0; base < notifications; base++) {
    const arrived = new Promise<void>((resolve) => {
      onHead = (head) => head > base && resolve();
    });
    const began = performance.now();
    const sent = post(`/api/games/${game.id}/entries`, { protocol: 1, base, entries: [hand(5)] });
    await arrived;
    took.push(performance.now() - began);
    await sent;
    await sleep(20);
  }
  stream.destroy();
  return took.sort((a, b) => a - b);
}

try {
  console.log(`${clients} clients, ${cpus().length} processors, load before ${loadavg()[0]?.toFixed(1)}`);
  const rates = new Map<string, number[]>();
  const p99s = new Map<string, number[]>();
  const costs = new Map<string, { readonly process: number; readonly database: number }[]>();
  const pids = [onFile, ...onServer].map((server) => server.pid());
  const spent = () => ({ process: processorTime(pids), database: processorTime([postmaster]) });
  for (const table of setUpOf.values()) await table.rate((client) => table.append(client), 2);
  for (let round = 0; round < rounds; round++)
    for (const [name, table] of setUpOf) {
      const before = spent();
      const { perSecond, took } = await table.rate((client) => table.append(client), seconds);
      const after = spent();
      const cost = {
        process: (after.process - before.process) / took.length,
        database: (after.database - before.database) / took.length,
      };
      costs.set(name, [...(costs.get(name) ?? []), cost]);
      rates.set(name, [...(rates.get(name) ?? []), perSecond]);
      p99s.set(name, [...(p99s.get(name) ?? []), quantile(took, 0.99)]);
    }
  const [file = []] = rates.values();
  for (const [name, each] of rates) {
    const ratio = median(each.map((rate, round) => rate / (file[round] ?? Number.NaN)));
    const cost = costs.get(name) ?? [];
    const ours = median(cost.map((one) => one.process));
    const theirs = median(cost.map((one) => one.database));
    const p99 = median(p99s.get(name) ?? []);
    console.log(
      `${name.padEnd(24)} ${median(each).toFixed(0).padStart(6)} entries a second, ` +
        `of the file's ${ratio.toFixed(2)}; 99 of 100 within ${p99.toFixed(0)} ms; ` +
        `processor time of an entry ${ours.toFixed(2)} ms, and ${theirs.toFixed(2)} ms of PostgreSQL`,
    );
  }
  const [first = "", second = ""] = urls;
  for (const [name, at, watched] of [
    ["the same process, on a file", onFile.url, onFile.url],
    ["the same process, on PostgreSQL", first, first],
    ["another process, on PostgreSQL", first, second],
  ] as const) {
    const took = await notified(at, watched);
    console.log(
      `from an append to a watcher on ${name}: median ${median(took).toFixed(1)} ms, ` +
        `worst of ${notifications} ${took.at(-1)?.toFixed(1)}`,
    );
  }
} finally {
  for (const server of [onFile, ...onServer]) await server.remove();
  cluster.remove();
}
process.exit(0);
