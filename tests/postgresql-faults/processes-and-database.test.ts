import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, expect, it } from "vitest";
import { queryOnceUp, wronglyStored } from "../faults/acknowledged";
import { thorough } from "../faults/scale";
import { SimulatedLoad } from "../faults/simulated-load";
import { tmpfs } from "../faults/small-disk";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { ClubNight } from "../support/evening/club-night";
import { verifiedTablesOf } from "../support/league/tables";
import { leagueRequest } from "../support/league/world";
import { apiOf } from "../support/server/api";
import { startServer, type TestServer } from "../support/server/server";
import { Dice } from "../support/simulate/dice";
import { openAt } from "../support/store/engine";
import { createDatabase, startCluster } from "../support/store/postgresql";

// Three processes on one database, games deleted and restored at the moment of their last entry, and SIGKILL at random moments under load: to a process, to the whole database, or
// to one of the database's own processes, after which it ends all others and recovers. And a full disk of the database,
// where one can be mounted.

const kills = Number(process.env.FAULTS_KILLS ?? (thorough ? 100 : 2));
const rounds = thorough ? 20 : 3;
const databaseKills = Number(process.env.FAULTS_DATABASE_KILLS ?? (thorough ? 20 : 2));
const seed = Number(process.env.FAULTS_SEED ?? 1);

const cluster = await startCluster();
const url = await createDatabase(cluster.url);
const servers: TestServer[] = [];
while (servers.length < 3) servers.push(await startServer({ DATABASE_URL: url }));
afterAll(async () => {
  for (const server of servers) await server.remove();
  cluster.remove();
});

const query = <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => queryOnceUp<Row>(url, sql);
const nothingWrong = { lost: [], twice: 0 };

async function killProcess(dice: Dice): Promise<void> {
  const server = dice.pick(servers);
  await server.kill();
  await sleep(dice.from(0, 500));
  await server.restart();
}

/** As when its machine fails; it stays down for a while, in the middle of the phones' requests. */
async function killDatabase(dice: Dice): Promise<void> {
  cluster.stop("immediate");
  await sleep(dice.from(0, 2_000));
  cluster.start();
}

async function killBackend(dice: Dice): Promise<void> {
  const pids = await query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  if (pids.length > 0) process.kill(dice.pick(pids).pid, "SIGKILL");
}

it(`an evening of four tables goes on through ${rounds} rounds, in each of which one of three processes is killed: every phone and board has all of it, once`, async () => {
  const dice = new Dice(seed);
  const urls = servers.map((server) => server.url);
  const night = await ClubNight.open(urls, { tables: 4, phonesATable: 2, boards: 3 });
  for (let round = 1; round <= rounds; round++) {
    const plan = await night.draw();
    const playing = Promise.all(plan.tables.map(({ table }) => night.play(plan, table)));
    // An early end of the play fails the test at once.
    await Promise.race([night.acknowledgedMore(dice.from(1, 7)), playing]);
    const server = dice.pick(servers);
    await server.kill();
    await playing;
    await server.restart();
  }
  await night.say(night.host, { kind: "end" });
  // Nobody asks them to: whoever's stream broke listens to another process.
  await Promise.all(night.all.map((phone) => night.knowsAll(phone)));
  const [first, ...others] = night.all.map((phone) => phone.evening());
  for (const each of others) expect(each.view.lines).toEqual(first?.view.lines);
  night.close();
  expect(first).toMatchObject({ saved: "saved", unsettled: [] });
  const stored = await query<{ id: string }>(
    `SELECT "id" FROM "Entry" WHERE "gameId" = '${night.evening.id}' ORDER BY "seq"`,
  );
  expect(stored.map(({ id }) => id).sort()).toEqual(night.entered.toSorted());
  const { standings, waiting, status } = first?.view.log.result([], false) ?? {};
  expect({ waiting, status }).toEqual({ waiting: [], status: "finished" });
  expect(standings?.map(({ games }) => games)).toEqual(Array.from({ length: 16 }, () => rounds));
  console.log(`an evening of ${rounds} rounds, ${rounds} kills: ${stored.length} entries, lost: 0, twice: 0`);
}, 7_200_000);

it(`three processes, killed ${kills} times, and their database, killed ${databaseKills} times, lose nothing and store nothing twice`, async () => {
  const dice = new Dice(seed);
  const urls = servers.map((server) => server.url);
  const load = new SimulatedLoad(urls, 4, dice);
  await load.begin();
  const all = [
    ...Array.from({ length: kills }, () => killProcess),
    ...Array.from({ length: databaseKills }, (_, index) => (index % 2 === 0 ? killDatabase : killBackend)),
  ];
  let isOver = false;
  const playing = load.playUntil(() => isOver);
  // An early end of the play fails the test at once.
  const failed = playing.then(() => new Promise<never>(() => {}));
  while (all.length > 0) {
    const [kill] = all.splice(dice.from(0, all.length - 1), 1);
    await Promise.race([load.waitForAcknowledged(dice.from(0, 60)), failed]);
    await sleep(dice.from(0, 20));
    await kill?.(dice);
    expect(await wronglyStored(load, url)).toEqual(nothingWrong);
  }
  isOver = true;
  await playing;
  const acknowledged = load.acknowledged.entries.size;
  await load.settle();
  expect(await wronglyStored(load, url)).toEqual(nothingWrong);
  for (const server of servers) await server.stop();

  const database = await openAt(url);
  const counted = await verifiedTablesOf(database, load.league.id);
  await database.$disconnect();
  const { deletions } = load.acknowledged;
  expect(counted.results.filter(({ gameId }) => deletions.has(gameId))).toEqual([]);
  console.log(
    `${kills} kills of processes, ${databaseKills} of the database, seed ${seed}: ${load.playedGames.length} games, ${deletions.size} of them deleted, ${load.entered} entries, ` +
      `${acknowledged} acknowledged while it went on; lost: 0, twice: 0; ${counted.results.length} league results`,
  );
}, 7_200_000);

/** An empty PostgreSQL database takes about 8 MB. */
const disk = thorough ? tmpfs(24) : undefined;
afterAll(() => disk?.remove());

if (disk) {
  it("a database with a full disk can be read, writes are refused with 507, and everything resumes once there is room", async () => {
    const folder = disk.started.folder ?? "";
    spawnSync("chown", ["postgres:", folder]);
    await query(`CREATE TABLESPACE small LOCATION '${folder}'`);
    await query("CREATE DATABASE small TABLESPACE small");
    const server = await startServer({ DATABASE_URL: new URL("small", cluster.url).href });
    const bearer = { Authorization: `Bearer ${key}` };
    try {
      const api = await apiOf(server.url);
      const league = leagueRequest();
      await api("POST", "/api/leagues", league, bearer);
      const post = async (path: string, body: object) => {
        const sent = { method: "POST", headers: bearer, body: JSON.stringify(body) };
        const answer = await fetch(server.url + path, sent);
        return [answer.status, (await answer.json()).code];
      };
      const hands = () => Array.from({ length: 40 }, () => hand(2));
      let [stored, refused] = [0, 0];
      for (let round = 1; round <= 20; round++) {
        const game = doublesGame();
        await api("POST", "/api/games", game, bearer);
        const seats = { a: league.players[0]?.id, b: league.players[1]?.id };
        const changes = [{ change: "game", id: uuid(), game: game.id, seats }];
        await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, bearer);
        const whole = { protocol: 1, base: 0, entries: [...hands(), entry({ kind: "end" })] };
        const end = () => post(`/api/games/${game.id}/entries`, whole);
        disk.fill(server, 200_000);
        const fillUp = async () => {
          for (;;) {
            const more = doublesGame();
            const made = await post("/api/games", more);
            if (made[0] !== 201) return made;
            const answer = await post(`/api/games/${more.id}/entries`, {
              protocol: 1,
              base: 0,
              entries: hands(),
            });
            if (answer[0] !== 200) return answer;
            stored += 40;
          }
        };
        for (const answer of [await fillUp(), await end(), await end()]) {
          expect(answer).toEqual([507, "store-full"]);
          refused++;
        }
        expect((await api("GET", `/api/games/${game.id}`)).body.head).toBe(0);
        disk.makeRoom(server);
        expect((await end())[0]).toBe(200);
        const { body } = await api("GET", `/api/leagues/${league.id}/standings`);
        expect(body.rows.map(({ played }: { played: number }) => played)).toEqual([round, round]);
      }
      console.log(
        `PostgreSQL on a tmpfs of 24 MB: filled 20 times, ${refused} writes refused with 507, ${stored} entries stored`,
      );
    } finally {
      await server.remove();
    }
  });
}
