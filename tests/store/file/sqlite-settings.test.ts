import { expect, it } from "vitest";
import { openTestDatabase } from "../../support/store/test-database";

const database = await openTestDatabase();

it("SQLite syncs every commit to disk before it is acknowledged, and enforces foreign keys", async () => {
  const pragma = async (name: string) =>
    Object.values((await database.$queryRawUnsafe<object[]>(`PRAGMA ${name}`))[0] ?? {});
  expect(await pragma("journal_mode")).toEqual(["wal"]);
  expect((await pragma("synchronous")).map(Number)).toEqual([2]);
  expect((await pragma("foreign_keys")).map(Number)).toEqual([1]);
  expect((await pragma("busy_timeout")).map(Number)).toEqual([5000]);
});
