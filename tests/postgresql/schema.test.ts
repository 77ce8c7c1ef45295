import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMigrations } from "../../lib/server/store/migrate";
import { readModels } from "../support/store/models";
import { openTestDatabase } from "../support/store/test-database";

const database = await openTestDatabase();
const folder = join(import.meta.dirname, "../../prisma/migrations");

const models = readModels({
  String: "text",
  Int: "integer",
  DateTime: "timestamp without time zone",
  BigInt: "bigint",
  Boolean: "boolean",
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: string;
  readonly standard: string | null;
  readonly collation: string | null;
}

const columnsOf = (table: string) =>
  database.$queryRaw<Column[]>`
    SELECT column_name::text AS "name", data_type::text AS "type", is_nullable::text AS "nullable",
      column_default::text AS "standard", collation_name::text AS "collation"
    FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ${table}
    ORDER BY ordinal_position`;

const indexesOf = (table: string) =>
  database.$queryRaw<{ primary: boolean; unique: boolean; columns: string[] }[]>`
    SELECT i.indisprimary AS "primary", i.indisunique AS "unique",
      ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY k(attnum, position)
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum ORDER BY k.position) AS "columns"
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relname = ${table}`;

const foreignKeysOf = (table: string) =>
  database.$queryRaw<{ name: string; definition: string }[]>`
    SELECT k.conname::text AS "name", pg_get_constraintdef(k.oid)::text AS "definition" FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'f' AND c.relname = ${table} ORDER BY k.conname`;

describe("the PostgreSQL schema matches the Prisma schema", () => {
  it("in its list of tables", async () => {
    const tables = await database.$queryRaw<{ name: string }[]>`
      SELECT table_name::text AS "name" FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_name <> '_prisma_migrations' ORDER BY table_name COLLATE "C"`;
    expect(tables.map(({ name }) => name)).toEqual(models.map(({ name }) => name).sort());
  });

  it.each(models.map((model) => [model.name, model] as const))("in the table %s", async (name, model) => {
    const columns = await columnsOf(name);
    expect(
      columns.map(({ name, type, nullable, standard }) => ({
        name,
        type,
        required: nullable === "NO",
        standard: standard !== null,
      })),
    ).toEqual(model.columns);
    // Texts are compared by bytes, as the program and SQLite compare them.
    for (const { type, collation } of columns) expect(collation).toBe(type === "text" ? "C" : null);
    const indexes = await indexesOf(name);
    const listed = (kind: (index: (typeof indexes)[number]) => boolean) =>
      indexes
        .filter(kind)
        .map(({ columns }) => columns)
        .sort();
    expect(listed(({ primary }) => primary)).toEqual([model.key]);
    expect(listed(({ primary, unique }) => unique && !primary)).toEqual([...model.unique].sort());
    expect(listed(({ unique }) => !unique)).toEqual([...model.indexed].sort());
  });

  it("in its foreign keys, which SQLite has too", async () => {
    expect((await foreignKeysOf("Entry")).map(({ name }) => name)).toEqual([
      "Entry_gameId_fkey",
      "Entry_gameId_previous_fkey",
    ]);
    const [leagueOfGame] = await foreignKeysOf("LeagueGame");
    expect(leagueOfGame?.definition).toContain("ON DELETE CASCADE");
  });
});

it("every migration since the first one for PostgreSQL is written for both engines", () => {
  const names = readdirSync(folder).filter((name) => /^\d{14}_/.test(name));
  const first = readMigrations(folder, "postgresql")[0]?.name ?? "";
  for (const name of names.filter((each) => each >= first))
    for (const file of ["migration.sql", "postgresql.sql"])
      expect(existsSync(join(folder, name, file)), `${name}/${file}`).toBe(true);
});

it("texts sort by their bytes, as in the program", async () => {
  const texts = ["b", "B", "a", "é", "10", "9", "_", "Z"];
  await database.transaction((store) =>
    store.game.createMany({
      data: texts.map((id) => ({ id, ruleset: "", options: "{}", players: "[]", keyHash: "" })),
    }),
  );
  const sorted = await database.game.findMany({ orderBy: { id: "asc" } });
  expect(sorted.map(({ id }) => id)).toEqual([...texts].sort());
  const from = await database.game.findMany({ where: { id: { gte: "a" } }, orderBy: { id: "asc" } });
  expect(from.map(({ id }) => id)).toEqual(texts.filter((id) => id >= "a").sort());
});
