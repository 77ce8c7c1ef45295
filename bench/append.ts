import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { doublesGame, hand, key } from "../tests/support/entries";
import { run } from "../tests/support/server/server";
import { median, tellFigures } from "./figures";

// Entries a second that clients append over HTTP, each to a game of its own and each on the disk before its answer, as
// a ratio to what an empty route handler of Next answers in the same server and run. Beside it, what the append's own
// route answers when it refuses what it has read: all that is done without the store; and how many durable commits
// better-sqlite3 alone makes, one after the other.
// Usage: npx tsx bench/append.ts [clients] [seconds]

const clients = Number(process.argv[2] ?? 16);
const seconds = Number(process.argv[3] ?? 5);
const rounds = 3;

const directory = mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
const server = await run({
  PORT: "0",
  HOST: "127.0.0.1",
  DATABASE_URL: `file:${join(directory, "bench.db")}`,
});
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Sends a request and reads its whole answer; resolves to the status. */
function send(method: string, path: string, body = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${key}`, "Content-Length": Buffer.byteLength(body) };
    const sent = request(`${server.url}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A second's worth of what all clients do, each one thing after the other. */
async function rate(work: (client: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        await work(client);
        done++;
      }
    }),
  );
  return done / ((performance.now() - started) / 1_000);
}

/** Games get long in a bench as they never do at a table: each client begins a new one every so many entries. */
const maxLines = 50;
const at = Array.from({ length: clients }, () => ({ id: "", base: maxLines }));

async function append(client: number): Promise<void> {
  const place = at[client];
  if (!place) return;
  if (place.base >= maxLines) {
    const game = doublesGame();
    place.id = game.id;
    place.base = 0;
    await send("POST", "/api/games", JSON.stringify(game));
  }
  const body = { protocol: 1, base: place.base++, entries: [hand(1 + (place.base % 9))] };
  const status = await send("POST", `/api/games/${place.id}/entries`, JSON.stringify(body));
  if (status !== 200) throw new Error(`an append was answered with ${status}`);
}

/** No route of the API has this, so that it goes through Next. */
const empty = () => send("OPTIONS", "/api/nothing");

async function refused(): Promise<void> {
  const body = { protocol: 1, base: "0", entries: [hand(1)] };
  const status = await send("POST", `/api/games/${at[0]?.id}/entries`, JSON.stringify(body));
  if (status !== 400) throw new Error(`a request without a base was answered with ${status}`);
}

/** Commits a second of one row each, durable as the server's are, by better-sqlite3 alone on the same disk. */
function bareCommits(): number {
  const database = new Sqlite(join(directory, "bare.db"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE IF NOT EXISTS Bare (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
  const insert = database.prepare("INSERT INTO Bare (body) VALUES (?)");
  const body = JSON.stringify(hand(5));
  const started = performance.now();
  let done = 0;
  for (; performance.now() - started < seconds * 1_000; done++) insert.run(body);
  const rate = done / ((performance.now() - started) / 1_000);
  database.close();
  return rate;
}

const ratios: number[] = [];
const all = { entries: [] as number[], refused: [] as number[], bare: [] as number[] };
const whole = (perSecond: number) => perSecond.toFixed(0).padStart(5);
try {
  for (const work of [empty, append, refused]) await rate(work);
  for (let round = 0; round < rounds; round++) {
    const [answers, refusals, entries] = [await rate(empty), await rate(refused), await rate(append)];
    const commits = bareCommits();
    ratios.push(entries / answers);
    all.entries.push(entries);
    all.refused.push(entries / refusals);
    all.bare.push(entries / commits);
    console.log(
      `${whole(entries)} entries a second, ${whole(refusals)} refusals, ${whole(answers)} empty answers: ` +
        `ratio ${(entries / answers).toFixed(2)}, to refusals ${(entries / refusals).toFixed(2)}; ` +
        `${whole(commits)} bare commits, ratio ${(entries / commits).toFixed(2)}`,
    );
  }
  console.log(`median ratio ${median(ratios).toFixed(2)}`);
  tellFigures({
    "entries a second": median(all.entries),
    "append, of an empty handler": median(ratios),
    "append, of the same route refusing": median(all.refused),
    "append, of bare durable commits": median(all.bare),
  });
} finally {
  server.child.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
}
process.exit(0);
