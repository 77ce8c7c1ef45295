import { describe, expect, it } from "vitest";
import { newcomerId } from "./newcomer-id";

describe("newcomerId", () => {
  const same: readonly [string, string][] = [
    ["Dev", " dev "],
    ["Zo\u00eb", "ZOE\u0308"],
    ["\u6885", "\u6885"],
  ];
  it.each(same)("is the same for %j and %j", (a, b) => expect(newcomerId(a, [])).toBe(newcomerId(b, [])));

  it("is a valid id for any name", () => {
    for (const name of ["Dev", "\u6885\u82b1", "__proto__", "\u{1f600}", "A".repeat(40)])
      expect(newcomerId(name, [])).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it("differs for names that differ only in letters that an id cannot have", () =>
    expect(newcomerId("\u6885", [])).not.toBe(newcomerId("\u82b1", [])));

  it("has a suffix when a renamed player has the id", () => {
    const id = newcomerId("Dev", []);
    expect(newcomerId("Dev", [{ id, name: "Devin" }])).toBe(`${id}-2`);
  });
});
