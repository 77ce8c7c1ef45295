import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { apiOf } from "../support/api";
import { doublesGame, hand, key } from "../support/entries";
import { startServer } from "../support/server";
import { temporaryDirectory } from "../support/temporary";

const folder = temporaryDirectory();
const root = fileURLToPath(new URL("../..", import.meta.url));
const backups = join(folder, "backups");
const server = await startServer({ BACKUP_FOLDER: backups, BACKUP_EVERY: "1h", BACKUP_KEEP: "2" });
afterAll(() => server.remove());
const bearer = { Authorization: `Bearer ${key}` };

/** A command as `npm run` gives it. */
function run(...args: string[]): { code: number | null; said: string } {
  const env = { ...process.env, DATABASE_URL: `file:${server.databaseFile}`, INIT_CWD: folder };
  const script = join(root, "scripts/command.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, cwd: root });
  return { code: status, said: `${stdout}${stderr}` };
}

it("a server under load is backed up by command and by itself, and restored when it has stopped", async () => {
  const api = await apiOf(server.url);
  const game = doublesGame();
  await api("POST", "/api/games", game, bearer);
  const append = (base: number) =>
    api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base, entries: [hand(1)] }, bearer);
  let head = 0;
  let stop = false;
  const load = (async () => {
    for (; !stop; await sleep(5)) head = (await append(head)).body.head;
  })();
  while (head < 3) await sleep(10);
  const atLeast = head;
  expect(run("backup", "evening.db")).toMatchObject({ code: 0 });
  const { code, said } = run("restore", "evening.db", "--overwrite");
  expect([code, said]).toEqual([1, expect.stringMatching(/A Pipkeeper is running on/)]);
  stop = true;
  await load;

  while (!readdirSync(backups).some((name) => /^pipkeeper-000001-\d{4}-\d\d-\d\d\.db$/.test(name)))
    await sleep(20);
  await server.stop();
  expect(run("restore", "evening.db")).toMatchObject({
    code: 1,
    said: expect.stringContaining("--overwrite"),
  });
  expect(run("restore", "evening.db", "--overwrite")).toMatchObject({ code: 0 });
  await server.restart();
  const restored = await api("GET", `/api/games/${game.id}`);
  expect(restored.body.head).toBeGreaterThanOrEqual(atLeast);
  expect(restored.body.head).toBeLessThanOrEqual(head);
  // The newest backup is young enough: starting again makes no other.
  expect(readdirSync(backups)).toHaveLength(1);
});
