import { afterAll, expect, it } from "vitest";
import { wronglyStored } from "../faults/acknowledged";
import { SimulatedLoad } from "../faults/simulated-load";
import { verifiedTablesOf } from "../support/league/tables";
import { apiOf } from "../support/server/api";
import { buildCommit } from "../support/server/build-commit";
import { startServer, type TestServer } from "../support/server/server";
import { Dice } from "../support/simulate/dice";
import { openAt } from "../support/store/engine";
import { createDatabase, startCluster } from "../support/store/postgresql";

// An upgrade without a stop from the first commit that called itself 1.0.0, seven migrations ago: two of its processes
// are replaced by two of this version, one by one, under load.

const earlier = "6b9d8ebd007afbbb7a0fc584baae5634d9ef3143";
const seed = Number(process.env.FAULTS_SEED ?? 1);
/** How many entries are acknowledged between two steps. */
const between = 150;

const program = buildCommit(earlier);
const cluster = await startCluster();
const url = await createDatabase(cluster.url);
const settings = { DATABASE_URL: url, LOG: "requests" };
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.remove();
  cluster.remove();
});

/** `program`: its folder; this one if there is none. */
async function start(program?: string): Promise<TestServer> {
  const server = await startServer(settings, program ? { program } : {});
  servers.push(server);
  return server;
}
const healthOf = async ({ url }: TestServer) => (await (await apiOf(url))("GET", "/api/health")).body;

it("processes of an earlier version are replaced one by one under load: nothing is lost, stored twice, or refused", async () => {
  const [first, second] = [await start(program), await start(program)];
  const old = [first, second];
  const before = await healthOf(first);
  /** Whom phones ask, as a proxy would choose. */
  const urls = old.map((server) => server.url);
  const load = new SimulatedLoad(urls, 10, new Dice(seed), 100);
  await load.begin();
  let isOver = false;
  const playing = load.playUntil(() => isOver);
  // An early end of the play fails the test at once.
  const failed = playing.then(() => new Promise<never>(() => {}));
  const more = () => Promise.race([load.waitForAcknowledged(between), failed]);
  const acknowledged: number[] = [];
  let newest = second;
  for (const replaced of old) {
    await more();
    newest = await start();
    // It has migrated the database, on which the old ones go on.
    for (const server of old.slice(old.indexOf(replaced))) await healthOf(server);
    urls.push(newest.url);
    await more();
    urls.splice(urls.indexOf(replaced.url), 1);
    await more();
    expect(await replaced.stop()).toBe(0);
    acknowledged.push(load.acknowledged.entries.size);
  }
  await more();
  isOver = true;
  await playing;
  const entries = load.acknowledged.entries.size;
  await load.settle();
  expect(await wronglyStored(load, url)).toEqual({ lost: [], twice: 0 });
  const after = await healthOf(newest);
  expect(after.migrations).toBeGreaterThan(before.migrations);
  const faults = servers.map((server) => server.output().match(/"status":5\d\d/g)?.length ?? 0);
  expect(faults).toEqual(servers.map(() => 0));
  for (const server of servers.slice(old.length)) await server.stop();

  const database = await openAt(url);
  const counted = await verifiedTablesOf(database, load.league.id);
  await database.$disconnect();
  console.log(
    `from ${before.migrations} to ${after.migrations} migrations, seed ${seed}: ${entries} entries acknowledged meanwhile ` +
      `(${acknowledged.join(", ")} when an old process ended); lost: 0, twice: 0, answers of 500 and above: 0; ` +
      `${counted.results.length} league results`,
  );
}, 7_200_000);
