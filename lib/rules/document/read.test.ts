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
  "an undefined field": [{ stake: undefined }, ["missing", "/stake"]],
  "a field of the wrong type": [{ stake: "1" }, ["wrong-type", "/stake"]],
  "half a cent where whole cents are required": [{ stake: 0.5 }, ["wrong-type", "/stake"]],
  "a number below the minimum": [{ stake: -1 }, ["out-of-range", "/stake"]],
  "a number above the maximum": [{ stake: 1_000_001 }, ["out-of-range", "/stake"]],
  "a number too large for an integer": [{ stake: 1e300 }, ["out-of-range", "/stake"]],
  "an unknown choice": [{ stake: 1, mode: "idle" }, ["wrong-choice", "/mode"]],
  "a tuple that is too short": [{ stake: 1, ends: [1] }, ["wrong-type", "/ends"]],
  "a tuple that is too long": [{ stake: 1, ends: [1, 2, 3] }, ["wrong-type", "/ends"]],
  "a wrong type inside a tuple": [{ stake: 1, ends: [1, "2"] }, ["wrong-type", "/ends/1"]],
  "unknown keys, with one problem each": [
    { stake: 1, a: 1, "b/c": 2 },
    ["unknown-key", "/a"],
    ["unknown-key", "/b~1c"],
  ],
  "an unknown key in a nested object": [
    { stake: 1, inner: { deep: "x", y: 1 } },
    ["unknown-key", "/inner/y"],
  ],
  "a missing field in a nested object": [{ stake: 1, inner: {} }, ["missing", "/inner/deep"]],
  "several faults at once, with one problem each": [
    { stake: -1, draw: 1, z: 0 },
    ["out-of-range", "/stake"],
    ["wrong-type", "/draw"],
    ["unknown-key", "/z"],
  ],
};

describe("readObject", () => {
  it.each(Object.entries(wrong))("refuses %s", (_name, [raw, ...expected]) => {
    const { problems, value } = read(raw);
    expect(value).toBeUndefined();
    expect(problems.map(({ code, path }) => [code, path]).sort()).toEqual([...expected].sort());
  });

  it("says whether a number or a text is out of range", () => {
    const long = readObject(z.strictObject({ name: z.string().check(z.maxLength(3)) }), { name: "Anna" }, "");
    expect(long.problems[0]?.params).toEqual({ why: "too-long", field: "name", most: 3 });
    expect(read({ stake: 1_000_001 }).problems[0]?.params).toMatchObject({ why: "too-big" });
  });

  it("fills in defaults for absent fields", () =>
    expect(read({ stake: 25 }).value).toEqual({ stake: 25, mode: "slow" }));

  it("returns the valid fields of an invalid object and names the invalid ones", () => {
    const { rightFields, wrongFields } = read({ stake: 25, mode: "idle", z: 1 });
    expect(rightFields).toEqual({ stake: 25 });
    expect([...wrongFields].sort()).toEqual(["mode", "z"]);
  });

  it("lists the known keys for an unknown key at the top level, but not in a nested object", () => {
    const paramsOf = (raw: unknown) => read(raw).problems[0]?.params;
    expect(paramsOf({ stake: 1, z: 1 })).toEqual({
      key: "z",
      known: ["stake", "mode", "ends", "draw", "inner"],
    });
    expect(paramsOf({ stake: 1, inner: { deep: "x", y: 1 } })).toEqual({ key: "y" });
  });
});

describe("wholeNumber(1, 10)", () => {
  const schemaOf = wholeNumber(1, 10);
  it.each([1, 10])("accepts %i", (value) => expect(z.safeParse(schemaOf, value).success).toBe(true));
  it.each([0, 11, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "5", null])("refuses %s", (value) =>
    expect(z.safeParse(schemaOf, value).success).toBe(false),
  );
});
