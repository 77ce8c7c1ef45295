import { expect, it } from "vitest";
import { ringOf, rowsOf } from "./seat-ring";

it.each(Array.from({ length: 11 }, (_, index) => index + 2))(
  "ringOf seats %i people apart, around the table and clockwise",
  (seats) => {
    const places = ringOf(seats);
    const rows = rowsOf(seats);
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(seats);
    for (const { row, column } of places)
      expect(column !== 2 || row === 1 || row === rows, "nobody sits on it").toBe(true);
    // Seen from above and starting at the bottom, the angle only grows.
    const turn = places.map(({ row, column }) => {
      const angle = Math.atan2(2 - column, row - (rows + 1) / 2);
      return angle < 0 ? angle + 2 * Math.PI : angle;
    });
    expect(turn).toEqual([...turn].sort((a, b) => a - b));
  },
);

it("ringOf seats two people across from each other", () =>
  expect(ringOf(2)).toEqual([
    { row: 3, column: 2 },
    { row: 1, column: 2 },
  ]));
