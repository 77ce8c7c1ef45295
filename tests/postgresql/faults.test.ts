import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { GameStore } from "../../lib/server/games/game-store";
import { storeRefusal } from "../../lib/server/http/store-refusal";
import { retried } from "../../lib/server/store/retry";
import { isTaken, storeFault } from "../../lib/server/store/store-fault";
import { doublesGame, hand, key } from "../support/entries";
import { clusterUrl, openAt } from "../support/store/engine";
import { createDatabase, password, startCluster } from "../support/store/postgresql";
import { startProcesses } from "../support/store/processes";

const { url, processes, close } = await startProcesses(1);
const [process] = processes;
if (!process) throw new Error("no process");
const { database, store } = process;
const admin = new pg.Client(url);
await admin.connect();
afterAll(async () => {
  await admin.end();
  await close();
});

/** Ends every connection to the database but its own, as when the database server is replaced. */
const terminateConnections = () =>
  admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );

const row = (id: string) => ({ id, ruleset: "pip", options: "{}", players: "[]", keyHash: "" });

it("a database without a free connection is waited for; a process that finds none at its start says so", async () => {
  await admin.query("CREATE ROLE few LOGIN PASSWORD 'few' CONNECTION LIMIT 4");
  const few = new URL(await createDatabase(clusterUrl()));
  await admin.query(`ALTER DATABASE "${few.pathname.slice(1)}" OWNER TO few`);
  few.username = few.password = "few";
  // Announcements take one of the four.
  const crowded = await openAt(few.href, 10);
  const reads = Array.from({ length: 60 }, () => crowded.game.count());
  const writes = Array.from({ length: 20 }, (_, index) =>
    crowded.transaction((inside) => inside.game.create({ data: row(`crowded${index}`) })),
  );
  await Promise.all([...reads, ...writes]);
  expect(await crowded.game.count()).toBe(20);
  await expect(
    Promise.all(Array.from({ length: 4 }, () => openAt(few.href).then((other) => other.$disconnect()))),
  ).rejects.toThrow(/no connection left.*DATABASE_CONNECTIONS/);
  await crowded.$disconnect();
});

describe("a transaction", () => {
  it("whose connection is lost before its commit is retried and takes effect once", async () => {
    let attempts = 0;
    await database.transaction(async (inside) => {
      await inside.game.create({ data: row("cut") });
      attempts++;
      if (attempts === 1) await terminateConnections();
      await inside.game.count();
    });
    expect(attempts).toBe(2);
    expect(await database.game.count({ where: { id: "cut" } })).toBe(1);
  });

  it("whose connection is lost after its work is not retried, because it may have been stored", async () => {
    let attempts = 0;
    const cut = database.transaction(async (inside) => {
      await inside.game.create({ data: row(`unknown${attempts}`) });
      attempts++;
      await terminateConnections();
    });
    await expect(cut).rejects.toSatisfy((error) => storeFault(error) === "unreachable");
    expect(attempts).toBe(1);
  });

  it("that conflicts or deadlocks with another is retried", async () => {
    await database.transaction((inside) => inside.game.createMany({ data: [row("left"), row("right")] }));
    const attempts = { left: 0, right: 0 };
    const both = { left: () => {}, right: () => {} };
    const met = Promise.all([
      new Promise<void>((resolve) => (both.left = resolve)),
      new Promise<void>((resolve) => (both.right = resolve)),
    ]);
    const cross = (first: "left" | "right", second: "left" | "right") =>
      database.transaction(async (inside) => {
        attempts[first]++;
        await inside.game.update({ where: { id: first }, data: { keyHash: first } });
        both[first]();
        await met;
        await inside.game.update({ where: { id: second }, data: { keyHash: first } });
      });
    await Promise.all([cross("left", "right"), cross("right", "left")]);
    expect(attempts.left + attempts.right).toBe(3);
    const [left, right] = await database.game.findMany({ where: { id: { in: ["left", "right"] } } });
    expect(left?.keyHash).toBe(right?.keyHash);
  });

  it("that keeps conflicting ends with a temporary fault", async () => {
    const always = database.transaction(() =>
      Promise.reject(Object.assign(new Error("could not serialize"), { code: "40001" })),
    );
    const taken = retried(
      () => Promise.reject(Object.assign(new Error("taken"), { code: "P2002" })),
      isTaken,
    );
    for (const ended of await Promise.allSettled([always, taken]))
      expect(ended).toMatchObject({ reason: expect.toSatisfy((error) => storeFault(error) === "conflict") });
  });
});

it("reads and appends continue over new connections after all are cut", async () => {
  const game = doublesGame();
  await store.create(game, key);
  const acknowledged: string[] = [];
  for (let base = 0; base < 10; base++) {
    const sent = hand(1 + base);
    const cut = base % 2 === 0 ? terminateConnections() : undefined;
    // A phone sends again what was not acknowledged.
    for (;;) {
      const done = await store
        .append(game.id, key, { protocol: 1, base, entries: [sent] })
        .catch((error: unknown) => {
          expect(storeFault(error)).toBe("unreachable");
          return undefined;
        });
      if (done) {
        expect(done.outcome).toMatch(/^(?:stored|behind)$/);
        break;
      }
    }
    await cut;
    acknowledged.push(sent.id);
    const log = await store.read(game.id, 0);
    expect(log.entries.map(({ entry }) => entry.id)).toEqual(acknowledged);
  }
});

it("work started while the database is down completes once it is back", async () => {
  const cluster = await startCluster(["fsync=off"]);
  try {
    const away = await openAt(await createDatabase(cluster.url));
    const log = new GameStore(away, games);
    const game = doublesGame();
    await log.create(game, key);
    cluster.stop("immediate");
    await sleep(100);
    const append = log.append(game.id, key, { protocol: 1, base: 0, entries: [hand(1)] });
    const read = away.$queryRaw`SELECT COUNT(*) AS "count" FROM "Game"`;
    await sleep(200);
    cluster.start();
    expect((await append).outcome).toBe("stored");
    expect(await read).toEqual([{ count: 1n }]);
    expect(await away.entry.count()).toBe(1);
    await away.$disconnect();
  } finally {
    cluster.remove();
  }
});

it("a request that waits too long for a connection is answered with 503 and Retry-After", async () => {
  const narrow = await openAt(url, 1);
  let end = () => {};
  let held: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    held = narrow.transaction(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
          begun();
        }),
    );
  });
  const refused: unknown = await narrow.game.count().catch((error: unknown) => error);
  end();
  await held;
  const answer = storeRefusal("here", refused);
  expect(answer?.status).toBe(503);
  expect(Number(answer?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await narrow.game.count()).toBeGreaterThan(0);
  await narrow.$disconnect();
});

describe("a database that cannot be used is reported without its password", () => {
  const given = new URL(clusterUrl());
  const refused = async (change: Partial<URL>) => {
    const wrong = Object.assign(new URL(given), change);
    const error: unknown = await openAt(wrong.href).catch((reason: unknown) => reason);
    const message = error instanceof Error ? error.message : "";
    expect(message).not.toContain(password);
    expect(message).not.toContain("other-secret");
    return message;
  };

  it.each([
    [
      "with a wrong password",
      { password: "other-secret" },
      /refuses the user or the password in DATABASE_URL/,
    ],
    ["that does not exist", { pathname: "nowhere" }, /^There is no database nowhere at /],
    ["whose server does not answer", { port: "1" }, /^There is no connection to the database postgres at /],
  ])("%s", async (_, change, sentence) => expect(await refused(change)).toMatch(sentence));

  it("that belongs to another program", async () => {
    const other = await createDatabase(given.href);
    const client = new pg.Client(other);
    await client.connect();
    await client.query("CREATE TABLE theirs (id int)");
    await client.end();
    await expect(openAt(other)).rejects.toThrow(/another program/);
  });
});
