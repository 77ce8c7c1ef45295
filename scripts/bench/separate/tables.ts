import { spawnSync } from "node:child_process";
import pg from "pg";
import { doublesGame, hand, key } from "../../../tests/support/entries";
import { startServer, type TestServer } from "../../../tests/support/server/server";
import { createDatabase, startCluster } from "../../../tests/support/store/postgresql";
import { treeOf } from "../../../tests/support/store/process-tree";
import { cpuOf } from "../support/cpu-of";
import { simulate } from "../support/simulated-tables";

// What an entry and a pull cost processes and database on PostgreSQL, in processor time, with one, two and three
// processes, the database on a processor of its own; and, fed with that, how many processes a thousand, ten thousand and
// a hundred thousand tables need, and what is short first.
// Usage: npx tsx scripts/bench/separate/tables.ts [seconds of each measurement]

const seconds = Number(process.argv[2] ?? 4);
const clients = 16;
/** More than a process keeps in memory (game-cache.ts), so that each is read from the database again. */
const manyGames = 250;

const cluster = await startCluster();
const url = await createDatabase(cluster.url);
const servers: TestServer[] = [];
// What these two start later stays there.
for (const [core, pid] of [
  [0, process.pid],
  [1, cluster.pid()],
] as const)
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", `${core}`, `${pid}`]);

interface Game {
  readonly id: string;
  base: number;
}

async function send(at: TestServer, path: string, body?: object): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const post = body && { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(at.url + path, { headers, ...post });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
}

async function newGames(count: number, lines: number): Promise<Game[]> {
  const games: Game[] = [];
  while (games.length < count) {
    const made = doublesGame();
    await send(only(0), "/api/games", made);
    const entries = Array.from({ length: lines }, () => hand(1));
    await send(only(0), `/api/games/${made.id}/entries`, { protocol: 1, base: 0, entries });
    games.push({ id: made.id, base: lines });
  }
  return games;
}

function only(index: number): TestServer {
  const server = servers[index];
  if (!server) throw new Error("no such process");
  return server;
}

async function append(at: TestServer, game: Game): Promise<void> {
  await send(at, `/api/games/${game.id}/entries`, { protocol: 1, base: game.base, entries: [hand(1)] });
  game.base++;
}

const pull = (at: TestServer, game: Game) => send(at, `/api/games/${game.id}?since=${game.base - 1}`);

/** What `work` costs each time, in milliseconds of processor time; clients take the games and `at` in turn. */
async function costOf(
  work: (at: TestServer, game: Game) => Promise<void>,
  games: readonly Game[],
  at: readonly TestServer[] = servers,
) {
  const before = servers.map((server) => cpuOf([server.pid()]));
  const database = cpuOf(treeOf(cluster.pid()));
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const own = games.filter((_, index) => index % clients === client);
      for (let turn = 0; performance.now() < until; turn++, done++) {
        const game = own[turn % own.length];
        const server = at[(client + turn) % at.length];
        if (game && server) await work(server, game);
      }
    }),
  );
  const ours = servers.map((server, index) => (cpuOf([server.pid()]) - (before[index] ?? 0)) / done);
  return {
    perSecond: done / seconds,
    each: ours,
    ours: ours.reduce((sum, one) => sum + one, 0),
    database: (cpuOf(treeOf(cluster.pid())) - database) / done,
  };
}

const said = (name: string, cost: Awaited<ReturnType<typeof costOf>>) => {
  console.log(
    `${name}: ${cost.ours.toFixed(2)} ms ours, ${cost.database.toFixed(2)} ms PostgreSQL; ${cost.perSecond.toFixed(0)} a second`,
  );
  return cost;
};

try {
  const each = [];
  for (let count = 1; count <= 3; count++) {
    servers.push(await startServer({ DATABASE_URL: url }));
    // Games at tables are in the middle of an evening.
    const [few, many] = [await newGames(clients, 15), await newGames(manyGames * count, 15)];
    await costOf(append, few);
    console.log(`${count} processes`);
    const entry = said("  an entry of a game in memory", await costOf(append, few));
    const read = said("  an entry of a game that is not", await costOf(append, many));
    const pulled = said("  a pull of a game in memory", await costOf(pull, few));
    const pulledRead = said("  a pull of a game that is not", await costOf(pull, many));
    each.push({ entry, read, pulled, pulledRead });
  }
  const three = each.at(-1);
  if (!three) throw new Error("nothing was measured");
  // Entries at the first process only: what the others compute meanwhile is for its announcements.
  const announced = (await costOf(append, await newGames(clients, 15), [only(0)])).each;
  const announcement = ((announced[1] ?? 0) + (announced[2] ?? 0)) / 2;
  console.log(`an announcement: ${announcement.toFixed(3)} ms of each other process`);
  const without = ({ ours, database }: { ours: number; database: number }) => {
    return { ours: ours - 2 * announcement, database };
  };
  const costs = {
    entry: { known: without(three.entry), unknown: without(three.read) },
    pull: { known: three.pulled, unknown: three.pulledRead },
    announcement,
  };
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `SELECT pg_total_relation_size('"Entry"') / count(*) AS bytes FROM "Entry"`,
  );
  await client.end();
  console.log(`an entry takes ${rows[0].bytes} bytes of the database, with its indices`);
  for (const tables of [1_000, 10_000, 100_000]) console.log(simulate(tables, costs));
} finally {
  for (const server of servers) await server.remove();
  cluster.remove();
}
process.exit(0);
