import type { Season } from "@/lib/league/after-changes";
import type { RecordsReply } from "@/lib/league/page-replies";
import { namesOn } from "@/lib/league/roster/roster";
import type { LeagueResult, Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { seatResultOf } from "../posting/result-rows";
import { aimOf } from "./evening";
import { resultsIn } from "./season-days";
import { kindsOf } from "./standings";

type RecordRow = RecordsReply["streaks"][number];
type Column = "low" | "high" | "comeback" | "streak";
type Names = ReadonlyMap<string, string>;

/** How many records of each sort are listed, and among how many of the best results they are found. */
const maxRecords = 5;
const maxResults = 60;

export interface RecordsQuery {
  readonly season: Season | undefined;
  /** "": all kinds. */
  readonly kind: string;
}

/** The records of each kind of game and the longest streaks, of a season or of all time. */
export async function readRecords(
  store: Store,
  league: LeagueRow,
  { season, kind: only }: RecordsQuery,
): Promise<RecordsReply> {
  const leagueId = league.id;
  const names = namesOn(league.players);
  const within = { leagueId, ...resultsIn(season) };
  const best = async (column: Column, order: Prisma.SortOrder, where: Prisma.LeagueResultWhereInput) =>
    partiesOf(
      store,
      await bestResults(store, column, order, { ...within, ...where }, maxResults),
      column,
      names,
    );
  const played = await kindsOf(store, leagueId, season?.id);
  const kinds: RecordsReply["kinds"] = [];
  for (const kind of played.filter((each) => only === "" || each === only))
    kinds.push({
      kind,
      aim: aimOf(kind),
      low: await best("low", "asc", { kind, low: { gt: 0 } }),
      high: await best("high", "desc", { kind, high: { gt: 0 } }),
      comebacks: await best("comeback", "desc", { kind, comeback: { gt: 0 } }),
    });
  // A streak counts games of all kinds.
  const streaks = only === "" ? await streaksOf(store, within, names) : [];
  return { league: leagueId, season: season?.id ?? "", kind: only, kinds, streaks };
}

const bestResults = (
  store: Store,
  column: Column,
  order: Prisma.SortOrder,
  where: Prisma.LeagueResultWhereInput,
  take: number,
): Promise<LeagueResult[]> =>
  store.leagueResult.findMany({
    where,
    take,
    orderBy: [{ [column]: order }, { finishedAt: "asc" }, { gameId: "asc" }, { personId: "asc" }],
  });

/** Only each player's longest streak: a streak of seven contains one of six. */
async function streaksOf(
  store: Store,
  within: Prisma.LeagueResultWhereInput,
  names: Names,
): Promise<RecordRow[]> {
  const streaks: RecordRow[] = [];
  while (streaks.length < maxRecords) {
    const others = { notIn: streaks.map(({ player }) => player) };
    const where = { ...within, streak: { gt: 1 }, personId: others };
    const [next] = await bestResults(store, "streak", "desc", where, 1);
    if (!next) break;
    streaks.push({ ...recordOf(next, "streak"), ...named(next, names) });
  }
  return streaks;
}

/** The best result of each party: a player, or partners, who share a total. */
async function partiesOf(
  store: Store,
  rows: readonly LeagueResult[],
  column: Column,
  names: Names,
): Promise<RecordRow[]> {
  const gameId = { in: [...new Set(rows.map((row) => row.gameId))] };
  const leagueId = rows[0]?.leagueId ?? "";
  const tables = rows.length > 0 ? await store.leagueResult.findMany({ where: { leagueId, gameId } }) : [];
  const records = new Map<string, RecordRow>();
  for (const row of rows) {
    const table = tables.filter((other) => other.gameId === row.gameId);
    const [own, others] = [partyIn(table, row, names), opponentsIn(table, row, names)];
    const who = own.map(({ player }) => player).join(" ");
    const [first = named(row, names), ...partners] = own;
    const withPartners = partners.length > 0 ? { ...first, partners } : first;
    if (!records.has(who)) records.set(who, { ...recordOf(row, column), ...withPartners, opponents: others });
  }
  return [...records.values()].slice(0, maxRecords);
}

/** The player and any partners, by name. */
const partyIn = (table: readonly LeagueResult[], row: LeagueResult, names: Names) =>
  byName(
    table.filter((other) => partyOf(other) === partyOf(row)),
    names,
  );

const opponentsIn = (table: readonly LeagueResult[], row: LeagueResult, names: Names) =>
  byName(
    table.filter((other) => partyOf(other) !== partyOf(row)),
    names,
  );

const byName = (rows: readonly LeagueResult[], names: Names) =>
  rows.map((row) => named(row, names)).sort((a, b) => (a.name < b.name ? -1 : 1));

/** The key of a party: partners share a total. */
function partyOf(row: LeagueResult): string {
  const { side, seat } = seatResultOf(row);
  return `${row.gameId} ${side ?? seat}`;
}

const recordOf = ({ kind, gameId: game, finishedAt, ...row }: LeagueResult, column: Column) => ({
  kind,
  game,
  finishedAt,
  value: row[column] ?? 0,
});

const named = ({ personId: player }: LeagueResult, names: Names) => ({
  player,
  name: names.get(player) ?? "",
});
