import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { LeagueStore } from "../../lib/server/leagues/league-store";
import type { Database } from "../../lib/server/store/store";
import { storeFault } from "../../lib/server/store/store-fault";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { openAt } from "../support/store/engine";
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
  const address = await startForwarder(Number(url.port));
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
      databases[0]?.channel?.announce({ gameId: game.id, head: 21 });
      await sleep(100);
    }
  } finally {
    for (const database of databases) await database.$disconnect();
    address.close();
    replica.remove();
    primary.start();
    primary.remove();
  }
});
