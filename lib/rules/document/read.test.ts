import { describe, expect, it } from "vitest";
import * as z from "../zod";
import { minorUnits, readObject, wholeNumber } from "./read";

const schema = z.strictObject({
  stake: minorUnits,
  mode: z._default(z.enum(["fast", "slow"]), "slow"),
  ends: z.optional(z.tuple([z.int(), z.int()])),
  draw: z.optional(z.boolean()),
  inner: z.optional(z.strictObject({ deep: z.string() })),
});
const read = (raw: unknown) => readObject(schema, raw, "The thing");

const wrong: Record<string, [raw: unknown, ...problems: [code: string, path: string][]]> = {
  null: [null, ["wrong-type", ""]],
  "a list": [[], ["wrong-type", ""]],
  "a missing field": [{}, ["missing", "/stake"]],
  "a field that is undefined": [{ stake: undefined }, ["missing", "/stake"]],
  "a field of another type": [{ stake: "1" }, ["wrong-type", "/stake"]],
  "half a cent": [{ stake: 0.5 }, ["wrong-type", "/stake"]],
  "too small": [{ stake: -1 }, ["out-of-range", "/stake"]],
  "too big": [{ stake: 1_000_001 }, ["out-of-range", "/stake"]],
  "beyond whole numbers": [{ stake: 1e300 }, ["out-of-range", "/stake"]],
  "no such choice": [{ stake: 1, mode: "idle" }, ["wrong-choice", "/mode"]],
  "a list too short": [{ stake: 1, ends: [1] }, ["wrong-type", "/ends"]],
  "a list too long": [{ stake: 1, ends: [1, 2, 3] }, ["wrong-type", "/ends"]],
  "wrong inside a list": [{ stake: 1, ends: [1, "2"] }, ["wrong-type", "/ends/1"]],
  "unknown keys, each by its name": [
    { stake: 1, a: 1, "b/c": 2 },
    ["unknown-key", "/a"],
    ["unknown-key", "/b~1c"],
  ],
  "an unknown key further in": [{ stake: 1, inner: { deep: "x", y: 1 } }, ["unknown-key", "/inner/y"]],
  "missing further in": [{ stake: 1, inner: {} }, ["missing", "/inner/deep"]],
  "several at once": [
    { stake: -1, draw: 1, z: 0 },
    ["out-of-range", "/stake"],
    ["wrong-type", "/draw"],
    ["unknown-key", "/z"],
  ],
};

describe("reading an object", () => {
  it.each(Object.entries(wrong))("%s", (_name, [raw, ...expected]) => {
    const { problems, value } = read(raw);
    expect(value).toBeUndefined();
    expect(problems.map(({ code, path }) => [code, path]).sort()).toEqual([...expected].sort());
  });

  it("fills in defaults", () => expect(read({ stake: 25 }).value).toEqual({ stake: 25, mode: "slow" }));

  it("keeps the valid fields of an invalid object, and names the invalid ones", () => {
    const { rightFields, wrongFields } = read({ stake: 25, mode: "idle", z: 1 });
    expect(rightFields).toEqual({ stake: 25 });
    expect([...wrongFields].sort()).toEqual(["mode", "z"]);
  });

  it("lists the allowed keys at the top level, but not further in", () => {
    const paramsOf = (raw: unknown) => read(raw).problems[0]?.params;
    expect(paramsOf({ stake: 1, z: 1 })).toEqual({
      key: "z",
      known: ["stake", "mode", "ends", "draw", "inner"],
    });
    expect(paramsOf({ stake: 1, inner: { deep: "x", y: 1 } })).toEqual({ key: "y" });
  });
});

describe("a whole number in a range", () => {
  const schemaOf = wholeNumber(1, 10);
  it.each([1, 10])("takes %i", (value) => expect(z.safeParse(schemaOf, value).success).toBe(true));
  it.each([0, 11, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "5", null])("refuses %s", (value) =>
    expect(z.safeParse(schemaOf, value).success).toBe(false),
  );
});
