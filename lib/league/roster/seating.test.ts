import { describe, expect, it } from "vitest";
import { seatedIn } from "./seating";

const roster = [
  { id: "r-ana", name: "Ana" },
  { id: "r-bo", name: "Bö" },
];
const newIds = () => {
  let last = 0;
  return () => `new-${++last}`;
};

describe("seatedIn", () => {
  it("finds players by choice, then by name in any case and form, and makes newcomers of the others", () => {
    const table = [
      { id: "a", name: "Grandma" },
      { id: "b", name: " bo\u0308 " },
      { id: "c", name: "Cleo" },
    ];
    expect(seatedIn(roster, table, { a: "r-ana" }, newIds())).toEqual({
      seats: { a: "r-ana", b: "r-bo", c: "new-1" },
      newcomers: [{ id: "new-1", name: "Cleo" }],
    });
  });

  it("ignores a choice that is no longer on the roster", () => {
    const seated = seatedIn(roster, [{ id: "a", name: "Ana" }], { a: "r-gone" }, newIds());
    expect(seated).toEqual({ seats: { a: "r-ana" }, newcomers: [] });
  });
});
