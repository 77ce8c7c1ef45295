import { expect, it, vi } from "vitest";
import { keeperKey } from "@/lib/sync/wire/protocol";
import { newKey } from "./random-ids";

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("ids are UUIDs of version 7 and sort in the order they were made, whatever the clock does", async () => {
  // Files share a worker: ids that others made there would be later than these.
  vi.resetModules();
  const { newId } = await import("./random-ids");
  const now = Date.UTC(2026, 10, 21);
  const times = [...Array.from({ length: 5_000 }, () => now), now - 60_000, now + 1, now];
  const ids = times.map((time) => newId(time));
  for (const id of ids) expect(id).toMatch(uuidV7);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Number.parseInt(ids[0]?.replace("-", "").slice(0, 12) ?? "", 16)).toBe(now);
});

it("keeper keys have 192 bits, are accepted by the server, and differ", () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(keeperKey);
  for (const key of keys) expect(key).toHaveLength(32);
  expect(new Set(keys).size).toBe(100);
});
