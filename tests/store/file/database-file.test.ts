import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import { readMigrations } from "../../../lib/server/store/migrate";
import { holdDatabase } from "../../../lib/server/store/sqlite/database-file";
import { openSqlite } from "../../../lib/server/store/sqlite/sqlite";
import { storeFault } from "../../../lib/server/store/store-fault";
import { doublesGame, hand, key } from "../../support/entries";
import { temporaryDirectory } from "../../support/temporary";

// A database that cannot be used is reported in a sentence that says what to do, and is left unchanged. That a real
// server exits with that sentence is tested in tests/integration/file/database-file.test.ts.

const directory = temporaryDirectory();
const migrations = readMigrations(join(import.meta.dirname, "../../../prisma/migrations"));
const good = join(directory, "good", "pipkeeper.db");

const database = openSqlite(good, migrations);
const store = new GameStore(database, games);
for (let made = 0; made < 20; made++) {
  const game = doublesGame();
  await store.create(game, key);
  await store.append(game.id, key, { protocol: 1, base: 0, entries: [hand(5), hand(7)] });
}
await database.$disconnect();
// Migrations leave pages that hold nothing, where no damage can be seen.
const compacted = new Database(good);
compacted.exec("VACUUM");
compacted.close();
const whole = readFileSync(good);
/** Made as `npm run backup` makes it. */
const backup = (() => {
  const [source, file] = [new Database(good, { readonly: true }), join(directory, "backup.db")];
  source.prepare("VACUUM INTO ?").run(file);
  source.close();
  return readFileSync(file);
})();

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

describe("a database file is refused", () => {
  it("that is cut off, at any point", () => {
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

  it("with any page overwritten", () => {
    for (let page = 0; page < whole.length / 4_096; page++) {
      const file = copied();
      writeFileSync(file, Buffer.from(whole).fill(0xff, page * 4_096, (page + 1) * 4_096));
      refused(file, /is damaged/, `page ${page}`);
    }
  });

  it("that is not a Pipkeeper database", () => {
    const file = copied();
    writeFileSync(file, "My dear diary, ".repeat(1_000));
    refused(file, /is damaged, or not a database/);
    const other = join(dirname(file), "stamps.db");
    const stamps = new Database(other);
    stamps.exec("CREATE TABLE stamps (name TEXT)");
    stamps.close();
    refused(other, /the database of another program.*DATABASE_URL/);
    expect(() => openSqlite(dirname(file), migrations)).toThrow(/is a folder/);
  });

  it("of a newer version", () => {
    const file = copied();
    const newer = new Database(file);
    newer.exec(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES (1, 2, '2099_x')`,
    );
    newer.close();
    refused(file, /made by a newer Pipkeeper.*Start that version/);
  });

  it("that is empty or missing while its journal exists", () => {
    for (const isThere of [true, false]) {
      const file = copied();
      if (isThere) truncateSync(file, 0);
      else rmSync(file);
      writeFileSync(`${file}-wal`, "entries");
      expect(() => openSqlite(file, migrations)).toThrow(/is empty or gone, but entries may be in .*-wal/);
      expect(readFileSync(`${file}-wal`, "utf8")).toBe("entries");
    }
  });

  it("in a place that cannot hold a file", () => {
    expect(() => openSqlite("/proc/x.db", migrations)).toThrow(/cannot be written by .* DATABASE_URL/);
  });

  it("that another program has locked", () => {
    const file = copied();
    const before = readFileSync(file);
    const holder = new Database(file);
    holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    expect(() => openSqlite(file, migrations)).toThrow(/Another program has .* locked. Close it/);
    // Reading a file and closing it releases the locks that this process has on it, so read it only afterwards.
    holder.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

it("only one server at a time can hold a file", () => {
  const file = copied();
  const release = holdDatabase(file);
  expect(() => holdDatabase(file)).toThrow(/already running on .* DATABASE_URL/);
  release();
  holdDatabase(file)();
});

it("a file held through a link is held under its own name too, and a hard-linked file is refused", () => {
  const file = copied();
  const linked = join(dirname(file), "link.db");
  symlinkSync(file, linked);
  const letGo = holdDatabase(linked);
  expect(() => holdDatabase(file)).toThrow(/already running on/);
  letGo();
  const nowhere = join(dirname(file), "nowhere.db");
  symlinkSync(join(dirname(file), "none"), nowhere);
  expect(() => holdDatabase(nowhere)).toThrow(/is a link to a file/);
  linkSync(file, join(dirname(file), "second.db"));
  expect(() => holdDatabase(file)).toThrow(/has a second name \(a hard link\)/);
});

it("files of the database are private, and a mode that somebody chose is kept", async () => {
  const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
  const modes = async (file: string) => {
    const database = openSqlite(file, migrations);
    await new GameStore(database, games).create(doublesGame(), key);
    const found = readdirSync(dirname(file)).map((name) => mode(join(dirname(file), name)));
    await database.$disconnect();
    return found;
  };
  const fresh = join(directory, "fresh", "pipkeeper.db");
  expect(await modes(fresh)).toEqual(["600", "600", "600"]);
  const usual = copied();
  chmodSync(usual, 0o644);
  expect(await modes(usual)).toEqual(["600", "600", "600"]);
  chmodSync(usual, 0o660);
  expect(await modes(usual)).toEqual(["660", "660", "660"]);
});

describe("an open database", () => {
  const away: Readonly<Record<string, (file: string) => void>> = {
    deleted: (file) => rmSync(file),
    renamed: (file) => renameSync(file, `${file}.old`),
    replaced: (file) => {
      renameSync(file, `${file}.old`);
      cpSync(good, file);
    },
    "in a renamed folder": (file) => renameSync(dirname(file), `${dirname(file)}-old`),
    "without its journal": (file) => rmSync(`${file}-wal`),
    "overwritten by a backup": (file) => writeFileSync(file, backup),
    truncated: (file) => truncateSync(file, statSync(file).size / 2),
    "without the contents of its journal": (file) => truncateSync(`${file}-wal`),
  };

  it.each(Object.entries(away))(
    "refuses reads and writes and reports it when its file is %s",
    async (_, goAway) => {
      const database = openSqlite(copied(), migrations);
      const store = new GameStore(database, games);
      const game = doublesGame();
      await store.create(game, key);
      const append = (base: number) => store.append(game.id, key, { protocol: 1, base, entries: [hand(5)] });
      await append(0);
      database.checkFile();
      const [{ file } = { file: "" }] = await database.$queryRaw<{ file: string }[]>`PRAGMA database_list`;
      goAway(file);
      expect(() => database.checkFile()).toThrow(
        /was deleted, renamed, replaced or damaged while the server has it open/,
      );
      const attempts = [
        append(1),
        store.create(doublesGame(), key),
        store.peek(game.id),
        store.list([game.id]),
      ];
      for (const attempt of await Promise.allSettled(attempts)) {
        expect(attempt.status).toBe("rejected");
        if (attempt.status === "rejected") expect(storeFault(attempt.reason)).toBe("gone");
      }
      await database.$disconnect();
    },
  );

  it("stops at the first page that is found damaged", async () => {
    const file = copied();
    const database = openSqlite(file, migrations);
    const store = new GameStore(database, games);
    const game = doublesGame();
    const append = (base: number) => store.append(game.id, key, { protocol: 1, base, entries: [hand(5)] });
    await store.create(game, key);
    await append(0);
    await database.$disconnect();
    const inside = new Database(file);
    const page = inside
      .prepare("SELECT rootpage FROM sqlite_master WHERE name = 'LeagueComment'")
      .pluck()
      .get();
    const size = Number(inside.pragma("page_size", { simple: true }));
    inside.close();
    writeFileSync(file, readFileSync(file).fill(0xff, (Number(page) - 1) * size, Number(page) * size));
    await database.$connect();
    expect(await append(1)).toMatchObject({ outcome: "stored" });
    await expect(database.leagueComment.findMany()).rejects.toThrow();
    await expect(append(2)).rejects.toMatchObject({ code: "SQLITE_GONE" });
    expect(() => database.checkFile()).toThrow();
    await database.$disconnect();
  });

  it("is still good after its journal was emptied and its pages were rewritten, by it or by another program", async () => {
    const database = openSqlite(copied(), migrations);
    const store = new GameStore(database, games);
    const [{ file } = { file: "" }] = await database.$queryRaw<{ file: string }[]>`PRAGMA database_list`;
    const create = async () =>
      expect(await store.create(doublesGame(), key)).toMatchObject({ outcome: "created" });
    await create();
    await database.scrub();
    await create();
    const other = new Database(file);
    for (const statement of ["VACUUM", "PRAGMA wal_checkpoint", "PRAGMA wal_checkpoint(TRUNCATE)"]) {
      other.exec(statement);
      await create();
      await create();
    }
    other.close();
    await create();
    await database.$disconnect();
  });

  it("continues when its file is back", async () => {
    const database = openSqlite(copied(), migrations);
    const store = new GameStore(database, games);
    await store.create(doublesGame(), key);
    const [{ file } = { file: "" }] = await database.$queryRaw<{ file: string }[]>`PRAGMA database_list`;
    renameSync(file, `${file}.old`);
    await expect(store.create(doublesGame(), key)).rejects.toThrow();
    renameSync(`${file}.old`, file);
    expect(await store.create(doublesGame(), key)).toMatchObject({ outcome: "created" });
    await database.$disconnect();
  });
});
