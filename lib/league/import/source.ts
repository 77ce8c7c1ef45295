import type { Problem } from "../../rules/problem";
import { err, ok, type Result } from "../../rules/result";
import { looksLikeDay } from "./days";
import { jsonLines } from "./json-lines";
import { type Line, separatedLines, separatorOf } from "./separated";
import { maxColumns, maxTableSize } from "./text-of";
import { importProblem } from "./texts";

/** 10,000 games of four, a line for each player. */
export const maxLines = 50_000;

/** What a list of results says, as programs write it: `['Ana', 'Bo', 'W'],`. */
function listed(row: string): string | undefined {
  const [start, end] = [row.indexOf("["), row.lastIndexOf("]")];
  const inside = row.slice(start + 1, end);
  const isList = start >= 0 && end > start && inside.includes(",") && !/[[\]]/.test(inside);
  return isList && isPunctuation(row.slice(0, start)) && isPunctuation(row.slice(end)) ? inside : undefined;
}

const isPunctuation = (text: string): boolean => /^[\s[\]{}(),;]*$/.test(text);

/** What `2021-03-17 : Ana 10, Bo 6` has before its results, which begins with a day; the rest comes last. */
function afterDay(row: string): readonly string[] | undefined {
  const parts = row.split(" : ");
  return parts.length > 1 && looksLikeDay(parts[0] ?? "") ? parts : undefined;
}

/** The line below the headings of a table in a chat or a text file. */
const rule = /^:?-{2,}:?$/;

/** The lines of a pasted or chosen text that are not empty. */
export function linesOf(text: string): Result<readonly Line[], Problem> {
  if (text.length > maxTableSize) return err(importProblem("table-too-large", "", { most: maxTableSize }));
  const found = cellsOf(text.replace(/^\ufeff/, ""));
  if (!found.ok) return found;
  const lines = found.value.filter(({ cells }) => cells.some((cell) => cell !== "" && !rule.test(cell)));
  if (lines.length === 0) return err(importProblem("table-empty", ""));
  if (lines.length > maxLines) return err(importProblem("table-too-long", "", { most: maxLines }));
  if (lines.some(({ cells }) => cells.length > maxColumns))
    return err(importProblem("table-too-wide", "", { most: maxColumns }));
  return ok(lines);
}

function cellsOf(text: string): Result<readonly Line[], Problem> {
  // What spreadsheets write before the headings, where the separator is not the usual one.
  const [, told] = /^sep=([^\r\n])(?=[\r\n])/i.exec(text) ?? [];
  if (told !== undefined) return ok(separatedLines(text, told).slice(1));
  const rows = text.split(/\r\n|\n|\r/);
  const saying = rows.filter((row) => !isPunctuation(row));
  const most = (says: (row: string) => unknown, share = 0.5) =>
    saying.filter((row) => says(row) !== undefined).length > saying.length * share;
  const read = /^\s*[[{]/.test(text) ? jsonLines(text) : undefined;
  if (read?.ok) return read;
  if (most(listed, 0.3)) return ok(listLines(rows));
  if (read) return read;
  if (!most(afterDay)) return ok(separatedLines(text, separatorOf(text)));
  const separator = separatorOf(rows.map((row) => afterDay(row)?.at(-1) ?? row).join("\n"));
  return ok(
    rows.map((row, index) => {
      const [line] = separatedLines(afterDay(row)?.join(separator) ?? row, separator);
      return { line: index + 1, cells: line?.cells ?? [] };
    }),
  );
}

const listLines = (rows: readonly string[]): Line[] =>
  rows.flatMap((row, index) => {
    if (isPunctuation(row)) return [];
    const inside = listed(row) ?? row;
    const quote = inside.includes("'") ? "'" : '"';
    return separatedLines(inside, ",", quote).map(({ cells }) => ({ line: index + 1, cells }));
  });
