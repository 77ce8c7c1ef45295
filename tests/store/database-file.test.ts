import { cpSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { holdDatabase } from "../../lib/server/database-file";
import { GameStore } from "../../lib/server/game-store";
import { readMigrations } from "../../lib/server/migrate";
import { openSqlite } from "../../lib/server/sqlite";
import { doublesGame, hand, key } from "../support/entries";
import { temporaryDirectory } from "../support/temporary";

// Whoever cannot use its database says so in a sentence that tells what to do, and changes nothing. That a server which
// was really started ends with that sentence: tests/integration/restart.test.ts.

const directory = temporaryDirectory();
const migrations = readMigrations(join(import.meta.dirname, "../../prisma/migrations"));
const good = join(directory, "good", "pipkeeper.db");

const database = openSqlite(good, migrations);
const store = new GameStore(database, games);
for (let made = 0; made < 20; made++) {
  const game = doublesGame();
  await store.create(game, key);
  await store.append(game.id, key, { protocol: 1, base: 0, entries: [hand(5), hand(7)] });
}
await database.$disconnect();
const whole = readFileSync(good);

let copies = 0;
function copied(): string {
  const file = join(directory, `${copies++}`, "pipkeeper.db");
  mkdirSync(dirname(file));
  cpSync(good, file);
  return file;
}

function refused(file: string, sentence: RegExp, why?: string): void {
  const before = readFileSync(file);
  expect(() => openSqlite(file, migrations), why).toThrow(sentence);
  expect(readFileSync(file).equals(before)).toBe(true);
}

describe("a database is refused", () => {
  it("that is cut off, wherever that is", () => {
    for (const length of [
      50,
      4_096,
      whole.length >> 1,
      ...[4_096, 4_095, 100, 1].map((missing) => whole.length - missing),
    ]) {
      const file = copied();
      truncateSync(file, length);
      refused(file, /is damaged.*Put a backup in its place/, `cut to ${length} bytes`);
    }
  });

  it("of which any page is overwritten", () => {
    for (let page = 0; page < whole.length / 4_096; page++) {
      const file = copied();
      writeFileSync(file, Buffer.from(whole).fill(0xff, page * 4_096, (page + 1) * 4_096));
      refused(file, /is damaged/, `page ${page}`);
    }
  });

  it("that is something else", () => {
    const file = copied();
    writeFileSync(file, "My dear diary, ".repeat(1_000));
    refused(file, /is damaged, or no database/);
    const other = join(dirname(file), "stamps.db");
    const stamps = new Database(other);
    stamps.exec("CREATE TABLE stamps (name TEXT)");
    stamps.close();
    refused(other, /the database of another program.*DATABASE_URL/);
    expect(() => openSqlite(dirname(file), migrations)).toThrow(/is a folder/);
  });

  it("that was made by a newer Pipkeeper", () => {
    const file = copied();
    const newer = new Database(file);
    newer.exec(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES (1, 2, '2099_x')`,
    );
    newer.close();
    refused(file, /made by a newer Pipkeeper.*Start that version/);
  });

  it("that another program has locked", () => {
    const file = copied();
    const before = readFileSync(file);
    const holder = new Database(file);
    holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    expect(() => openSqlite(file, migrations)).toThrow(/Another program has .* locked. Close it/);
    // Whoever reads a file and closes it lets go of the locks that its process has on it: not before this.
    holder.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

it("one server at a time holds a file", () => {
  const file = copied();
  const letGo = holdDatabase(file);
  expect(() => holdDatabase(file)).toThrow(/A Pipkeeper is running on .* already. Stop that one first/);
  letGo();
  holdDatabase(file)();
});
