/** A cell of the grid that a drawn table is laid out in, counted from 1. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Three columns have two seats per row, and one more at each end. */
const minRows = 3;

/** How many rows the table has: three for eight players, and one more for every two. */
export const rowsOf = (seats: number): number => Math.max(minRows, Math.ceil(seats / 2) - 1);

/** The seats: the first at the bottom, the others clockwise, as evenly as the cells allow. */
export function ringOf(seats: number): Cell[] {
  const rows = rowsOf(seats);
  const sides = Array.from({ length: rows }, (_, index) => index + 1);
  const ring: Cell[] = [
    { row: rows, column: 2 },
    ...sides.toReversed().map((row) => ({ row, column: 1 })),
    { row: 1, column: 2 },
    ...sides.map((row) => ({ row, column: 3 })),
  ];
  return Array.from({ length: seats }, (_, seat) => ring[Math.round((seat * ring.length) / seats)] as Cell);
}
