import { chmod, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { apiOf } from "../support/server/api";
import { run, startServer } from "../support/server/server";
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

describe("what was acknowledged is there", () => {
  it("after the server was stopped in peace", async () => {
    await append(0, 4);
    const before = await api("GET", `/api/games/${game.id}`);
    expect(await server.stop()).toBe(0);
    await server.restart();
    expect(await api("GET", `/api/games/${game.id}`)).toMatchObject({ status: 200, body: before.body });
  });

  it("after it was killed in a burst of appends", async () => {
    let acknowledged = 1;
    let killed: Promise<void> | undefined;
    for (;;) {
      const appended = append(acknowledged, 1 + (acknowledged % 20)).catch(() => undefined);
      // Sent, not answered: the signal finds the server at work.
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

describe("a server that cannot start says why in a sentence and ends", () => {
  const directory = temporaryDirectory();

  const other = createServer().listen(0, "127.0.0.1");
  afterAll(() => other.close());

  it.each([
    ["a port that is none", () => ({ PORT: "many" }), /PORT should be a whole number from 0 to 65535/],
    [
      "a database of another kind",
      () => ({ DATABASE_URL: "mysql://x/y" }),
      /DATABASE_URL should name a file/,
    ],
    ["a port that is taken", () => ({ PORT: portOf(other), HOST: "127.0.0.1" }), /Cannot listen on port \d+/],
  ])("%s", async (_, env, sentence) => {
    const settings = { PORT: "0", DATABASE_URL: `file:${join(directory, "any.db")}`, ...env() };
    await expect(run(settings)).rejects.toThrow(sentence);
  });

  it("a database that is damaged, that may not be written, and that another server has", async () => {
    const damaged = join(directory, "damaged.db");
    await writeFile(damaged, "x".repeat(9_000));
    const locked = join(directory, "read-only.db");
    await cp(server.databaseFile, locked);
    const before = await readFile(locked);
    // Root may write everywhere; nobody may not.
    const started = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    await chmod(directory, 0o755);
    await chmod(locked, 0o444);
    const settings = { PORT: "0", HOST: "127.0.0.1" };
    const ended = await Promise.allSettled([
      run({ ...settings, DATABASE_URL: `file:${damaged}` }),
      run({ ...settings, DATABASE_URL: `file:${locked}` }, started),
      run({ ...settings, DATABASE_URL: `file:${server.databaseFile}` }),
    ]);
    const sentence = (part: string) => ({ reason: { code: 1, message: expect.stringContaining(part) } });
    expect(ended).toMatchObject(["is damaged", "cannot be written by", "is running on"].map(sentence));
    expect((await readFile(damaged, "utf8")).replaceAll("x", "")).toBe("");
    expect((await readFile(locked)).equals(before)).toBe(true);
  });

  it("a database of a newer Pipkeeper", async () => {
    const file = join(directory, "newer", "test.db");
    await mkdir(join(directory, "newer"));
    const settings = { PORT: "0", HOST: "127.0.0.1", DATABASE_URL: `file:${file}` };
    const { child } = await run(settings);
    child.kill();
    await new Promise((resolve) => child.once("exit", resolve));
    const database = new Database(file);
    database
      .prepare(
        `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('x', 'x', '2099_later')`,
      )
      .run();
    database.close();
    await expect(run(settings)).rejects.toThrow(/made by a newer Pipkeeper/);
  });
});

it("a systemd unit that was installed with an earlier version starts the server", async () => {
  const started = await startServer({}, { script: "scripts/start.mjs" });
  expect((await fetch(`${started.url}/api/health`)).status).toBe(200);
  expect(await started.stop()).toBe(0);
  await started.remove();
});

it("a database that is deleted under a running server is said, and nothing is acknowledged any more", async () => {
  const doomed = await startServer();
  const ask = async (path: string, body?: object) => {
    const sent = { method: "POST", headers: bearer, body: JSON.stringify(body) };
    const answer = await fetch(doomed.url + path, body && sent);
    const text = await answer.text();
    return [answer.status, text.startsWith("{") ? JSON.parse(text).code : text.length > 0];
  };
  const doubles = doublesGame();
  const league = { protocol: 1, id: uuid(), name: "Doomed" };
  const players = ["Ana", "Bo"].map((name) => ({ id: uuid(), name }));
  expect(await ask("/api/games", doubles)).toEqual([201, undefined]);
  expect(await ask("/api/leagues", { ...league, players })).toEqual([201, undefined]);
  expect(await ask("/l/doomed")).toEqual([200, true]);
  for (const end of ["", "-wal", "-shm"]) await rm(doomed.databaseFile + end);
  expect(await ask("/api/health")).toEqual([503, "not-ready"]);
  const game = `/api/games/${doubles.id}`;
  const gone = [503, "store-gone"];
  expect(await ask(`${game}/entries`, { protocol: 1, base: 0, entries: [hand(1)] })).toEqual(gone);
  expect(await ask("/api/games", doublesGame())).toEqual(gone);
  expect(await ask(game)).toEqual(gone);
  expect(await ask("/l/doomed")).toEqual(gone);
  expect(await ask("/settings")).toEqual([200, true]);
  await expect.poll(() => doomed.output()).toContain("SQLITE_GONE");
  // Told once, not at each look.
  await sleep(5_000);
  expect(doomed.output().match(/SQLITE_GONE/g)).toHaveLength(1);
  await doomed.stop();
  await doomed.restart();
  expect(await ask(game)).toEqual([404, "no-such-game"]);
  await doomed.remove();
});

it("the addresses of the home network are printed when it listens on all of them", async () => {
  const { child, output } = await run({
    PORT: "0",
    DATABASE_URL: `file:${join(temporaryDirectory(), "any.db")}`,
  });
  expect(output()).toMatch(/open at http:\/\/localhost:\d+/);
  child.kill();
});
