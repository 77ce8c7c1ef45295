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

it("a server does not start with a database of a newer version, and says so", async () => {
  const DATABASE_URL = await newDatabaseUrl(temporaryDirectory());
  const database = await openAt(DATABASE_URL);
  await database.$executeRaw`
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('x', 'x', '2099_later')`;
  await database.$disconnect();
  const settings = { PORT: "0", HOST: "127.0.0.1", DATABASE_URL };
  await expect(run(settings)).rejects.toThrow(/made by a newer Pipkeeper/);
});
