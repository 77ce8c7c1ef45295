/** Where a row of a list stands and how high it is, in pixels. Rows need not be of one height: names may be long. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The place in which row `from` lands when it is drawn `by` pixels: past the middle of a row is in its place. */
export function landing(rows: readonly RowBox[], from: number, by: number): number {
  const row = rows[from];
  if (!row) return from;
  const top = row.top + by;
  const bottom = top + row.height;
  const middle = ({ top: at, height }: RowBox) => at + height / 2;
  if (by < 0) {
    const first = rows.findIndex((each, index) => index < from && top < middle(each));
    return first < 0 ? from : first;
  }
  const last = rows.findLastIndex((each, index) => index > from && bottom > middle(each));
  return last < 0 ? from : last;
}

/** How far from its place a row is drawn while row `from` is on its way to `to`: the others make room. */
export function shiftOf(rows: readonly RowBox[], from: number, to: number, by: number, row: number): number {
  if (row === from) return by;
  const height = rows[from]?.height ?? 0;
  if (row > from && row <= to) return 0 - height;
  return row < from && row >= to ? height : 0;
}
