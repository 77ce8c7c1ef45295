import { moneyAsTyped } from "@/lib/rules/money";
import type { Player } from "@/lib/rules/table";
import type { RoundsRow, RoundsTable } from "./rounds-table";

/** The words of the table, and how money is written. */
export interface CsvWords {
  readonly round: string;
  readonly besides: string;
  readonly total: string;
  points(f: { name: string }): string;
  money(f: { name: string }): string;
}

/** A game as a table (RFC 4180): a row a round, then what was scored besides, then the totals. Money is in units, 1.25. */
export function csvOf(table: RoundsTable, players: readonly Player[], say: CsvWords): string {
  // The name itself, not what a sentence makes of it.
  const heads = (word: CsvWords["points"]): string[] =>
    players.map(({ name }) => word({ name: "{name}" }).replace("{name}", () => name));
  const cells = ({ points, money }: RoundsRow): string[] => [
    ...(table.hasPoints ? points.map(blankOr(String)) : []),
    ...(table.hasMoney ? money.map(blankOr(moneyAsTyped)) : []),
  ];
  const head = [
    say.round,
    ...(table.hasPoints ? heads(say.points) : []),
    ...(table.hasMoney ? heads(say.money) : []),
  ];
  const rows = [
    head,
    ...table.rounds.map((round, index) => [String(index + 1), ...cells(round)]),
    ...(table.besides ? [[say.besides, ...cells(table.besides)]] : []),
    [say.total, ...cells(table.totals)],
  ];
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** Whoever was not there has an empty cell, which is not a zero. */
const blankOr =
  (written: (value: number) => string) =>
  (value: number | undefined): string =>
    value === undefined ? "" : written(value);

/** Spreadsheets pass over blanks, and take the wide signs of East Asian keyboards as well. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
const number = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell. Text that a spreadsheet would take for a formula gets an apostrophe before it; a number is none, and stays
 * one when it is negative.
 */
export function csvCell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
