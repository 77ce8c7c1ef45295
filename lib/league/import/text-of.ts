import type { Problem } from "../../rules/problem";
import { err, ok, type Result } from "../../rules/result";
import { importProblem } from "./texts";

/** The largest table, in bytes or characters: 10,000 games of eight with long names. */
export const maxTableSize = 4 * 1024 * 1024;
export const maxColumns = 1_100;

/** How files begin that are no text. A workbook of a spreadsheet program is a ZIP archive, or OLE in earlier versions. */
const workbooks = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];

/** The text of a file: UTF-8, UTF-16 with or without a byte order mark, or else Windows-1252. */
export function textOf(bytes: Uint8Array): Result<string, Problem> {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (workbooks.some((each) => start.startsWith(each))) return err(importProblem("table-workbook", ""));
  if (bytes.length > maxTableSize) return err(importProblem("table-too-large", "", { most: maxTableSize }));
  const text = decoded(bytes);
  return /[^\P{Cc}\s]/u.test(text) ? err(importProblem("table-not-text", "")) : ok(text);
}

function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const sample = bytes.subarray(0, 2_000);
  const zeros = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > sample.length / 5) return new TextDecoder("utf-16le").decode(bytes);
  if (zeros(0) > sample.length / 5) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("utf-8").decode(bytes);
    // A file that was cut off may end inside a letter.
    const isCut = text.indexOf("\ufffd") === text.length - 1;
    return isCut ? text : new TextDecoder("windows-1252").decode(bytes);
  }
}
