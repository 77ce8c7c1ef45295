import { readdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import { hashKey } from "../../../lib/server/http/key";
import { type Migration, readMigrations } from "../../../lib/server/store/migrate";
import { openSqlite } from "../../../lib/server/store/sqlite/sqlite";
import { doublesGame, hand, key } from "../../support/entries";
import { readModels } from "../../support/store/models";
import { temporaryDirectory } from "../../support/temporary";

const directory = temporaryDirectory();
const folder = join(import.meta.dirname, "../../../prisma/migrations");
const migrations = readMigrations(folder);

let files = 0;
const newFile = () => join(directory, `${files++}`, "test.db");

async function applied(file: string, list: readonly Migration[]): Promise<void> {
  await openSqlite(file, list).$disconnect();
}

function rows(file: string, sql: string): Record<string, unknown>[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

function insert(database: Database.Database, table: string, row: Record<string, unknown>): void {
  const columns = Object.keys(row);
  const places = columns.map(() => "?").join();
  const names = columns.map((column) => `"${column}"`).join();
  database.prepare(`INSERT INTO "${table}" (${names}) VALUES (${places})`).run(Object.values(row));
}

/** Adds a row to every table in which all texts are the same, so that each row refers to the others. */
function fillTables(file: string): Map<string, Record<string, unknown>> {
  const database = new Database(file);
  database.pragma("foreign_keys = OFF");
  // Nobody pays themselves, but here everybody has the same id.
  database.pragma("ignore_check_constraints = ON");
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'")
    .pluck()
    .all() as string[];
  const filled = new Map<string, Record<string, unknown>>();
  for (const table of tables) {
    const columns = database.pragma(`table_info("${table}")`) as { name: string; type: string }[];
    const value = ({ name, type }: { name: string; type: string }): unknown => {
      if (name === "previous") return null;
      if (type === "TEXT") return "x";
      return type === "DATETIME" ? "2026-11-21T12:00:00.000+00:00" : 1;
    };
    insert(database, table, Object.fromEntries(columns.map((column) => [column.name, value(column)])));
    const [row] = database.prepare(`SELECT * FROM "${table}"`).all() as Record<string, unknown>[];
    if (row) filled.set(table, row);
  }
  expect(database.pragma("foreign_key_check")).toEqual([]);
  database.close();
  return filled;
}

/** What was added up is computed from the results of games since November 2026. */
const sums = new Set(["LeagueResult", "LeagueStanding", "LeaguePair", "LeagueTransfer", "LeagueAccount"]);

const tableNames = (file: string): string[] =>
  rows(file, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'").map(
    ({ name }) => String(name),
  );

const next: Migration = {
  name: "20991231000000_next",
  sql: 'CREATE TABLE "Next" ("id" TEXT NOT NULL PRIMARY KEY);',
};

describe("migrations", () => {
  it("are those in the folder, in order", () => {
    expect(migrations.map(({ name }) => name)).toEqual(
      readdirSync(folder)
        .filter((name) => /^\d{14}_/.test(name))
        .sort(),
    );
  });

  it("are recorded once, where Prisma looks for them", async () => {
    const file = newFile();
    await applied(file, migrations);
    await applied(file, migrations);
    const records = rows(file, 'SELECT * FROM "_prisma_migrations"');
    expect(records.map((record) => record.migration_name)).toEqual(migrations.map(({ name }) => name));
    for (const record of records) {
      expect(record.checksum).toMatch(/^[0-9a-f]{64}$/);
      expect(record).toMatchObject({ applied_steps_count: 1, rolled_back_at: null, logs: null });
      expect(record.finished_at).toEqual(expect.any(Number));
    }
  });

  it("that are new are applied to a database that has the earlier ones", async () => {
    const file = newFile();
    await applied(file, migrations);
    await applied(file, [...migrations, next]);
    expect(rows(file, 'SELECT * FROM "Next"')).toEqual([]);
  });

  it("are applied all together or not at all", async () => {
    const file = newFile();
    await applied(file, migrations);
    const broken: Migration = { name: "20991231000001_broken", sql: "CREATE TABLE nonsense" };
    await expect(applied(file, [...migrations, next, broken])).rejects.toThrow();
    expect(rows(file, "SELECT name FROM sqlite_master WHERE name = 'Next'")).toEqual([]);
    expect(rows(file, 'SELECT * FROM "_prisma_migrations"')).toHaveLength(migrations.length);
  });

  it("of a newer version are refused with a clear message", async () => {
    const file = newFile();
    await applied(file, [...migrations, next]);
    await expect(applied(file, migrations)).rejects.toThrow(/made by a newer Pipkeeper.*20991231000000_next/);
  });

  it("that were changed after they were applied are refused with a clear message", async () => {
    const file = newFile();
    await applied(file, migrations);
    const changed = migrations.map(({ name, sql }) => ({ name, sql: `${sql}\n-- later thought` }));
    await expect(applied(file, changed)).rejects.toThrow(/is not the one this database was made with/);
  });

  it("keep the games and entries of the first version", async () => {
    const file = newFile();
    await applied(file, migrations.slice(0, 1));
    const old = new Database(file);
    old.exec(`
      INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "head", "updatedAt")
      VALUES ('g', 'pip', '{}', '[]', '', 2, '2026-11-21T12:00:00.000+00:00');
      INSERT INTO "Entry" ("gameId", "seq", "id", "body", "at")
      VALUES ('g', 2, 'second', '{}', ''), ('g', 1, 'first', '{}', '');`);
    old.close();
    await applied(file, migrations);
    expect(rows(file, 'SELECT "seq", "previous", "id" FROM "Entry" ORDER BY "seq"')).toEqual([
      { seq: 1, previous: null, id: "first" },
      { seq: 2, previous: 1, id: "second" },
    ]);
  });

  it.each(migrations.slice(1).map((_, index) => index + 1))(
    "keep every row of every table of a database that has the first %i of them",
    async (count) => {
      const file = newFile();
      await applied(file, migrations.slice(0, count));
      const before = fillTables(file);
      await applied(file, migrations);
      const kept = new Set(tableNames(file));
      for (const [table, row] of before) {
        if (sums.has(table) && !kept.has(table)) continue;
        const [now, ...more] = rows(file, `SELECT * FROM "${table}"`);
        expect(more).toEqual([]);
        // A league's version may grow.
        const stored = Object.entries(row).filter(([column]) => now && column in now && column !== "version");
        expect(stored.length, table).toBeGreaterThan(1);
        expect(now, table).toMatchObject(Object.fromEntries(stored));
      }
    },
  );

  it.each(migrations.map((_, index) => index + 1))(
    "keep games from a database with the first %i of them readable and playable",
    async (count) => {
      const file = newFile();
      await applied(file, migrations.slice(0, count));
      const game = doublesGame();
      const played = [hand(5), hand(9), hand(12)];
      const old = new Database(file);
      const columns = new Set(old.prepare(`SELECT name FROM pragma_table_info('Game')`).pluck().all());
      const header = {
        id: game.id,
        ruleset: game.game,
        options: JSON.stringify(game.options),
        players: JSON.stringify(game.players),
        keyHash: hashKey(key),
        ...(columns.has("head") && { head: 3, updatedAt: "2026-11-21T12:00:00.000+00:00" }),
      };
      insert(old, "Game", header);
      for (const [index, { id, at, ...body }] of played.entries()) {
        const previous = columns.has("head") || index === 0 ? {} : { previous: index };
        const text = JSON.stringify({ id, at, ...body });
        insert(old, "Entry", { gameId: game.id, seq: index + 1, ...previous, id, body: text, at });
      }
      old.close();
      const database = openSqlite(file, migrations);
      const store = new GameStore(database, games);
      const read = await store.read(game.id, 0);
      expect(read.entries.map(({ entry }) => entry)).toEqual(played);
      const appended = await store.append(game.id, key, { protocol: 1, base: 3, entries: [hand(4)] });
      expect(appended).toMatchObject({ outcome: "stored", head: 4 });
      await database.$disconnect();
    },
  );

  it("that would leave broken references are refused", async () => {
    const file = newFile();
    const orphan = `INSERT INTO "Entry" ("gameId", "seq", "id", "body", "at") VALUES ('none', 1, 'x', '{}', '')`;
    await expect(
      applied(file, [...migrations, { name: "20991231000002_orphan", sql: orphan }]),
    ).rejects.toThrow(/refer to nothing/);
  });
});

const columnTypes: Readonly<Record<string, string>> = {
  String: "TEXT",
  Int: "INTEGER",
  DateTime: "DATETIME",
  BigInt: "BIGINT",
  Boolean: "BOOLEAN",
};

describe("the migrated schema matches the Prisma schema", () => {
  const models = readModels(columnTypes);

  it("in its list of tables", async () => {
    const file = newFile();
    await applied(file, migrations);
    expect(tableNames(file).sort()).toEqual(models.map(({ name }) => name).sort());
  });

  it.each(models.map((model) => [model.name, model] as const))("in the table %s", async (name, model) => {
    const file = newFile();
    await applied(file, migrations);
    const columns = rows(file, `PRAGMA table_info("${name}")`);
    expect(
      columns.map((column) => ({
        name: column.name,
        type: column.type,
        required: column.notnull === 1,
        standard: column.dflt_value !== null,
      })),
    ).toEqual(model.columns);
    expect(columns.filter(({ pk }) => pk).map((column) => column.name)).toEqual(model.key);
    const indexes = rows(file, `PRAGMA index_list("${name}")`).filter(({ origin }) => origin === "c");
    const columnsOf = (unique: number) =>
      indexes
        .filter((index) => index.unique === unique)
        .map((index) =>
          rows(file, `PRAGMA index_info("${index.name}")`).map((column) => column.name as string),
        )
        .sort();
    expect(columnsOf(1)).toEqual([...model.unique].sort());
    expect(columnsOf(0)).toEqual([...model.indexed].sort());
  });
});
