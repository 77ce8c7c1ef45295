import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { hand } from "../../tests/support/entries";
import { startServer } from "../../tests/support/server/server";
import { Appending } from "./support/appending";
import { median, printFigures } from "./support/figures";

// Entries a second that clients append over HTTP, each to a game of its own and each on the disk before its answer, as
// a ratio to what an empty route handler of Next answers in the same server and run. Beside it, what the append's own
// route answers when it refuses what it has read: all that is done without the store; and how many durable commits
// better-sqlite3 alone makes, one after the other.
// Usage: npx tsx scripts/bench/append.ts [clients] [seconds]

const clients = Number(process.argv[2] ?? 16);
const seconds = Number(process.argv[3] ?? 5);
const rounds = 3;

const server = await startServer();
const table = new Appending([server.url], clients);
const rate = async (work: (client: number) => Promise<unknown>) =>
  (await table.rate(work, seconds)).perSecond;
const append = (client: number) => table.append(client);

/** No route of the API has this, so that it goes through Next. */
const empty = () => table.send(server.url, "OPTIONS", "/api/nothing");

async function refused(): Promise<void> {
  const body = { protocol: 1, base: "0", entries: [hand(1)] };
  const path = `/api/games/${table.gameOf(0)}/entries`;
  const status = await table.send(server.url, "POST", path, JSON.stringify(body));
  if (status !== 400) throw new Error(`a base that is no number was answered with ${status}`);
}

/** Commits a second of one row each, durable as the server's are, by better-sqlite3 alone on the same disk. */
function bareCommits(): number {
  const database = new Sqlite(join(dirname(server.databaseFile), "bare.db"));
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
  printFigures({
    "entries a second": median(all.entries),
    "append, of an empty handler": median(ratios),
    "append, of the same route refusing": median(all.refused),
    "append, of bare durable commits": median(all.bare),
  });
} finally {
  await server.remove();
}
process.exit(0);
