/**
 * The positions of pips on an upright half of a tile. 1-6 as on every domino, 7-9 in three rows of three, 10-12 in
 * three columns of up to four, 13-18 on the grids of four columns and five rows that makers of large sets use.
 */
const grids: readonly (readonly string[])[] = [
  [],
  ["o"],
  ["o..", "...", "..o"],
  ["o..", ".o.", "..o"],
  ["o.o", "...", "o.o"],
  ["o.o", ".o.", "o.o"],
  ["o.o", "o.o", "o.o"],
  ["o.o", "ooo", "o.o"],
  ["ooo", "o.o", "ooo"],
  ["ooo", "ooo", "ooo"],
  ["o.o", "ooo", "ooo", "o.o"],
  ["o.o", ".o.", "o.o", ".o.", "o.o", ".o.", "o.o"],
  ["ooo", "ooo", "ooo", "ooo"],
  ["o.o.o", ".o.o.", "o.o.o", ".o.o.", "o.o.o"],
  ["o.o.o.o", ".o.o.o.", ".o.o.o.", "o.o.o.o"],
  ["ooo", "ooo", "ooo", "ooo", "ooo"],
  ["oooo", "oooo", "oooo", "oooo"],
  ["o.o.o.o", ".o.o.o.", ".o.o.o.", ".o.o.o.", "o.o.o.o"],
  ["o.o.o.o", ".o.o.o.", "o.o.o.o", ".o.o.o.", "o.o.o.o"],
];

export const maxPipsDrawn = grids.length - 1;

/** Pip centres of a number, on a square from -1 to 1 in both directions. */
function pipCentres(number: number): { readonly x: number; readonly y: number }[] {
  const rows = grids[number] ?? [];
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === "o" ? [{ x: spread(x, row.length), y: spread(y, rows.length) }] : [],
    ),
  );
}

const spread = (index: number, count: number): number => (count === 1 ? 0 : (2 * index) / (count - 1) - 1);

/** The radius of a pip of this number, relative to half the side of that square. */
const radiusOf = (number: number): number =>
  number === 1 ? 0.34 : number <= 9 ? 0.29 : number <= 12 ? 0.24 : 0.2;

const paths = new Map<string, string>();

/** All pips of a number as one SVG path, on a square that extends `reach` from the origin. */
export function pipPath(number: number, reach: number): string {
  const key = `${number}/${reach}`;
  const known = paths.get(key);
  if (known !== undefined) return known;
  const r = round(radiusOf(number) * reach);
  const path = pipCentres(number)
    .map(
      ({ x, y }) =>
        `M${round(x * reach - r)} ${round(y * reach)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    )
    .join("");
  paths.set(key, path);
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
