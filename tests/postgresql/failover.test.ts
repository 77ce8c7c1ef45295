import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { LeagueStore } from "../../lib/server/leagues/league-store";
import type { Database } from "../../lib/server/store/store";
import { storeFault } from "../../lib/server/store/store-fault";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { clusterUrl, openAt } from "../support/store/engine";
import { createDatabase, startCluster } from "../support/store/postgresql";

/** One address for whichever database server is the primary. */
async function startForwarder(to: number) {
  let port = to;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const there = connect(port, "127.0.0.1");
    for (const [one, other] of [[from, there] as const, [there, from] as const]) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => open.delete(one));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** New connections go to this port; existing ones stay. */
    forwardTo(other: number) {
      port = other;
    },
    /** Nothing more goes through existing connections, and they stay open: a machine has vanished. */
    stall() {
      for (const socket of open) socket.unpipe();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Retries as a phone does, until it succeeds. Every fault on the way has to be a temporary one. */
async function retryUntilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      expect(["unreachable", "busy"]).toContain(storeFault(error));
      await sleep(100);
    }
  }
}

it("when a replica replaces a failed primary, everything acknowledged is stored once and the program continues", async () => {
  const primary = await startCluster(["fsync=off"]);
  const url = new URL(await createDatabase(primary.url));
  const replica = await primary.startReplica();
  const primaryPort = Number(url.port);
  const address = await startForwarder(primaryPort);
  url.port = String(address.port);
  const databases: Database[] = [await openAt(url.href), await openAt(url.href)];
  const received = new Set<string>();
  for (const { channel } of databases) channel?.listen(({ gameId }) => received.add(gameId));
  try {
    const stores = databases.map(
      (database) => new GameStore(database, games, undefined, new LeagueStore(database, games)),
    );
    const game = doublesGame();
    await stores[0]?.create(game, key);
    const acknowledged: string[] = [];
    const append = async () => {
      const sent = hand(1 + (acknowledged.length % 9));
      const store = stores[acknowledged.length % stores.length];
      const base = acknowledged.length;
      const done = await retryUntilDone(async () =>
        store?.append(game.id, key, { protocol: 1, base, entries: [sent] }),
      );
      expect(done?.outcome).toMatch(/^(?:stored|behind)$/);
      acknowledged.push(sent.id);
    };
    for (let each = 0; each < 10; each++) await append();

    // A proxy that does not know yet who the primary is leads to a replica, whose connections must not be kept.
    address.forwardTo(replica.port);
    const admin = new pg.Client(primary.url);
    await admin.connect();
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pipkeeper'",
    );
    await admin.end();
    const read = await databases[0]?.game.count().catch((error: unknown) => error);
    expect(storeFault(read)).toBe("unreachable");
    address.forwardTo(primaryPort);
    expect(
      await databases[0]?.transaction((inside) => inside.game.updateMany({ data: { ruleset: "doubles" } })),
    ).toBeDefined();
    await append();

    primary.stop("immediate");
    // For a while the address leads to a read-only server.
    address.forwardTo(replica.port);
    const refused = await databases[0]
      ?.transaction((inside) => inside.game.updateMany({ data: { ruleset: "doubles" } }))
      .catch((error: unknown) => error);
    expect(storeFault(refused)).toBe("unreachable");
    const going = append();
    await sleep(300);
    replica.promote();
    await going;
    for (let each = 0; each < 10; each++) await append();

    for (const store of stores)
      expect((await store.read(game.id, 0)).entries.map(({ entry }) => entry.id)).toEqual(acknowledged);
    const league = { ...leagueRequest(), id: uuid() };
    const leagues = databases.map((database) => new LeagueStore(database, games));
    expect(await leagues[0]?.create(league, key)).toMatchObject({ isNew: true });
    expect(await leagues[1]?.versionOf(league.id)).toBeDefined();
    // Announcements arrive again over new connections.
    received.clear();
    while (!received.has(game.id)) {
      databases[0]?.channel?.announce({ gameId: game.id, head: 22 });
      await sleep(100);
    }
  } finally {
    for (const database of databases) await database.$disconnect();
    address.close();
    replica.remove();
    primary.remove();
  }
});

it("when the database’s machine vanishes without closing a connection, everything continues over new ones", async () => {
  const url = new URL(await createDatabase(clusterUrl()));
  const address = await startForwarder(Number(url.port));
  url.port = String(address.port);
  const database = await openAt(url.href);
  const other = await openAt(url.href);
  const received = new Set<string>();
  other.channel?.listen(({ gameId }) => received.add(gameId));
  database.channel?.listen(() => {});
  const announced = async (gameId: string) => {
    while (!received.has(gameId)) {
      database.channel?.announce({ gameId, head: 1 });
      await sleep(100);
    }
  };
  try {
    const store = new GameStore(database, games);
    const game = doublesGame();
    await store.create(game, key);
    await announced("before");
    const read = () => database.game.count();
    // The whole pool is open when it happens.
    await Promise.all(Array.from({ length: 20 }, read));
    address.stall();
    const sent = { protocol: 1 as const, base: 0, entries: [hand(1)] };
    const [appended] = await Promise.all([
      retryUntilDone(() => store.append(game.id, key, sent)),
      retryUntilDone(() =>
        database.transaction((inside) => inside.game.updateMany({ data: { ruleset: "doubles" } })),
      ),
      ...Array.from({ length: 20 }, () => retryUntilDone(read)),
    ]);
    expect(appended.outcome).toBe("stored");
    await announced("after");
  } finally {
    await database.$disconnect();
    await other.$disconnect();
    address.close();
  }
});
