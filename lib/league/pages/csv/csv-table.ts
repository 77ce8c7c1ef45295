import { pointUnit } from "../../standings/points";
import type { AwardName } from "../../story/season-awards";

/** Tables of a league for spreadsheets. Money is in units, 1.25, with its currency beside it or in the column's name. */
export type Rows = (string | number)[][];

/** The columns of each table. One that has a field's name in the reply has that field, if nothing else is said. */
const columns = {
  standings: [
    "place",
    "player",
    "name",
    "played",
    "won",
    "shared",
    "points",
    "averagePlace",
    "ahead",
    "best",
    "worst",
    "rounds",
    "outs",
    "form",
    "rating",
    "giveOrTake",
  ],
  money: ["moneyWon", "moneyLost", "money"],
  others: ["player", "name", "with", "wonWith", "lostWith", "against", "aheadOf", "behind"],
  players: ["player", "name", "played", "place"],
  games: [
    "game",
    "kind",
    "finishedAt",
    "day",
    "place",
    "player",
    "name",
    "total",
    "balance",
    "currency",
    "side",
    "paper",
    "comment",
  ],
  records: ["record", "kind", "value", "player", "name", "game", "finishedAt"],
  ledgers: ["player", "name", "balance", "currency"],
  evening: ["place", "player", "name", "played", "won", "shared", "points"],
  eveningPoints: ["place", "player", "name", "played", "won", "points"],
  attendance: ["player", "name", "evenings"],
  seasons: ["season", "seasonName", "from", "to", "player", "name"],
  awards: ["award", "player", "name", "value", "of", "game"],
  pairs: [
    "player",
    "name",
    "opponent",
    "opponentName",
    "against",
    "aheadOf",
    "behind",
    "with",
    "wonWith",
    "lostWith",
  ],
} as const;

type TableName = keyof typeof columns;
type ColumnOf<Name extends TableName> = (typeof columns)[Name][number];

/** The names of the columns and records in the reader's language. */
export interface CsvWords {
  readonly columns: Readonly<Record<ColumnOf<TableName>, string>>;
  readonly records: Readonly<Record<"low" | "high" | "comeback" | "streak", string>>;
  readonly awards: Readonly<Record<AwardName, string>>;
  /** The kitty among players. */
  readonly kitty: string;
  /** A column of money in one currency. */
  inCurrency(f: { readonly column: string; readonly currency: string }): string;
}

export const headsOf = (table: TableName, t: CsvWords): string[] =>
  columns[table].map((column) => t.columns[column]);

type Cell = string | number | null | undefined;

/** What a row of a table is made of. What is not known is an empty cell. */
type RecordOf<Name extends TableName> = Readonly<Record<ColumnOf<Name>, Cell>>;

/** A row for each record, without the names of the columns. */
export function cellsOf<Name extends TableName>(table: Name, records: readonly RecordOf<Name>[]): Rows {
  const names: readonly ColumnOf<Name>[] = columns[table];
  return records.map((record) => names.map((name) => record[name] ?? ""));
}

export const csvTable = <Name extends TableName>(
  table: Name,
  t: CsvWords,
  records: readonly RecordOf<Name>[],
): Rows => [headsOf(table, t), ...cellsOf(table, records)];

/** A quotient with two decimals, by whole numbers. */
export function decimal(value: number, over: number): string {
  if (over === 0) return "";
  const hundredths = Math.round((value * 100) / over);
  const text = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Points, with two decimals where they are shared. */
export const leaguePoints = (units: number): string => decimal(units, pointUnit).replace(/\.00$/, "");
