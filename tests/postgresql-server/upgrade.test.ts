import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { readMigrations } from "../../lib/server/store/migrate";
import { doublesGame, hand, key } from "../support/entries";
import { apiOf } from "../support/server/api";
import { startServer } from "../support/server/server";
import { temporaryDirectory } from "../support/temporary";

// An upgrade without a stop: a version whose migration only adds starts beside the processes of this one, which go on
// until they are stopped.

const root = fileURLToPath(new URL("../..", import.meta.url));
const bearer = { Authorization: `Bearer ${key}` };

const migrations = readMigrations(join(root, "prisma/migrations"), "postgresql").length;

/** The next version: this build, with a migration that adds a column and an index to what is written all the time. */
function nextVersion(): string {
  const program = temporaryDirectory();
  for (const folder of [".next", "prisma"]) mkdirSync(join(program, folder));
  for (const name of readdirSync(join(root, ".next")).filter((found) => found !== "bin"))
    symlinkSync(join(root, ".next", name), join(program, ".next", name));
  for (const name of ["public", "package.json", "next.config.js"])
    symlinkSync(join(root, name), join(program, name));
  for (const name of [".next/bin", "prisma/migrations"])
    cpSync(join(root, name), join(program, name), { recursive: true });
  const added = join(program, "prisma/migrations/99990101000000_adds");
  mkdirSync(added);
  writeFileSync(
    join(added, "postgresql.sql"),
    `ALTER TABLE "Entry" ADD COLUMN "later" TEXT; CREATE INDEX "Entry_later" ON "Entry"("later");`,
  );
  return program;
}

const old = await startServer();
const servers = [old];
afterAll(() => Promise.all(servers.map((server) => server.remove())));
const atOld = await apiOf(old.url);

it("a version whose migration only adds starts beside the old one under load, and nothing is lost or refused", async () => {
  /** Whom phones ask, as a proxy would choose. */
  let processes = [atOld];
  let entered = 0;
  let stop = false;
  /**
   * Enters hand after hand at whichever process is next, each of one point, so that the game does not end; resolves to
   * how many were acknowledged.
   */
  const phone = async () => {
    const game = doublesGame();
    await atOld("POST", "/api/games", game, bearer);
    for (let head = 0; ; head++, entered++) {
      if (stop) return { id: game.id, head };
      const api = processes[head % processes.length] ?? atOld;
      const request = { protocol: 1, base: head, entries: [hand(1)] };
      const answer = await api("POST", `/api/games/${game.id}/entries`, request, bearer);
      expect(answer).toMatchObject({ status: 200, body: { head: head + 1 } });
    }
  };
  const phones = Promise.all(Array.from({ length: 8 }, phone));
  const more = async (entries: number) => {
    const until = entered + entries;
    await expect.poll(() => entered).toBeGreaterThan(until);
  };

  await more(40);
  const next = await startServer({ DATABASE_URL: old.databaseUrl }, { program: nextVersion() });
  servers.push(next);
  const atNext = await apiOf(next.url);
  processes = [atOld, atNext];
  await more(80);
  const health = await Promise.all(processes.map((api) => api("GET", "/api/health")));
  expect(health.map(({ body }) => body.migrations)).toEqual([migrations + 1, migrations + 1]);
  processes = [atNext];
  await more(40);
  expect(await old.stop()).toBe(0);
  await more(40);
  stop = true;
  for (const { id, head } of await phones) {
    const { body } = await atNext("GET", `/api/games/${id}`);
    expect([body.head, body.entries.length]).toEqual([head, head]);
  }
  // Only what still runs of the old version goes on: started anew, it would not know what it writes to.
  await expect(old.restart()).rejects.toThrow(/newer Pipkeeper/);
});
