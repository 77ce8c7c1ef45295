import { createServer, type Server } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { doublesGame, hand, key } from "../support/entries";
import { apiOf } from "../support/server/api";
import { run, startServer } from "../support/server/server";
import { newDatabaseUrl, openAt } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };

const game = doublesGame();
await api("POST", "/api/games", game, bearer);
const append = (base: number, pips: number) =>
  api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base, entries: [hand(pips)] }, bearer);

function portOf(listening: Server): string {
  const address = listening.address();
  return typeof address === "object" && address ? `${address.port}` : "";
}

describe("everything acknowledged is still there", () => {
  it("after the server was stopped", async () => {
    await append(0, 4);
    const before = await api("GET", `/api/games/${game.id}`);
    expect(await server.stop()).toBe(0);
    await server.restart();
    expect(await api("GET", `/api/games/${game.id}`)).toMatchObject({ status: 200, body: before.body });
  });

  it("after the server was killed during a series of appends", async () => {
    let acknowledged = 1;
    let killed: Promise<void> | undefined;
    for (;;) {
      const appended = append(acknowledged, 1 + (acknowledged % 20)).catch(() => undefined);
      // The request is sent and not yet answered, so the signal interrupts the server at work.
      if (acknowledged >= 20) killed ??= server.kill();
      const answer = await appended;
      if (answer?.status !== 200) break;
      acknowledged = answer.body.head;
    }
    expect(killed).toBeDefined();
    await killed;
    await server.restart();
    const { body } = await api("GET", `/api/games/${game.id}`);
    // The last append may have been stored although its answer was lost.
    expect([acknowledged, acknowledged + 1]).toContain(body.head);
    expect(body.entries).toHaveLength(body.head);
    expect((await append(body.head, 3)).status).toBe(200);
  });
});

describe("a server that cannot start says why and exits", () => {
  const folder = temporaryDirectory();

  const other = createServer().listen(0, "127.0.0.1");
  afterAll(() => other.close());

  it.each([
    ["an invalid port", () => ({ PORT: "many" }), /PORT should be a whole number from 0 to 65535/],
    ["an unsupported database", () => ({ DATABASE_URL: "mysql://x/y" }), /DATABASE_URL should name a file/],
    ["a port in use", () => ({ PORT: portOf(other), HOST: "127.0.0.1" }), /Cannot listen on port \d+/],
  ])("%s", async (_, env, sentence) => {
    const settings = { PORT: "0", DATABASE_URL: await newDatabaseUrl(folder), ...env() };
    await expect(run(settings)).rejects.toThrow(sentence);
  });

  it("a database of a newer version", async () => {
    const DATABASE_URL = await newDatabaseUrl(folder);
    const database = await openAt(DATABASE_URL);
    await database.$executeRaw`
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('x', 'x', '2099_later')`;
    await database.$disconnect();
    const settings = { PORT: "0", HOST: "127.0.0.1", DATABASE_URL };
    await expect(run(settings)).rejects.toThrow(/made by a newer Pipkeeper/);
  });
});

it("a systemd unit installed with an earlier version starts the server", async () => {
  const started = await startServer({}, { script: "scripts/start.mjs" });
  expect((await fetch(`${started.url}/api/health`)).status).toBe(200);
  expect(await started.stop()).toBe(0);
  await started.remove();
});

it("a server that listens on all addresses prints the address to open", async () => {
  const { child, output } = await run({
    PORT: "0",
    DATABASE_URL: await newDatabaseUrl(temporaryDirectory()),
  });
  expect(output()).toMatch(/open at http:\/\/localhost:\d+/);
  child.kill();
});
