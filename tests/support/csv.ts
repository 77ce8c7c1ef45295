import { expect } from "vitest";

const plain = { ",": /^[^,"\r\n]*/, ";": /^[^;"\r\n]*/ };

/** Parses RFC 4180, as a spreadsheet does that separates cells by commas, or semicolons. */
export function readCsv(file: string, separator: "," | ";" = ","): string[][] {
  const text = file.replace(/^\ufeff/, "");
  const rows: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const [found = "", quoted] = /^"((?:[^"]|"")*)"/.exec(rest) ?? plain[separator].exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? found);
    at += found.length;
    if (text[at] === separator) at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe("\r\n");
      at += 2;
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}
