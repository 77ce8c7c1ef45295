import { expect, it, vi } from "vitest";
import { keeperKey } from "@/lib/sync/wire/protocol";
import { newKey } from "./random-ids";

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("newId makes UUIDs of version 7 that sort in the order of creation, whatever the clock does", async () => {
  // Test files share a worker, so ids made by other files would come after these.
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

it("newKey makes distinct keys of 192 bits that the server accepts", () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(key).toMatch(keeperKey);
  for (const key of keys) expect(key).toHaveLength(32);
  expect(new Set(keys).size).toBe(100);
});
