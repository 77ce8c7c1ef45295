import type { RecordsReply } from "@/lib/league/page-replies";
import type { Season } from "@/lib/league/settings";
import type { LeagueResult, Prisma } from "../../store/rows";
import type { Store } from "../../store/store";
import { type LeagueRow, namedIn } from "../league-row";
import { resultsOf, seatResultOf } from "../posting/result-rows";
import { aimOf } from "./evening";
import { resultsIn } from "./season-days";
import { rulesetIdsOf } from "./standings";

type RecordRow = RecordsReply["streaks"][number];
type Column = "low" | "high" | "comeback" | "streak";
type Named = ReturnType<typeof namedIn>;

/** How many records of each sort are listed, and among how many of the best results they are found. */
const maxRecords = 5;
const maxResults = 60;

export interface RecordsQuery {
  readonly season: Season | undefined;
  /** "": all kinds. */
  readonly rulesetId: string;
}

/** The records of each kind of game and the longest streaks, of a season or of all time. */
export async function readRecords(
  store: Store,
  league: LeagueRow,
  { season, rulesetId: only }: RecordsQuery,
): Promise<RecordsReply> {
  const leagueId = league.id;
  const named = namedIn(league);
  const within = { leagueId, ...resultsIn(season) };
  const best = async (column: Column, order: Prisma.SortOrder, where: Prisma.LeagueResultWhereInput) =>
    partiesOf(
      store,
      await bestResults(store, column, order, { ...within, ...where }, maxResults),
      column,
      named,
    );
  const played = await rulesetIdsOf(store, leagueId, season?.id);
  const kinds: RecordsReply["kinds"] = [];
  for (const rulesetId of played.filter((each) => only === "" || each === only))
    kinds.push({
      kind: rulesetId,
      aim: aimOf(rulesetId),
      low: await best("low", "asc", { kind: rulesetId, low: { gt: 0 } }),
      high: await best("high", "desc", { kind: rulesetId, high: { gt: 0 } }),
      comebacks: await best("comeback", "desc", { kind: rulesetId, comeback: { gt: 0 } }),
    });
  // A streak counts games of all kinds.
  const streaks = only === "" ? await streaksOf(store, within, named) : [];
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
  named: Named,
): Promise<RecordRow[]> {
  const streaks: RecordRow[] = [];
  while (streaks.length < maxRecords) {
    const others = { notIn: streaks.map(({ player }) => player) };
    const where = { ...within, streak: { gt: 1 }, personId: others };
    const [next] = await bestResults(store, "streak", "desc", where, 1);
    if (!next) break;
    streaks.push({ ...recordOf(next, "streak"), ...named(next.personId) });
  }
  return streaks;
}

/** The best result of each party: a player, or partners, who share a total. */
async function partiesOf(
  store: Store,
  rows: readonly LeagueResult[],
  column: Column,
  named: Named,
): Promise<RecordRow[]> {
  const ids = new Set(rows.map(({ gameId }) => gameId));
  const results = await resultsOf(store, rows[0]?.leagueId ?? "", [...ids]);
  const records = new Map<string, RecordRow>();
  for (const row of rows) {
    const table = results.filter(({ gameId }) => gameId === row.gameId);
    const people = (isOwn: boolean) =>
      table
        .filter((other) => (partyOf(other) === partyOf(row)) === isOwn)
        .map(({ personId }) => named(personId))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    const [first = named(row.personId), ...partners] = people(true);
    const who = [first, ...partners].map(({ player }) => player).join(" ");
    const withPartners = partners.length > 0 ? { ...first, partners } : first;
    if (!records.has(who))
      records.set(who, { ...recordOf(row, column), ...withPartners, opponents: people(false) });
  }
  return [...records.values()].slice(0, maxRecords);
}

/** A result's party in its game: a side, or a seat. */
function partyOf(row: LeagueResult): string | number {
  const { side, seat } = seatResultOf(row);
  return side ?? seat;
}

const recordOf = ({ kind, gameId: game, finishedAt, ...row }: LeagueResult, column: Column) => ({
  kind,
  game,
  finishedAt,
  value: row[column] ?? 0,
});
