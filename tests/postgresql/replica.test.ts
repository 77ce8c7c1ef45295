import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { leagueToRead, readAbout } from "../../lib/server/leagues/league-reads";
import { LeagueStore } from "../../lib/server/leagues/league-store";
import { LeagueValues } from "../../lib/server/leagues/league-values";
import { openDatabase } from "../../lib/server/store/open";
import { doublesGame, entry, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { createDatabase, startCluster } from "../support/store/postgresql";
import { signalAll, treeOf } from "../support/store/process-tree";

// Leagues read from a streaming replica, which stands still, is behind, and is away: nobody reads what is older than the
// last change that was answered.

const primary = await startCluster(["fsync=off"]);
const url = await createDatabase(primary.url);
const replica = await primary.startReplica(false);
const replicaUrl = Object.assign(new URL(url), { port: `${replica.port}` }).href;
const open = () => openDatabase({ type: "server", url, replicaUrl, connections: 5 });
const [database, other] = [await open(), await open()];
afterAll(async () => {
  await database.$disconnect();
  await other.$disconnect();
  replica.remove();
  primary.remove();
});
const leagues = new LeagueStore(database, games);
const store = new GameStore(database, games, undefined, leagues);
const values = new LeagueValues(other);

const becomes = (state: string) =>
  expect.poll(() => [database, other].map(({ replica }) => replica?.state)).toEqual([state, state]);
const askReplica = async (text: string) => {
  const client = new pg.Client(replicaUrl);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows[0];
};
/** Resolves when the replica has everything. */
async function caughtUp() {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("SELECT pg_current_wal_lsn() AS now");
  await client.end();
  await expect
    .poll(async () => (await askReplica(`SELECT pg_last_wal_replay_lsn() >= '${rows[0].now}' AS has`)).has)
    .toBe(true);
}

const made = leagueRequest();
const league = await leagues.create({ ...made, id: uuid() }, key);
const { id, slug } = league.league;
let names = 0;
/** A keeper's change at one process, and what the other reads at once. */
async function renamed() {
  const name = `Club ${++names}`;
  await leagues.change(id, key, [{ change: "name", id: uuid(), name }]);
  expect((await leagueToRead(other, slug)).name).toBe(name);
}
/** Where a league that has not changed is read, at the other process. */
const readFrom = async () => {
  const row = await leagueToRead(other, slug);
  const [server] = await readAbout(
    other,
    row,
    (there) => there.$queryRaw<{ isReplica: boolean }[]>`SELECT pg_is_in_recovery() AS "isReplica"`,
  );
  return server?.isReplica ? "replica" : "primary";
};

it("a league is read from the replica, and at once from the primary if the replica has an older one", async () => {
  await caughtUp();
  await becomes("used");
  await expect.poll(readFrom).toBe("replica");

  await askReplica("SELECT pg_wal_replay_pause()");
  for (let time = 0; time < 3; time++) await renamed();
  expect(await readFrom()).toBe("primary");
  const game = doublesGame();
  await store.create(game, key);
  const seats = { a: made.players[0]?.id ?? "", b: made.players[1]?.id ?? "" };
  await leagues.change(id, key, [{ change: "game", id: uuid(), game: game.id, seats }]);
  await store.append(game.id, key, { protocol: 1, base: 0, entries: [hand(5), entry({ kind: "end" })] });
  const ended = async () =>
    (await values.of(await leagueToRead(other, slug))).games.map(({ gameId }) => gameId);
  expect(await ended()).toEqual([game.id]);

  await askReplica("SELECT pg_wal_replay_resume()");
  await caughtUp();
  await expect.poll(readFrom).toBe("replica");
  expect(await ended()).toEqual([game.id]);
});

it("a replica that is too far behind is passed over until it has caught up", async () => {
  await askReplica("SELECT pg_wal_replay_pause()");
  const unchanged = await leagueToRead(other, slug);
  await store.create(doublesGame(), key);
  await becomes("behind");
  expect(await readFrom()).toBe("primary");
  expect(await leagueToRead(other, slug)).toEqual(unchanged);
  await askReplica("SELECT pg_wal_replay_resume()");
  await becomes("used");
  await expect.poll(readFrom).toBe("replica");
});

it("a replica that is stopped, or stands still, costs no answer and is used again afterwards", async () => {
  replica.stop("immediate");
  expect(await readFrom()).toBe("primary");
  await renamed();
  await becomes("away");
  replica.start();
  await becomes("used");

  const all = treeOf(replica.pid());
  signalAll(all, "SIGSTOP");
  try {
    // Each of them is silent on connections that are open.
    expect(await Promise.all(Array.from({ length: 5 }, readFrom))).toEqual(Array(5).fill("primary"));
    await renamed();
    await becomes("away");
  } finally {
    signalAll(all, "SIGCONT");
  }
  await becomes("used");
  await expect.poll(readFrom).toBe("replica");
});

it("an address that leads to the primary, or whose tables cannot be read, loses nothing", async () => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("CREATE ROLE looks LOGIN PASSWORD 'looks'");
  await client.end();
  const stranger = Object.assign(new URL(url), { username: "looks", password: "looks" }).href;
  for (const [address, state] of [
    [url, "used"],
    [stranger, "away"],
  ] as const) {
    const opened = await openDatabase({ type: "server", url, replicaUrl: address, connections: 2 });
    await expect.poll(() => opened.replica?.state).toBe(state);
    expect((await leagueToRead(opened, slug)).name).toBe(`Club ${names}`);
    await opened.$disconnect();
  }
});
