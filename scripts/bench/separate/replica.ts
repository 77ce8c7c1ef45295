import { games } from "../../../lib/games/registry";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { uuid } from "../../../tests/support/entries";
import { seedLeague } from "../../../tests/support/league/seed";
import { startServer, type TestServer } from "../../../tests/support/server/server";
import { openAt } from "../../../tests/support/store/engine";
import { createDatabase, startCluster } from "../../../tests/support/store/postgresql";
import { treeOf } from "../../../tests/support/store/process-tree";
import { cpuOf } from "../support/cpu-of";

// What reading a league costs the primary, in processor time of PostgreSQL, without a replica and with one.
// Usage: npx tsx scripts/bench/separate/replica.ts [seconds of each measurement]

const seconds = Number(process.argv[2] ?? 5);
const clients = 4;
const key = "k".repeat(32);

const primary = await startCluster();
const url = await createDatabase(primary.url);
const database = await openAt(url);
const seeding = { players: 20, games: 200, hands: 3, gamesAWeek: 12, seed: 1, name: "Bench" };
const seeded = await seedLeague(database, new LeagueStore(database, games), {
  ...seeding,
  until: new Date(),
  key,
});
if (!seeded) throw new Error("no league was made");
const { id, slug } = seeded;
await database.$disconnect();
const replica = await primary.startReplica(false);
const replicaUrl = Object.assign(new URL(url), { port: `${replica.port}` }).href;

async function ask(at: TestServer, path: string, body?: object): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const answer = await fetch(at.url + path, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
}

/** Milliseconds of both servers for each time, and how often in a second. */
async function costOf(work: () => Promise<void>) {
  const trees = () => [treeOf(primary.pid()), treeOf(replica.pid())].map(cpuOf);
  await work();
  const before = trees();
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const client = async () => {
    for (; performance.now() < until; done++) await work();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const [ofPrimary = 0, ofReplica = 0] = trees().map((after, index) => (after - (before[index] ?? 0)) / done);
  return { ofPrimary, ofReplica, perSecond: done / seconds };
}

const says = (name: string, { ofPrimary, ofReplica, perSecond }: Awaited<ReturnType<typeof costOf>>) =>
  console.log(
    `  ${name}: ${ofPrimary.toFixed(2)} ms of the primary, ${ofReplica.toFixed(2)} ms of the replica; ${perSecond.toFixed(0)} a second`,
  );

try {
  for (const [name, settings] of [
    ["without a replica", {}],
    ["with one", { DATABASE_REPLICA_URL: replicaUrl }],
  ] as const) {
    const server = await startServer({ DATABASE_URL: url, ...settings });
    console.log(name);
    let names = 0;
    const change = () => {
      const changed = { change: "name", id: uuid(), name: `Bench ${++names}` };
      return ask(server, `/api/leagues/${id}/changes`, { protocol: 1, changes: [changed] });
    };
    says("a page that is in memory", await costOf(() => ask(server, `/l/${slug}`)));
    says("a table, as JSON", await costOf(() => ask(server, `/api/leagues/${id}/standings`)));
    says("a change", await costOf(change));
    says(
      "a change and a page, drawn anew",
      await costOf(async () => {
        await change();
        await ask(server, `/l/${slug}`);
      }),
    );
    await server.remove();
  }
} finally {
  replica.remove();
  primary.remove();
}
process.exit(0);
