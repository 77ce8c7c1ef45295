import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { doublesGame, hand, key } from "../../support/entries";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";
import { temporaryDirectory } from "../../support/temporary";

const folder = temporaryDirectory();
const root = fileURLToPath(new URL("../../..", import.meta.url));
const backups = join(folder, "backups");
// Started with the settings of an earlier version.
const server = await startServer({ BACKUP_FOLDER: backups, BACKUP_EVERY: "1h", BACKUP_KEEP: "2" });
afterAll(() => server.remove());
const bearer = { Authorization: `Bearer ${key}` };

interface Outcome {
  code: number | null;
  said: string;
}

/** Runs a command of the build from the folder of the backups. */
function run(...args: string[]): Outcome {
  return spawnThere(process.execPath, [join(root, ".next/bin/command.mjs"), ...args]);
}

function spawnThere(program: string, args: string[]): Outcome {
  const { INIT_CWD: _, ...inherited } = process.env;
  const env = { ...inherited, DATABASE_URL: `file:${server.databaseFile}` };
  const { status, stdout, stderr } = spawnSync(program, args, { env, cwd: folder });
  return { code: status, said: `${stdout}${stderr}` };
}

it("a server with the old settings for scheduled backups starts, makes no backups, and says what to do instead", async () => {
  await expect
    .poll(server.output)
    .toMatch(/no longer makes backups and ignores BACKUP_FOLDER, BACKUP_EVERY, and BACKUP_KEEP/);
  expect(server.output()).toContain(`"npm run backup -- --folder ${backups} --keep 2"`);
  expect(existsSync(backups)).toBe(false);
});

it("a server under load is backed up to a file and daily to a folder, and is restored once it has stopped", async () => {
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
  const byNpm = ["--prefix", root, "run", "--silent", "backup", "--", "evening.db"];
  expect(spawnThere("npm", byNpm)).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "evening.db"))).toBe(true);
  // What a timer runs every day.
  const daily = ["backup", "--folder", "backups", "--keep", "2"];
  for (let day = 0; day < 3; day++) expect(run(...daily)).toMatchObject({ code: 0 });
  const { code, said } = run("restore", "evening.db", "--overwrite");
  expect([code, said]).toEqual([1, expect.stringMatching(/already running on/)]);
  stop = true;
  await load;

  await server.stop();
  expect(readdirSync(backups).sort()).toEqual(
    [2, 3].map((number) => expect.stringMatching(`^pipkeeper-00000${number}-\\d{4}-\\d\\d-\\d\\d\\.db$`)),
  );
  for (const name of readdirSync(backups)) expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600);
  expect(run("restore", "evening.db")).toMatchObject({
    code: 1,
    said: expect.stringContaining("--overwrite"),
  });
  expect(run("restore", "evening.db", "--overwrite")).toMatchObject({ code: 0 });
  await server.restart();
  const restored = await api("GET", `/api/games/${game.id}`);
  expect(restored.body.head).toBeGreaterThanOrEqual(atLeast);
  expect(restored.body.head).toBeLessThanOrEqual(head);

  await server.stop();
  const [newest = ""] = readdirSync(backups).sort().reverse();
  expect(run("restore", join("backups", newest), "--overwrite")).toMatchObject({ code: 0 });
  await server.restart();
  const later = await api("GET", `/api/games/${game.id}`);
  expect(later.body.head).toBeGreaterThanOrEqual(restored.body.head);
  expect(later.body.head).toBeLessThanOrEqual(head);
});
