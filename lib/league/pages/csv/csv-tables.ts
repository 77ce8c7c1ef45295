import { moneyAsTyped } from "../../../rules/score/money";
import { kitty } from "../../money/kitty";
import type {
  LeagueOthersReply,
  LeaguePlayerReply,
  LeaguePlayersReply,
  RecordsReply,
  StandingReplyRow,
  StandingsReply,
} from "../../page-replies";
import { hasPoints } from "../../paper/paper-change";
import type { LeagueGamesReply, MoneyReply } from "../../replies";
import { pointUnit } from "../../standings/points";
import { type CsvWords, cellsOf, csvTable, decimal, headsOf, leaguePoints, type Rows } from "./csv-table";

/** The standings, with columns of money for each currency in which somebody has won or lost something. */
function standingTable(rows: readonly StandingReplyRow[], t: CsvWords): Rows {
  const currencies = [...new Set(rows.flatMap(({ money }) => money.map(({ currency }) => currency)))].sort();
  const heads = currencies.flatMap((currency) =>
    headsOf("money", t).map((column) => (currency === "" ? column : t.inCurrency({ column, currency }))),
  );
  const money = rows.map((row) =>
    currencies.flatMap((currency) => {
      const { won, lost } = row.money.find((each) => each.currency === currency) ?? { won: 0, lost: 0 };
      return [won, lost, won - lost].map(moneyAsTyped);
    }),
  );
  const extreme = (of: StandingReplyRow["best"]) => of && decimal(of.ahead, pointUnit);
  const records = rows.map((row) => ({
    ...row,
    points: leaguePoints(row.points),
    averagePlace: decimal(row.places, row.played),
    ahead: decimal(row.ahead, row.scored * pointUnit),
    best: extreme(row.best),
    worst: extreme(row.worst),
    // Places, the latest last.
    form: row.form.map(({ place }) => place).join(" "),
    rating: row.rating && decimal(row.rating.mu, 1),
    giveOrTake: row.rating && decimal(row.rating.sigma, 1),
  }));
  return [
    [...headsOf("standings", t), ...heads],
    ...cellsOf("standings", records).map((cells, index) => [...cells, ...(money[index] ?? [])]),
  ];
}

export const standingsCsv = ({ rows }: StandingsReply, t: CsvWords): Rows => standingTable(rows, t);

export function playerCsv({ standings }: LeaguePlayerReply, t: CsvWords): Rows {
  const [heads = [], ...rows] = standingTable(standings, t);
  return [[t.columns.kind, ...heads], ...rows.map((row, index) => [standings[index]?.kind ?? "", ...row])];
}

/** For each other player, how often and with what result somebody played with and against them. */
export function othersCsv({ partners, headToHead }: LeagueOthersReply, t: CsvWords): Rows {
  const others = new Map([...partners, ...headToHead].map(({ player, name }) => [player, name]));
  const records = [...others].map(([player, name]) => {
    const together = partners.find((each) => each.player === player);
    const against = headToHead.find((each) => each.player === player);
    return {
      player,
      name,
      with: together?.games ?? 0,
      wonWith: together?.won ?? 0,
      lostWith: together?.lost ?? 0,
      against: against?.games ?? 0,
      aheadOf: against?.ahead ?? 0,
      behind: against?.behind ?? 0,
    };
  });
  return csvTable("others", t, records);
}

export const playersCsv = ({ players }: LeaguePlayersReply, t: CsvWords): Rows =>
  csvTable(
    "players",
    t,
    players.map((each) => ({ ...each, player: each.id })),
  );

export function gamesCsv({ games }: LeagueGamesReply, t: CsvWords): Rows {
  const records = games.flatMap(({ players, paper, comment, ...game }) =>
    players.map(({ total, balance, side, ...player }) => ({
      ...game,
      ...player,
      total: paper === "places" && !hasPoints(players) ? "" : total,
      balance: balance === null ? "" : moneyAsTyped(balance),
      side: side === undefined ? "" : side + 1,
      paper,
      comment,
    })),
  );
  return csvTable("games", t, records);
}

export function recordsCsv({ kinds, streaks }: RecordsReply, t: CsvWords): Rows {
  const of = (record: string, list: RecordsReply["streaks"]) =>
    list.flatMap(({ player, name, partners = [], ...row }) =>
      [{ player, name }, ...partners].map((each) => ({ record, ...row, ...each })),
    );
  const ofKinds = kinds.flatMap(({ low, high, comebacks }) => [
    ...of(t.records.low, low),
    ...of(t.records.high, high),
    ...of(t.records.comeback, comebacks),
  ]);
  return csvTable("records", t, [...ofKinds, ...of(t.records.streak, streaks)]);
}

export function moneyCsv({ ledgers }: MoneyReply, t: CsvWords): Rows {
  const records = ledgers.flatMap(({ currency, balances }) =>
    balances.map(({ player, name, balance }) => ({
      player,
      name: player === kitty ? t.kitty : name,
      balance: moneyAsTyped(balance),
      currency,
    })),
  );
  return csvTable("ledgers", t, records);
}
