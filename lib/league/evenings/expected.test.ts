import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doorOrder, type Expected, expectedOf } from "./expected";

const roster = [
  { id: "1", name: "Zoe" },
  { id: "2", name: "Bo", guest: true as const },
  { id: "3", name: "Cleo", former: true as const },
  { id: "4", name: "Ana" },
  { id: "5", name: "Dev", guest: true as const },
  { id: "6", name: "Eva" },
  { id: "7", name: "Fay", former: true as const },
  { id: "8", name: "Gus", mergedInto: "1" },
  { id: "9", name: "Hal", erasedUntil: null },
  { id: "10", name: "" },
];
const names = (coming: readonly string[]) => expectedOf(roster, new Set(coming)).map(({ name }) => name);
const atTheDoor = (coming: readonly string[], walkIns: readonly string[] = []) => {
  const order = doorOrder(expectedOf(roster, new Set(coming)));
  return [...names(coming), ...walkIns].sort((a, b) => order([a], [b]));
};

describe("who may come to an evening", () => {
  it("is the roster without former members, those merged into others and those whose name is gone", () => {
    expect(names([])).toEqual(["Zoe", "Bo", "Ana", "Dev", "Eva"]);
    expect(names(["3"])).toEqual(["Zoe", "Bo", "Cleo", "Ana", "Dev", "Eva"]);
  });

  it("has those who said that they come first, then the others, guests last, each by name", () => {
    expect(atTheDoor([])).toEqual(["Ana", "Eva", "Zoe", "Bo", "Dev"]);
    expect(atTheDoor(["1", "5"])).toEqual(["Dev", "Zoe", "Ana", "Eva", "Bo"]);
    expect(atTheDoor(["7"], ["Cy", "ann"])).toEqual(["Fay", "Ana", "Eva", "Zoe", "ann", "Bo", "Cy", "Dev"]);
  });

  it("puts a pair where the one of them who is expected first stands", () => {
    const order = doorOrder(expectedOf(roster, new Set(["1"])));
    const pairs = [["Ana", "Bo"], ["Cy", "Dev"], ["Bo", "Zoe"], ["Eva"]];
    expect(pairs.sort(order)).toEqual([["Bo", "Zoe"], ["Ana", "Bo"], ["Eva"], ["Cy", "Dev"]]);
  });

  it("is an order, whoever there is", () => {
    const somebody = fc.record<Expected>({
      name: fc.constantFrom("Ana", "ana", "Bo", "Çelik", "Zoe", "1"),
      comes: fc.boolean(),
      guest: fc.boolean(),
    });
    const some = fc.array(somebody, { maxLength: 6 });
    const name = fc.constantFrom("Ana", "ana", "Bo", "Çelik", "Cy", "Zoe");
    fc.assert(
      fc.property(some, name, name, name, (expected, a, b, c) => {
        const order = doorOrder(expected);
        expect(Math.sign(order([a], [b])) + Math.sign(order([b], [a]))).toBe(0);
        if (order([a], [b]) <= 0 && order([b], [c]) <= 0) expect(order([a], [c])).toBeLessThanOrEqual(0);
      }),
    );
  });
});
