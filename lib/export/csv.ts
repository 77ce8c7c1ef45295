import type { Player } from "@/lib/rules/table";
import type { RoundsRow, RoundsTable } from "./rounds-table";

/** The words of the table, and how money is written. */
export interface CsvWords {
  readonly round: string;
  readonly besides: string;
  readonly total: string;
  points(f: { name: string }): string;
  minor(f: { name: string }): string;
  money(f: { name: string }): string;
  /** Minor units as a decimal number. */
  written(minor: number): string;
}

/**
 * A game as a table (RFC 4180): a row a round, then what was scored besides, then the totals. Money stands in minor
 * units and as it is written.
 */
export function csvOf(table: RoundsTable, players: readonly Player[], say: CsvWords): string {
  const names = players.map(({ name }) => name);
  const cells = ({ points, money }: RoundsRow): string[] => [
    ...(table.hasPoints ? points.map(blankOr(String)) : []),
    ...(table.hasMoney ? [...money.map(blankOr(String)), ...money.map(blankOr(say.written))] : []),
  ];
  const head = [
    say.round,
    ...(table.hasPoints ? names.map((name) => say.points({ name })) : []),
    ...(table.hasMoney ? names.map((name) => say.minor({ name })) : []),
    ...(table.hasMoney ? names.map((name) => say.money({ name })) : []),
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

const number = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell. Text that a spreadsheet would take for a formula gets an apostrophe before it; a number is none, and stays
 * one when it is negative.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
