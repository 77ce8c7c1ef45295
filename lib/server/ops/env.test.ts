import { expect, it } from "vitest";
import { formerSettings, readSettings } from "./env";

it("readSettings has defaults for missing and empty variables", () => {
  const expected = {
    port: 3000,
    host: undefined,
    log: "faults",
    database: { type: "file", file: "./data/pipkeeper.db" },
  };
  expect(readSettings({})).toMatchObject(expected);
  expect(readSettings({ PORT: "", HOST: "", DATABASE_URL: "", LOG: "", OTHER: "x" })).toMatchObject(expected);
});

it("readSettings reads the variables that are set", () => {
  const given = { PORT: "0", HOST: "::1", DATABASE_URL: "file:/srv/a b.db", LOG: "requests" };
  const read = readSettings({ ...given, TRUSTED_PROXIES: "10.0.0.5, 172.16.0.0/12" });
  expect(read).toMatchObject({ port: 0, host: "::1", database: { type: "file", file: "/srv/a b.db" } });
  expect(read.log).toBe("requests");
  expect(["10.0.0.5", "172.31.0.1", "10.0.0.6"].map(read.proxies.has)).toEqual([true, true, false]);
});

it.each([
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3000x"],
  ["DATABASE_URL", "mysql://host/db"],
  ["DATABASE_URL", "postgresql://host"],
  ["DATABASE_URL", "postgresql://user:secret@:port/db"],
  ["DATABASE_CONNECTIONS", "0"],
  ["DATABASE_DIRECT_URL", "file:./a.db"],
  ["DATABASE_REPLICA_URL", "file:./a.db"],
  ["DATABASE_URL", "file:"],
  ["DATABASE_URL", "file:./a.db?mode=ro"],
  ["DATABASE_URL", "file::memory:"],
  ["LOG", "everything"],
  ["TRUSTED_PROXIES", "10.0.0.5, proxy.example"],
])("readSettings refuses %s=%s with a sentence that names the variable", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} should .*\\.$`));
});

it("readSettings reads a database server with its number of connections", () => {
  const DATABASE_URL = "postgresql://user:secret@db.example/games";
  const server = { type: "server", url: DATABASE_URL, connections: 10 };
  expect(readSettings({ DATABASE_URL }).database).toEqual(server);
  const more = readSettings({ DATABASE_URL, DATABASE_CONNECTIONS: "25" });
  expect(more.database).toEqual({ ...server, connections: 25 });
  const DATABASE_DIRECT_URL = "postgresql://user:secret@direct.example/games";
  const pooled = readSettings({ DATABASE_URL, DATABASE_DIRECT_URL });
  expect(pooled.database).toEqual({ ...server, directUrl: DATABASE_DIRECT_URL });
  const DATABASE_REPLICA_URL = "postgresql://user:secret@replica.example/games";
  const copied = readSettings({ DATABASE_URL, DATABASE_REPLICA_URL });
  expect(copied.database).toEqual({ ...server, replicaUrl: DATABASE_REPLICA_URL });
});

it("readSettings does not show the password of a wrong database address", () => {
  for (const url of ["postgresql://user:secret@host", "mysql://user:secret@host/games"])
    for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"])
      expect(() => readSettings({ [name]: url })).toThrow(/^(?!.*secret)/);
});

it("readSettings ignores settings of earlier versions, and formerSettings says what to do instead", () => {
  expect(formerSettings({ PORT: "3000", BACKUP_FOLDER: "", BACKUP_EVERY: "" })).toBeUndefined();
  const former = { BACKUP_FOLDER: "/srv/backups", BACKUP_EVERY: "often", BACKUP_KEEP: "3" };
  expect(() => readSettings(former)).not.toThrow();
  expect(formerSettings(former)).toMatch(
    /^The server no longer makes backups and ignores BACKUP_FOLDER, BACKUP_EVERY, and BACKUP_KEEP: have "npm run backup -- --folder \/srv\/backups --keep 3".*\.$/,
  );
  expect(formerSettings({ BACKUP_EVERY: "24h" })).toMatch(
    /ignores BACKUP_EVERY: .* --folder FOLDER --keep 14"/,
  );
});
