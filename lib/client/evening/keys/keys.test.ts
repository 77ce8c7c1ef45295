import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hmac } from "./hmac";
import { gameId, gameKey, tableKey } from "./keys";

const evening = "019ab000-0000-7000-8000-000000000001";
const players = ["a", "b", "c", "d"].map((id) => ({ id, name: id.toUpperCase() }));
const start = { evening, round: 3, before: 0, players };

it("HMAC with SHA-256 is what everybody else computes", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 300 }), (key, message) => {
      const expected = createHmac("sha256", key).update(message).digest("hex");
      expect(Buffer.from(hmac(key, message)).toString("hex")).toBe(expected);
    }),
  );
});

describe("what follows from an evening's key", () => {
  it("is the same on every device, long enough for the server, and different for every table and game", () => {
    const keys = [1, 2].flatMap((table) => {
      const ofTable = tableKey("k".repeat(32), table);
      const id = gameId(ofTable, start);
      return [ofTable, gameKey(ofTable, id), gameKey(ofTable, id.toUpperCase()), gameKey(ofTable, evening)];
    });
    expect(new Set(keys).size).toBe(6);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{22,}$/);
    expect(tableKey("k".repeat(32), 1)).toBe("sazkphkVQEhOCNVlTFDBSQ");
  });

  it("is one scoresheet for the same start, and another for another round, attempt, person or name", () => {
    const key = tableKey("k".repeat(32), 1);
    const others = [
      start,
      { ...start, evening: evening.toUpperCase() },
      { ...start, round: 4 },
      { ...start, before: 1 },
      { ...start, players: players.toReversed() },
      { ...start, players: players.map((each) => ({ ...each, name: `${each.name}.` })) },
    ].map((each) => gameId(key, each));
    expect(new Set(others).size).toBe(5);
    for (const id of others)
      expect(id).toMatch(/^019ab000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(gameId(tableKey("another".repeat(5), 1), start)).not.toBe(others[0]);
  });
});
