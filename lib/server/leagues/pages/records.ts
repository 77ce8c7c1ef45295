import type { RecordsReply } from "@/lib/league/replies";
import { namesOn } from "@/lib/league/roster";
import { seatsInSides } from "@/lib/rules/people/parties";
import type { LeagueResult, Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { seatResultOf } from "../posting/result-rows";
import { kindsOf } from "./standings";

type RecordRow = RecordsReply["streaks"][number];
type Column = "low" | "high" | "comeback" | "streak";
type Names = ReadonlyMap<string, string>;

/** So many of each are told. */
const maxRecords = 5;
const partnersInSide = seatsInSides / 2;

/** The records of a league: of each kind of game, and the longest streaks of all. */
export async function readRecords(store: Store, league: LeagueRow): Promise<RecordsReply> {
  const leagueId = league.id;
  const names = namesOn(league.players);
  const best = async (column: Column, order: Prisma.SortOrder, where: Prisma.LeagueResultWhereInput) => {
    const take = maxRecords * partnersInSide;
    const rows = await bestResults(store, column, order, { leagueId, ...where }, take);
    return partiesOf(store, rows, column, names);
  };
  const kinds: RecordsReply["kinds"] = [];
  for (const kind of await kindsOf(store, leagueId))
    kinds.push({
      kind,
      low: await best("low", "asc", { kind, low: { gt: 0 } }),
      high: await best("high", "desc", { kind, high: { gt: 0 } }),
      comebacks: await best("comeback", "desc", { kind, comeback: { gt: 0 } }),
    });
  return { league: leagueId, kinds, streaks: await streaksOf(store, leagueId, names) };
}

const bestResults = (
  store: Store,
  column: Column,
  order: Prisma.SortOrder,
  where: Prisma.LeagueResultWhereInput,
  take: number,
): Promise<LeagueResult[]> =>
  store.leagueResult.findMany({
    ...{ where, take },
    orderBy: [{ [column]: order }, { finishedAt: "asc" }, { gameId: "asc" }, { personId: "asc" }],
  });

/** Each player's longest streak once: a streak of seven has one of six in it. */
async function streaksOf(store: Store, leagueId: string, names: Names): Promise<RecordRow[]> {
  const streaks: RecordRow[] = [];
  while (streaks.length < maxRecords) {
    const others = { notIn: streaks.map(({ player }) => player) };
    const where = { leagueId, streak: { gt: 1 }, personId: others };
    const [next] = await bestResults(store, "streak", "desc", where, 1);
    if (!next) break;
    streaks.push({ ...recordOf(next, "streak"), ...named(next, names) });
  }
  return streaks;
}

/** The records of those who share a total, once. */
async function partiesOf(
  store: Store,
  rows: readonly LeagueResult[],
  column: Column,
  names: Names,
): Promise<RecordRow[]> {
  const parties = rows
    .filter((row, index) => rows.findIndex((other) => partyOf(other) === partyOf(row)) === index)
    .slice(0, maxRecords);
  const inSides = parties.filter((row) => seatResultOf(row).side !== undefined);
  const where = { leagueId: rows[0]?.leagueId ?? "", gameId: { in: inSides.map(({ gameId }) => gameId) } };
  const tables = inSides.length > 0 ? await store.leagueResult.findMany({ where }) : [];
  return parties.map((row) => {
    if (!inSides.includes(row)) return { ...recordOf(row, column), ...named(row, names) };
    const [first = named(row, names), ...partners] = tables
      .filter((other) => partyOf(other) === partyOf(row))
      .map((each) => named(each, names))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return { ...recordOf(row, column), ...first, partners };
  });
}

/** Names those of a game who share a total. */
function partyOf(row: LeagueResult): string {
  const { side, seat } = seatResultOf(row);
  return `${row.gameId} ${side ?? seat}`;
}

const recordOf = ({ kind, gameId: game, finishedAt, ...row }: LeagueResult, column: Column) => ({
  ...{ kind, game, finishedAt, value: row[column] ?? 0 },
});

const named = ({ personId: player }: LeagueResult, names: Names) => ({
  ...{ player, name: names.get(player) ?? "" },
});
