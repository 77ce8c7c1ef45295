import { chmod, cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { doublesGame, hand, key, uuid } from "../../support/entries";
import { run, startServer } from "../../support/server/server";
import { temporaryDirectory } from "../../support/temporary";

const server = await startServer();
afterAll(() => server.remove());
const directory = temporaryDirectory();
const bearer = { Authorization: `Bearer ${key}` };

it("a server refuses a database file that is damaged, read-only or in use by another server, and leaves it unchanged", async () => {
  const damaged = join(directory, "damaged.db");
  await writeFile(damaged, "x".repeat(9_000));
  const locked = join(directory, "read-only.db");
  await cp(server.databaseFile, locked);
  const before = await readFile(locked);
  // Root may write everywhere, the user nobody may not.
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
  expect(ended).toMatchObject(["is damaged", "cannot be written by", "already running on"].map(sentence));
  expect((await readFile(damaged, "utf8")).replaceAll("x", "")).toBe("");
  expect((await readFile(locked)).equals(before)).toBe(true);
});

it("a server whose database file is deleted reports it and acknowledges nothing more", async () => {
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
  // Reported once, not on every check.
  await sleep(5_000);
  expect(doomed.output().match(/SQLITE_GONE/g)).toHaveLength(1);
  await doomed.stop();
  await doomed.restart();
  expect(await ask(game)).toEqual([404, "no-such-game"]);
  await doomed.remove();
});
