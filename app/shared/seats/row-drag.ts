/** The position and height of a row, in pixels. Heights differ, since names may be long. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/**
 * The position that row `from` takes when it is dragged `by` pixels: past the middle of another row it takes that row's
 * place.
 */
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

/** How far each row is moved while row `from` is dragged to `to`: the others make room. */
export function shiftOf(rows: readonly RowBox[], from: number, to: number, by: number, row: number): number {
  if (row === from) return by;
  const height = rows[from]?.height ?? 0;
  if (row > from && row <= to) return 0 - height;
  return row < from && row >= to ? height : 0;
}
