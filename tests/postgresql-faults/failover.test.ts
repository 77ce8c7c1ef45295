import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { wronglyStored } from "../faults/acknowledged";
import { SimulatedLoad } from "../faults/simulated-load";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { verifiedTablesOf } from "../support/league/tables";
import { startServer, type TestServer } from "../support/server/server";
import { watch } from "../support/server/watch";
import { Dice } from "../support/simulate/dice";
import { openAt } from "../support/store/engine";
import { startFailoverCluster } from "../support/store/failover-cluster";

// Three PostgreSQL servers under Patroni behind HAProxy, and three processes: through PgBouncer with an address for
// announcements, through PgBouncer alone, and without it, reading leagues from the replicas. The primary is killed or stands still under the load of sixty
// phones; what happens then, nobody does.

const failovers = Number(process.env.FAULTS_FAILOVERS ?? 10);
const seed = Number(process.env.FAULTS_SEED ?? 1);
/**
 * `asynchronous`: what is acknowledged may be lost, and is counted. Over loopback nothing ever was, so the replicas get
 * nothing for half a second before.
 */
const isSynchronous = process.env.FAULTS_REPLICATION !== "asynchronous";
const failures = [
  ["kill", "machine"],
  ["freeze", "machine"],
  ["kill", "postgresql"],
  ["freeze", "postgresql"],
] as const;

const cluster = await startFailoverCluster(isSynchronous);
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.remove();
  cluster.remove();
});
const { url, pooledUrl, replicaUrl } = cluster;
for (const settings of [
  { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: url },
  { DATABASE_URL: pooledUrl },
  { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl },
])
  servers.push(await startServer(settings));
const urls = servers.map((server) => server.url);

/** A game at each process, watched at all. */
const watched = await Promise.all(
  urls.map(async (at) => {
    const game = doublesGame();
    expect((await post(`${at}/api/games`, game))?.status).toBe(201);
    return {
      at,
      id: game.id,
      head: 0,
      watchers: await Promise.all(urls.map((from) => watch(from, game.id))),
    };
  }),
);
afterAll(() => Promise.all(watched.flatMap(({ watchers }) => watchers.map(({ leave }) => leave()))));

/** Undefined: no answer came. */
function post(address: string, body: object): Promise<Response | undefined> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(15_000);
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body), signal }).catch(
    () => undefined,
  );
}

/** What a keeper changes is read at once by the process that reads from the replicas. */
async function expectRenamed(league: string, name: string): Promise<void> {
  const changes = [{ change: "name", id: uuid(), name }];
  const made = await post(`${urls[0]}/api/leagues/${league}/changes`, { protocol: 1, changes });
  expect(made?.status).toBe(200);
  const read = await fetch(`${urls[2]}/api/leagues/${league}/record`);
  expect((await read.json()).league.name).toBe(name);
}

/** Enters a hand at each process until it is acknowledged; resolves to the seconds until each was, and all watchers knew. */
async function secondsUntilBack(): Promise<{ entered: number; seen: number }> {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1_000;
  const each = await Promise.all(
    watched.map(async (game) => {
      const request = { protocol: 1, base: game.head, entries: [hand(1)] };
      for (;;) {
        const answer = await post(`${game.at}/api/games/${game.id}/entries`, request);
        if (answer && answer.status < 500 && answer.status !== 429) {
          // An answer was lost if the log has already grown.
          expect([200, 409]).toContain(answer.status);
          break;
        }
        await sleep(50);
      }
      game.head++;
      const entered = seconds();
      for (const { heads } of game.watchers)
        await expect.poll(() => heads.at(-1), { interval: 20 }).toBe(game.head);
      return { entered, seen: seconds() };
    }),
  );
  return {
    entered: Math.max(...each.map(({ entered }) => entered)),
    seen: Math.max(...each.map(({ seen }) => seen)),
  };
}

it(`a primary that fails ${failovers} times under load is replaced, and phones and watchers go on`, async () => {
  const dice = new Dice(seed);
  const newLoad = async () => {
    const load = new SimulatedLoad(urls, 30, dice, 1_500);
    await load.begin();
    let isOver = false;
    const playing = load.playUntil(() => isOver);
    // An early end of the play fails the test at once.
    const failed = playing.then(() => new Promise<never>(() => {}));
    const end = () => {
      isOver = true;
      return playing;
    };
    return { load, failed, end };
  };
  let { load, failed, end } = await newLoad();
  const times: string[] = [];
  const lost: string[] = [];
  let acknowledged = 0;
  for (let round = 0; round < failovers; round++) {
    const [how, what] = failures[round % failures.length] ?? failures[0];
    const primary = await Promise.race([cluster.whole(), failed]);
    await Promise.race([load.waitForAcknowledged(dice.from(50, 100)), failed]);
    if (!isSynchronous) {
      primary.stopSending();
      await sleep(500);
    }
    primary[how](what);
    // Phones that have lost something would only show that they have.
    if (!isSynchronous) await end();
    const { entered, seen } = await Promise.race([secondsUntilBack(), failed]);
    times.push(`${how} ${what}: ${entered.toFixed(1)} s, watchers ${seen.toFixed(1)} s`);
    const wrong = await wronglyStored(load, url);
    expect(wrong.twice).toBe(0);
    lost.push(...wrong.lost);
    if (isSynchronous) expect(wrong.lost).toEqual([]);
    await expectRenamed(load.league.id, `After failover ${round + 1}`);
    primary.start();
    if (isSynchronous) continue;
    acknowledged += load.acknowledged.entries.size;
    ({ load, failed, end } = await newLoad());
  }
  await end();
  await cluster.whole();
  const replicaState = async () => (await (await fetch(`${urls[2]}/api/health`)).json()).replica;
  await expect.poll(replicaState, { timeout: 60_000 }).toBe("used");
  if (isSynchronous) {
    acknowledged = load.acknowledged.entries.size;
    await load.settle();
    expect(await wronglyStored(load, url)).toEqual({ lost: [], twice: 0 });
    const database = await openAt(url);
    await verifiedTablesOf(database, load.league.id);
    await database.$disconnect();
  }
  for (const server of servers) {
    expect(server.output()).not.toMatch(/"status":500/);
    await server.stop();
  }
  console.log(
    `${times.join("\n")}\n${failovers} failovers, seed ${seed}, ${isSynchronous ? "synchronous" : "asynchronous"}: ` +
      `${acknowledged} entries acknowledged meanwhile; lost: ${lost.length}, twice: 0`,
  );
}, 7_200_000);
