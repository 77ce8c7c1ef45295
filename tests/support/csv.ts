import { expect } from "vitest";

/** Parses RFC 4180, as a spreadsheet does. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const [found = "", quoted] = /^"((?:[^"]|"")*)"/.exec(rest) ?? /^[^,"\r\n]*/.exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? found);
    at += found.length;
    if (text[at] === ",") at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe("\r\n");
      at += 2;
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}
