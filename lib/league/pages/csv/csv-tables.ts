import type {
  LeagueOthersReply,
  LeaguePlayerReply,
  LeaguePlayersReply,
  RecordsReply,
  StandingReplyRow,
  StandingsReply,
} from "@/lib/league/page-replies";
import type { LeagueGamesReply, MoneyReply } from "@/lib/league/replies";
import { pointUnit } from "@/lib/league/standings/points";
import type { AwardName } from "@/lib/league/story/season-awards";
import { moneyAsTyped } from "@/lib/rules/score/money";

/** Tables of a league for spreadsheets. Money is in units, 1.25, with its currency beside it or in the column's name. */
export type Rows = (string | number)[][];

const standingColumns = [
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
] as const;
const moneyColumns = ["moneyWon", "moneyLost", "money"] as const;
const otherColumns = [
  "player",
  "name",
  "with",
  "wonWith",
  "lostWith",
  "against",
  "aheadOf",
  "behind",
] as const;
const playerColumns = ["player", "name", "played", "place"] as const;
const gameColumns = [
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
] as const;
const recordColumns = ["record", "kind", "value", "player", "name", "game", "finishedAt"] as const;
const ledgerColumns = ["player", "name", "balance", "currency"] as const;
const storyColumns = [
  "season",
  "seasonName",
  "from",
  "to",
  "award",
  "of",
  "opponent",
  "opponentName",
] as const;

type Column = (
  | typeof standingColumns
  | typeof moneyColumns
  | typeof otherColumns
  | typeof playerColumns
  | typeof gameColumns
  | typeof recordColumns
  | typeof ledgerColumns
  | typeof storyColumns
)[number];

/** The names of the columns and records in the reader's language. */
export interface CsvWords {
  readonly columns: Readonly<Record<Column, string>>;
  readonly records: Readonly<Record<"low" | "high" | "comeback" | "streak", string>>;
  readonly awards: Readonly<Record<AwardName, string>>;
  /** A column of money in one currency. */
  inCurrency(f: { readonly column: string; readonly currency: string }): string;
}

export const heads = (columns: readonly Column[], t: CsvWords): string[] =>
  columns.map((id) => t.columns[id]);

/** A quotient with two decimals, by whole numbers. */
function decimal(value: number, over: number): string {
  if (over === 0) return "";
  const hundredths = Math.round((value * 100) / over);
  const text = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Points, with two decimals where they are shared. */
export const leaguePoints = (units: number): string => decimal(units, pointUnit).replace(/\.00$/, "");

/** Every currency in which somebody has won or lost something, in alphabetical order. */
const currenciesOf = (rows: readonly StandingReplyRow[]): string[] =>
  [...new Set(rows.flatMap(({ money }) => money.map(({ currency }) => currency)))].sort();

/** Money has columns for each currency, which is part of their names. */
const moneyHeads = (currencies: readonly string[], t: CsvWords): string[] =>
  currencies.flatMap((currency) =>
    heads(moneyColumns, t).map((column) => (currency === "" ? column : t.inCurrency({ column, currency }))),
  );

const moneyCells = (row: StandingReplyRow, currencies: readonly string[]): string[] =>
  currencies.flatMap((currency) => {
    const { won, lost } = row.money.find((each) => each.currency === currency) ?? { won: 0, lost: 0 };
    return [won, lost, won - lost].map(moneyAsTyped);
  });

/** Form is places, the latest last. */
function standingCells(row: StandingReplyRow): (string | number)[] {
  const { played, rating, form } = row;
  const extreme = (of: StandingReplyRow["best"]) => (of ? decimal(of.ahead, pointUnit) : "");
  return [
    row.place,
    row.player,
    row.name,
    played,
    row.won,
    row.shared,
    leaguePoints(row.points),
    decimal(row.places, played),
    decimal(row.ahead, row.scored * pointUnit),
    extreme(row.best),
    extreme(row.worst),
    row.rounds,
    row.outs,
    form.map(({ place }) => place).join(" "),
    ...(rating ? [decimal(rating.mu, 1), decimal(rating.sigma, 1)] : ["", ""]),
  ];
}

function standingTable(rows: readonly StandingReplyRow[], t: CsvWords): Rows {
  const currencies = currenciesOf(rows);
  return [
    [...heads(standingColumns, t), ...moneyHeads(currencies, t)],
    ...rows.map((row) => [...standingCells(row), ...moneyCells(row, currencies)]),
  ];
}

export const standingsCsv = ({ rows }: StandingsReply, t: CsvWords): Rows => standingTable(rows, t);

export function playerCsv({ standings }: LeaguePlayerReply, t: CsvWords): Rows {
  const [columns = [], ...rows] = standingTable(standings, t);
  return [[t.columns.kind, ...columns], ...rows.map((row, index) => [standings[index]?.kind ?? "", ...row])];
}

/** For each other player, how often and with what result somebody played with and against them. */
export function othersCsv({ partners, headToHead }: LeagueOthersReply, t: CsvWords): Rows {
  const others = new Map([...partners, ...headToHead].map(({ player, name }) => [player, name]));
  return [
    heads(otherColumns, t),
    ...[...others].map(([player, name]) => {
      const together = partners.find((each) => each.player === player);
      const against = headToHead.find((each) => each.player === player);
      return [
        player,
        name,
        together?.games ?? 0,
        together?.won ?? 0,
        together?.lost ?? 0,
        against?.games ?? 0,
        against?.ahead ?? 0,
        against?.behind ?? 0,
      ];
    }),
  ];
}

export const playersCsv = ({ players }: LeaguePlayersReply, t: CsvWords): Rows => [
  heads(playerColumns, t),
  ...players.map(({ id, name, played, place }) => [id, name, played, place ?? ""]),
];

export const gamesCsv = ({ games }: LeagueGamesReply, t: CsvWords): Rows => [
  heads(gameColumns, t),
  ...games.flatMap(({ game, kind, finishedAt, day, currency, players, paper = "", comment = "" }) =>
    players.map(({ place, player, name, total, balance, side }) => [
      game,
      kind,
      finishedAt,
      day,
      place,
      player,
      name,
      paper === "places" ? "" : total,
      balance === null ? "" : moneyAsTyped(balance),
      currency,
      side === undefined ? "" : side + 1,
      paper,
      comment,
    ]),
  ),
];

export function recordsCsv({ kinds, streaks }: RecordsReply, t: CsvWords): Rows {
  const rows = (record: string, list: RecordsReply["streaks"]): Rows =>
    list.flatMap(({ kind, value, player, name, partners = [], game, finishedAt }) =>
      [{ player, name }, ...partners].map((each) => [
        record,
        kind,
        value,
        each.player,
        each.name,
        game,
        finishedAt,
      ]),
    );
  return [
    heads(recordColumns, t),
    ...kinds.flatMap(({ low, high, comebacks }) => [
      ...rows(t.records.low, low),
      ...rows(t.records.high, high),
      ...rows(t.records.comeback, comebacks),
    ]),
    ...rows(t.records.streak, streaks),
  ];
}

export const moneyCsv = ({ ledgers }: MoneyReply, t: CsvWords): Rows => [
  heads(ledgerColumns, t),
  ...ledgers.flatMap(({ currency, balances }) =>
    balances.map(({ player, name, balance }) => [player, name, moneyAsTyped(balance), currency]),
  ),
];
