import { pointsText, pointUnit } from "@/lib/league/points";
import type {
  LeagueGamesReply,
  LeaguePlayerReply,
  LeaguePlayersReply,
  MoneyReply,
  RecordsReply,
  StandingReplyRow,
  StandingsReply,
} from "@/lib/league/replies";

type Rows = (string | number)[][];

/** A quotient with two decimals, by whole numbers. */
function decimal(value: number, over: number): string {
  if (over === 0) return "";
  const hundredths = Math.round((value * 100) / over);
  const text = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}

const standingColumns = [
  ...["place", "player", "name", "played", "won", "shared", "points", "average place"],
  ...["ahead of the others a round", "best game", "worst game", "rounds", "gone out", "form"],
  ...["rating", "give or take", "money won", "money lost", "money"],
];

/**
 * Points are exact, as fractions where they are shared; form is places, the latest last; money is in minor units with
 * its currency.
 */
function standingCells(row: StandingReplyRow): (string | number)[] {
  const { played, rating, form } = row;
  const extreme = (of: StandingReplyRow["best"]) => (of ? decimal(of.ahead, pointUnit) : "");
  const money = (of: (money: StandingReplyRow["money"][number]) => number) =>
    row.money.map((each) => `${of(each)} ${each.currency}`.trim()).join("; ");
  return [
    ...[row.place, row.player, row.name, played, row.won, row.shared, pointsText(row.points)],
    ...[decimal(row.places, played), decimal(row.ahead, row.scored * pointUnit)],
    ...[
      extreme(row.best),
      extreme(row.worst),
      row.rounds,
      row.outs,
      form.map(({ place }) => place).join(" "),
    ],
    ...(rating ? [decimal(rating.mu, 1), decimal(rating.sigma, 1)] : ["", ""]),
    ...[money(({ won }) => won), money(({ lost }) => lost), money(({ won, lost }) => won - lost)],
  ];
}

export const standingsCsv = ({ rows }: StandingsReply): Rows => [standingColumns, ...rows.map(standingCells)];

export const playerCsv = ({ standings }: LeaguePlayerReply): Rows => [
  ["kind", ...standingColumns],
  ...standings.map((row) => [row.kind, ...standingCells(row)]),
];

export const playersCsv = ({ players }: LeaguePlayersReply): Rows => [
  ["player", "name", "played", "place"],
  ...players.map(({ id, name, played, place }) => [id, name, played, place ?? ""]),
];

export const gamesCsv = ({ games }: LeagueGamesReply): Rows => [
  ["game", "kind", "finished at", "day", "place", "player", "name", "total", "balance", "currency"],
  ...games.flatMap(({ game, kind, finishedAt, day, currency, players }) =>
    players.map(({ place, player, name, total, balance }) => [
      ...[game, kind, finishedAt, day, place, player, name, total, balance ?? "", currency],
    ]),
  ),
];

export function recordsCsv({ kinds, streaks }: RecordsReply): Rows {
  const rows = (record: string, list: RecordsReply["streaks"]): Rows =>
    list.map(({ kind, value, player, name, game, finishedAt }) => [
      ...[record, kind, value, player, name, game, finishedAt],
    ]);
  return [
    ["record", "kind", "value", "player", "name", "game", "finished at"],
    ...kinds.flatMap(({ low, high, comebacks }) => [
      ...rows("lowest round", low),
      ...rows("highest round", high),
      ...rows("comeback", comebacks),
    ]),
    ...rows("games won in a row", streaks),
  ];
}

export const moneyCsv = ({ ledgers }: MoneyReply): Rows => [
  ["player", "name", "balance", "currency"],
  ...ledgers.flatMap(({ currency, balances }) =>
    balances.map(({ player, name, balance }) => [player, name, balance, currency]),
  ),
];
