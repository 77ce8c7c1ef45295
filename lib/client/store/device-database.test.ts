import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { beforeEach, expect, it } from "vitest";
import { databaseName, deviceDatabase, type StoreTrouble } from "./device-database";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const newer = 99;

function database() {
  const troubles: (StoreTrouble | undefined)[] = [];
  return { troubles, open: deviceDatabase({ trouble: (why) => troubles.push(why) }) };
}

it("is opened again with the next call when it could not be opened", async () => {
  (await openDB(databaseName, newer)).close();
  const { open, troubles } = database();
  await expect(open()).rejects.toMatchObject({ name: "VersionError" });
  await deleteDB(databaseName);
  await open();
  expect(troubles).toEqual(["outdated", undefined]);
});

it("stays closed once a newer version has taken it over, even when that is gone", async () => {
  const { open, troubles } = database();
  await open();
  (await openDB(databaseName, newer)).close();
  await deleteDB(databaseName);
  await expect(open()).rejects.toThrow();
  expect(troubles).toEqual([undefined, "outdated"]);
});
