import { expect, it } from "vitest";
import { readSettings } from "./env";

it("settings have defaults, and an empty variable is as none", () => {
  const expected = { port: 3000, host: undefined, databaseFile: "./data/pipkeeper.db", log: "faults" };
  expect(readSettings({})).toMatchObject(expected);
  expect(readSettings({ PORT: "", HOST: "", DATABASE_URL: "", LOG: "", OTHER: "x" })).toMatchObject(expected);
});

it("settings are read", () => {
  const given = { PORT: "0", HOST: "::1", DATABASE_URL: "file:/srv/a b.db", LOG: "requests" };
  const read = readSettings({ ...given, TRUSTED_PROXIES: "10.0.0.5, 172.16.0.0/12" });
  expect(read).toMatchObject({ port: 0, host: "::1", databaseFile: "/srv/a b.db", log: "requests" });
  expect(readSettings({}).backups).toBeUndefined();
  const folder = "/srv/backups";
  expect(readSettings({ BACKUP_FOLDER: folder }).backups).toEqual({ folder, every: 86_400_000, keep: 14 });
  expect(readSettings({ BACKUP_FOLDER: folder, BACKUP_EVERY: "90m", BACKUP_KEEP: "3" }).backups).toEqual({
    ...{ folder, every: 5_400_000, keep: 3 },
  });
  expect(["10.0.0.5", "172.31.0.1", "10.0.0.6"].map(read.proxies.has)).toEqual([true, true, false]);
});

it.each([
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3000x"],
  ["DATABASE_URL", "postgresql://host/db"],
  ["DATABASE_URL", "file:"],
  ["DATABASE_URL", "file:./a.db?mode=ro"],
  ["DATABASE_URL", "file::memory:"],
  ["LOG", "everything"],
  ["BACKUP_EVERY", "often"],
  ["BACKUP_EVERY", "0h"],
  ["BACKUP_EVERY", "366d"],
  ["BACKUP_KEEP", "0"],
  ["BACKUP_KEEP", "10001"],
  ["TRUSTED_PROXIES", "10.0.0.5, proxy.example"],
])("a wrong %s (%s) is told of in a sentence that names it", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} should .*\\.$`));
});
