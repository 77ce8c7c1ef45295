import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import type { LogEntry } from "@/lib/sync/wire/wire";
import { entry, uuid } from "@/tests/support/entries";
import { simulateGame, someTable } from "@/tests/support/simulate";
import { Dice } from "@/tests/support/simulate/dice";
import { base64url } from "../base64url";
import { packed } from "./pack";
import { handsIn, packedHands } from "./packed-hands";
import { unpacked } from "./unpack";

const time = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const id = fc.uuid({ version: 7 });
const leaf = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(true, false, null, "kind", "__proto__", "", "2026-11-27", "2026-11-27T20:00:00.000+02:00"),
  time,
  id,
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom("kind", "left"), id), tie("value"), { maxKeys: 5 }),
  ),
})).value;

/** As a phone makes them: three minutes apart, all with the phone's mark. */
const asMade = (bodies: readonly object[]): LogEntry[] =>
  bodies.map((body, index) => {
    const at = Date.parse("2026-11-27T20:00:00.000Z") + 187_654 * index;
    const time = at.toString(16).padStart(12, "0");
    const [, , , , random = ""] = uuid().split("-");
    return {
      ...(body as { kind: string }),
      id: `${time.slice(0, 8)}-${time.slice(8)}-7abc-9def-a1b2c3${random.slice(6)}`,
      at: new Date(at).toISOString(),
    };
  });

const played = (id: string, seed: number, hands: number): LogEntry[] => {
  const game = games.find(id);
  if (!game) throw new Error(id);
  const { sheet } = simulateGame(game, someTable(game, new Dice(seed)), seed, { hands });
  return asMade(sheet.entries as object[]);
};

describe("packed JSON", () => {
  it("is unpacked as it was", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(unpacked(packed(value)))).toBe(JSON.stringify(value));
      }),
      { numRuns: 500 },
    );
  });

  it("may be any bytes: nothing breaks, and what was cut off or goes on is nothing", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void unpacked(bytes)));
    const whole = packed(played("count", 3, 4));
    for (let cut = 0; cut < whole.length; cut++) {
      expect(unpacked(whole.slice(0, cut))).toBeUndefined();
      for (const byte of [0, 100, 206, 207, 211, 212, 255]) void unpacked(whole.with(cut, byte));
    }
    expect(unpacked(Uint8Array.from([...whole, 0]))).toBeUndefined();
    // A list of as many lists as it says it has, and so on.
    expect(unpacked(Uint8Array.from([211, 255, 255, 255, 255, 127]))).toBeUndefined();
    expect(
      unpacked(Uint8Array.from(Array.from({ length: 600 }, (_, at) => (at % 2 ? 1 : 211)))),
    ).toBeUndefined();
  });
});

describe("the hands in a picture", () => {
  it.each(games.ids)("arrive entry for entry, whatever they are: %s", (id) => {
    for (let seed = 1; seed <= 10; seed++) {
      const entries = played(id, seed, 8);
      expect(handsIn(packedHands(entries) ?? "")).toEqual(entries);
    }
  });

  it("are corrections too, and those name their entries", () => {
    const [one, two] = asMade([{ kind: "hand", out: "a", left: { b: 5 } }, { kind: "void" }]);
    if (!one || !two) throw new Error("two");
    const entries = [one, { ...two, target: one.id }];
    expect(handsIn(packedHands(entries) ?? "")).toEqual(entries);
  });

  it("are few letters: six hands of four people 250, fifteen 550", () => {
    const hand = { kind: "hand", out: "p1", left: { p2: 12, p3: 104, p4: 7 } };
    const letters = (hands: number) => packedHands(asMade(Array.from({ length: hands }, () => hand)))?.length;
    expect(letters(6)).toBeLessThan(250);
    expect(letters(15)).toBeLessThan(550);
  });

  it("are none from a log with disagreements, and no picture brings any", () => {
    const hold = entry({ kind: "hold", entry: { kind: "end" }, problems: [] });
    expect(packedHands([hold])).toBeUndefined();
    for (const value of [[1, hold], [2, ...played("count", 1, 1)], [1, { kind: "hand" }], [1, 7], 7, "x"])
      expect(handsIn(base64url(packed(value)))).toBeUndefined();
    for (const text of ["", "%", "a", "🁢", "=".repeat(9)]) expect(handsIn(text)).toBeUndefined();
  });
});
