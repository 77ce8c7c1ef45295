import { moneyAsTyped } from "@/lib/rules/score/money";
import type { Text } from "@/lib/rules/text";
import { type Amount, contentOf, type RoundsRow, type RoundsTable } from "./rounds-table";

/** The words of the table. */
export interface CsvWords {
  readonly round: string;
  readonly opened: string;
  readonly out: string;
  /** Before the first round, and for notes between two rounds that are too many to list. */
  readonly start: string;
  readonly extras: string;
  readonly total: string;
  note(text: Text): string;
  points(f: { name: string }): string;
  money(f: { name: string }): string;
}

/** More notes than this are not listed one by one. */
const maxNotes = 2;

/** The heading of a row. */
function rowName({ round, lines, notes }: RoundsRow, t: Pick<CsvWords, "start" | "extras" | "note">): string {
  if (round !== undefined) return String(round);
  if (lines.length === 0) return t.start;
  return notes.length > maxNotes ? t.extras : notes.map(t.note).join(" ");
}

/** Says that a file is UTF-8 to spreadsheets that would take it for an older encoding. */
const byteOrderMark = "\ufeff";

/**
 * A table (RFC 4180) that a spreadsheet opens right in the reader's language: where decimals have a comma, cells are
 * separated by semicolons.
 */
export function csvText(rows: readonly (readonly (string | number)[])[], language: string): string {
  const hasComma = new Intl.NumberFormat(language).format(1.5).includes(",");
  const separator = hasComma ? ";" : ",";
  const cell = (value: string | number): string => {
    const text = String(value);
    return csvCell(hasComma && number.test(text) ? text.replace(".", ",") : text, separator);
  };
  const lines = rows.map((row) => `${row.map(cell).join(separator)}\r\n`);
  return byteOrderMark + lines.join("");
}

/** A game as a table: its score sheet row by row, then the totals. Money is in units, 1.25. */
export function csvOf(table: RoundsTable, t: CsvWords, language: string): string {
  const { columns, hasPoints, hasMoney } = table;
  // The bare name, not as sentences isolate it.
  const heads = (word: CsvWords["points"]): string[] =>
    columns.map((players) => {
      const names = players.map(({ name }) => name).join(" & ");
      return word({ name: "{name}" }).replace("{name}", () => names);
    });
  const cells = (amounts: readonly (Amount | undefined)[]): string[] => {
    const points = amounts.map((amount) => amount?.points);
    const money = amounts.map((amount) => amount?.money);
    return [
      ...(hasPoints ? points.map(blankOr(String)) : []),
      ...(hasMoney ? money.map(blankOr(moneyAsTyped)) : []),
    ];
  };
  const hasOpened = table.rows.some(({ opened }) => opened !== undefined);
  const opening = (tile: string) => (hasOpened ? [tile] : []);
  const rows = [
    [
      t.round,
      ...opening(t.opened),
      t.out,
      ...(hasPoints ? heads(t.points) : []),
      ...(hasMoney ? heads(t.money) : []),
    ],
    ...table.rows
      .filter((row) => row.round !== undefined || contentOf(row) === "amounts")
      .map((row) => [
        rowName(row, t),
        ...opening(row.opened?.tile ?? ""),
        row.out?.name ?? "",
        ...cells(row.added),
      ]),
    [t.total, ...opening(""), "", ...cells(table.totals)],
  ];
  return csvText(rows, language);
}

/** A player who was not there has an empty cell, which is not a zero. */
const blankOr =
  (written: (value: number) => string) =>
  (value: number | undefined): string =>
    value === undefined ? "" : written(value);

/** Spreadsheets skip blanks, and accept the wide signs of East Asian keyboards as well. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
/** The same inside a cell, for spreadsheets that split at semicolons, tabs or lines whatever the quotation marks. */
const formulaInside = /(?<=[;\t\r\n])\s*(?=[=+\-@＝＋－＠])/g;
const number = /^-?\d+(?:[.,]\d+)?$/;

/**
 * One cell. Text that a spreadsheet would take for a formula gets an apostrophe in front; a number, even a negative
 * one, does not.
 */
export function csvCell(text: string, separator: "," | ";" = ","): string {
  const escaped = formula.test(text) && !number.test(text) ? `'${text}` : text;
  const safe = escaped.replace(formulaInside, (blanks) => `${blanks}'`);
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
