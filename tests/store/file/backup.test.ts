import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it, vi } from "vitest";
import { games } from "../../../lib/games/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import { backUp, backUpInto, restore } from "../../../lib/server/ops/backup";
import { readMigrations } from "../../../lib/server/store/migrate";
import { holdDatabase } from "../../../lib/server/store/sqlite/database-file";
import { openSqlite } from "../../../lib/server/store/sqlite/sqlite";
import { backup } from "../../../scripts/commands/backup";
import { doublesGame, hand, key } from "../../support/entries";
import { temporaryDirectory } from "../../support/temporary";

const directory = temporaryDirectory();
const migrations = readMigrations(join(import.meta.dirname, "../../../prisma/migrations"));
let files = 0;
const newFile = () => join(directory, `${files++}`, "pipkeeper.db");

/** An open database with some games of one entry each; the caller closes it. */
async function someGames(count: number, file = newFile()) {
  const database = openSqlite(file, migrations);
  const store = new GameStore(database, games);
  const made = Array.from({ length: count }, () => doublesGame());
  for (const game of made) {
    await store.create(game, key);
    await store.append(game.id, key, { protocol: 1, base: 0, entries: [hand(5)] });
  }
  return { file, database, store, ids: made.map(({ id }) => id) };
}

/** Every log in a file, by game. */
async function logsOf(file: string): Promise<Map<string, unknown>> {
  const database = openSqlite(file, migrations);
  try {
    const store = new GameStore(database, games);
    const rows = await database.game.findMany({ select: { id: true } });
    return new Map(await Promise.all(rows.map(async ({ id }) => [id, await store.read(id, 0)] as const)));
  } finally {
    await database.$disconnect();
  }
}

/** A file and those beside it, byte for byte. */
const bytesOf = (file: string) =>
  readdirSync(dirname(file)).map((name) => [
    name,
    readFileSync(join(dirname(file), name)).toString("base64"),
  ]);

describe("a backup", () => {
  it("contains every log when it is restored to a new place", async () => {
    const { file, database } = await someGames(30);
    const [copy, other] = [newFile(), newFile()];
    backUp(file, copy);
    await database.$disconnect();
    expect(restore(copy, other, migrations, false)).toBeUndefined();
    const logs = await logsOf(other);
    expect(logs.size).toBe(30);
    expect(logs).toEqual(await logsOf(file));
    expect([copy, other].map((each) => (statSync(each).mode & 0o777).toString(8))).toEqual(["600", "600"]);
  });

  it("made during writes is the state of the database at one moment", async () => {
    const { file, database, store, ids } = await someGames(5);
    let [stop, heads] = [false, 1];
    const writing = (async () => {
      // Each round appends once to every game, so a consistent copy contains at most one unfinished round.
      for (; !stop; heads++)
        for (const id of ids) await store.append(id, key, { protocol: 1, base: heads, entries: [hand(0)] });
    })();
    const copies: string[] = [];
    for (let copy = 0; copy < 10; copy++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      copies.push(newFile());
      backUp(file, copies[copy] ?? "");
    }
    stop = true;
    await writing;
    await database.$disconnect();
    for (const copy of copies) {
      const lengths = [...(await logsOf(copy)).values()].map((log) => (log as { head: number }).head);
      expect(lengths).toHaveLength(5);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }
  });

  it("is never left half written, and replaces no file", async () => {
    const { file, database } = await someGames(3);
    await database.$disconnect();
    expect(() => backUp(file, file)).toThrow(/already exists/);
    expect(() => backUp(join(directory, "none.db"), newFile())).toThrow(/There is no database/);
    truncateSync(file, statSync(file).size >> 1);
    const copy = newFile();
    expect(() => backUp(file, copy)).toThrow(/damaged/);
    expect(readdirSync(dirname(copy))).toEqual([]);
  });
});

describe("backups in a folder", () => {
  it("are numbered and dated whatever the clock says, private, and limited to the newest", async () => {
    const { file, database, store, ids } = await someGames(1);
    const folder = join(directory, "kept");
    const [id = ""] = ids;
    const days = ["2026-11-21", "2026-11-22", "2001-01-01", "2001-01-01", "2030-05-05"];
    for (const [index, day] of days.entries()) {
      backUpInto(file, folder, 3, new Date(`${day}T03:00:00Z`));
      await store.append(id, key, { protocol: 1, base: index + 1, entries: [hand(1)] });
      if (index === 0) writeFileSync(join(folder, "evening.db"), "not one of them");
    }
    await database.$disconnect();
    const stored = [
      "pipkeeper-000003-2001-01-01.db",
      "pipkeeper-000004-2001-01-01.db",
      "pipkeeper-000005-2030-05-05.db",
    ];
    expect(readdirSync(folder).sort()).toEqual(["evening.db", ...stored]);
    for (const [index, name] of stored.entries()) {
      const copy = join(folder, name);
      expect((statSync(copy).mode & 0o777).toString(8)).toBe("600");
      expect(await logsOf(copy)).toMatchObject(new Map([[id, { head: index + 3 }]]));
    }
    // A failed backup deletes none of the earlier ones.
    expect(() => backUpInto(join(directory, "none.db"), folder, 1)).toThrow(/There is no database/);
    truncateSync(file, statSync(file).size >> 1);
    expect(() => backUpInto(file, folder, 1)).toThrow(/damaged/);
    expect(
      readdirSync(folder)
        .filter((name) => name.startsWith("pipkeeper"))
        .sort(),
    ).toEqual(expect.arrayContaining(stored));
  });

  it("are made by the command, with paths relative to where it was called", async () => {
    const { file, database } = await someGames(1);
    await database.$disconnect();
    vi.stubEnv("DATABASE_URL", `file:${file}`);
    const backUpWith = (...args: string[]) => backup(args, (name) => join(directory, "called", name));
    const folder = join(directory, "called", "14");
    for (let made = 1; made <= 3; made++)
      expect(backUpWith("--folder", "14", "--keep", "2")).toMatch(`${folder}/pipkeeper-00000${made}-`);
    expect(readdirSync(folder)).toHaveLength(2);
    backUpWith("--folder", "14");
    expect(readdirSync(folder)).toHaveLength(3);
    expect(backUpWith("evening.db")).toBe(`Everything is in ${join(directory, "called", "evening.db")}.`);
    for (const wrong of [
      [],
      ["a", "b"],
      ["a", "--folder", "b"],
      ["a", "--keep", "3"],
      ["--keep", "3"],
      ["-f"],
    ])
      expect(() => backUpWith(...wrong)).toThrow(/^Name a file .* or a folder /);
    for (const wrong of ["0", "many", "-1", "1.5", ""])
      expect(() => backUpWith("--folder", "14", `--keep=${wrong}`)).toThrow(/^--keep should be/);
    vi.unstubAllEnvs();
  });
});

describe("a restore", () => {
  it("overwrites only on request, and moves the existing database aside with its journal", async () => {
    const [first, second] = [await someGames(2), await someGames(3)];
    const copy = newFile();
    backUp(first.file, copy);
    await first.database.$disconnect();
    // As after a crash: the last writes are in the journal only.
    const crashed = newFile();
    mkdirSync(dirname(crashed));
    for (const end of ["", "-wal"])
      if (existsSync(second.file + end)) cpSync(second.file + end, crashed + end);
    await second.database.$disconnect();
    const before = bytesOf(crashed);
    expect(() => restore(copy, crashed, migrations, false)).toThrow(/already exists.*--overwrite/);
    expect(bytesOf(crashed).filter(([name]) => name !== "pipkeeper.db-server")).toEqual(before);
    const aside = restore(copy, crashed, migrations, true) ?? "";
    expect(await logsOf(crashed)).toEqual(await logsOf(first.file));
    expect(await logsOf(aside)).toEqual(await logsOf(second.file));
    expect(restore(copy, crashed, migrations, true)).not.toBe(aside);
  });

  it("refuses a file that is not an intact Pipkeeper database, and changes nothing", async () => {
    const { file, database, ids } = await someGames(2);
    const [cut, newer, target] = [newFile(), newFile(), newFile()];
    backUp(file, cut);
    backUp(file, newer);
    backUp(file, target);
    await database.$disconnect();
    truncateSync(cut, statSync(cut).size - 5_000);
    const later = new Database(newer);
    later.exec(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES (1, 2, '2099_x')`,
    );
    later.close();
    expect(() => restore(cut, target, migrations, true)).toThrow(/damaged/);
    expect(() => restore(newer, target, migrations, true)).toThrow(/newer Pipkeeper/);
    expect(() => restore(join(directory, "none"), target, migrations, true)).toThrow(/There is no file/);
    expect([...(await logsOf(target)).keys()].sort()).toEqual([...ids].sort());
  });

  it("moves aside a journal without a database", async () => {
    const { file, database } = await someGames(1);
    const [copy, target] = [newFile(), newFile()];
    backUp(file, copy);
    await database.$disconnect();
    mkdirSync(dirname(target));
    writeFileSync(`${target}-wal`, "entries");
    expect(() => restore(copy, target, migrations, false)).toThrow(/already exists/);
    const aside = restore(copy, target, migrations, true);
    expect(readFileSync(`${aside}-wal`, "utf8")).toBe("entries");
    expect((await logsOf(target)).size).toBe(1);
  });

  it("through a symbolic link keeps the link", async () => {
    const { file, database } = await someGames(1);
    const [copy, link] = [newFile(), newFile()];
    backUp(file, copy);
    await database.$disconnect();
    mkdirSync(dirname(link));
    symlinkSync(file, link);
    expect(restore(copy, link, migrations, true)).toBe(`${file}.before-restore-1`);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  it("is refused while a server is running on the file", async () => {
    const { file, database } = await someGames(1);
    const copy = newFile();
    backUp(file, copy);
    await database.$disconnect();
    const release = holdDatabase(file);
    expect(() => restore(copy, file, migrations, true)).toThrow(/already running on/);
    release();
  });

  it("of a backup from an older version is migrated when it is opened", async () => {
    const [old, target] = [newFile(), newFile()];
    await openSqlite(old, migrations.slice(0, 1)).$disconnect();
    const before = new Database(old);
    before.exec(`INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "head", "updatedAt")
      VALUES ('g', 'doubles', '{}', '[{"id":"a","name":"Ana"},{"id":"b","name":"Bo"}]', '', 0, 0)`);
    before.close();
    restore(old, target, migrations, false);
    expect([...(await logsOf(target)).keys()]).toEqual(["g"]);
  });
});
