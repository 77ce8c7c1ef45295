import { describe, expect, it } from "vitest";
import { landing, shiftOf } from "./row-drag";

/** Four rows; the second is twice as high, because of a long name. */
const rows = [
  { top: 100, height: 50 },
  { top: 150, height: 100 },
  { top: 250, height: 50 },
  { top: 300, height: 50 },
];

describe("a row that is dragged", () => {
  it.each([
    ["stays when it is hardly moved", 0, 40, 0],
    ["passes a high row at its middle", 0, 51, 1],
    ["goes to the end", 0, 190, 3],
    ["stops at the end when dragged beyond it", 0, 900, 3],
    ["stays last when it is the last one", 3, 20, 3],
    ["goes up one", 3, -30, 2],
    ["goes up past a high row", 3, -130, 1],
    ["stops at the top when dragged beyond it", 3, -900, 0],
    ["goes down one when it is high itself", 1, 26, 2],
    ["stays when it does not exist", 7, 100, 7],
  ])("%s", (_name, from, by, to) => expect(landing(rows, from, by)).toBe(to));

  it("follows the finger, and the rows in between shift by its height", () => {
    const shifts = (from: number, to: number, by: number) =>
      rows.map((_, row) => shiftOf(rows, from, to, by, row));
    expect(shifts(1, 3, 130)).toEqual([0, 130, -100, -100]);
    expect(shifts(3, 1, -140)).toEqual([0, 50, 50, -140]);
    expect(shifts(2, 2, 7)).toEqual([0, 0, 7, 0]);
  });
});
