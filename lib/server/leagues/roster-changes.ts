import { Prisma } from "@/generated/prisma/client";
import { leagueWords } from "@/lib/league/words";
import type { Problem } from "@/lib/rules/problem";
import type { Sql } from "../store/sql";
import { serverLanguage } from "../words";
import type { LeagueRow } from "./league-row";
import { type LeagueGameRow, type People, peopleOf } from "./posting/posting";
import { gamesOfPerson, paymentsWith, regroup, unfinishedGames } from "./posting/reposting";

const say = leagueWords[serverLanguage];

export interface RosterRow {
  readonly id: string;
  readonly name: string;
  readonly mergedInto: string | null;
}

export const rosterOf = (sql: Sql, leagueId: string): Promise<RosterRow[]> =>
  sql.rows(Prisma.sql`
    SELECT "id", "name", "mergedInto" FROM "LeaguePlayer" WHERE "leagueId" = ${leagueId} ORDER BY "name", "id"`);

const noSuchPlayer = (id: string, path: string): Problem[] => [
  { code: "no-such-player", path, message: say.noSuchPlayer({ id }) },
];

const sitsIn = (game: Pick<LeagueGameRow, "seats">, ids: ReadonlySet<string>): boolean =>
  Object.values<string>(JSON.parse(game.seats)).some((id) => ids.has(id));

/** Takes somebody off the roster who has left no trace in the league's tables. */
export async function removePlayer(sql: Sql, league: LeagueRow, id: string): Promise<readonly Problem[]> {
  const roster = await rosterOf(sql, league.id);
  const player = roster.find((row) => row.id === id);
  if (!player) return noSuchPlayer(id, "/player");
  const refuse = (code: string, message: string): Problem[] => [{ code, path: "/player", message }];
  const { name } = player;
  const into = roster.find((row) => row.id === player.mergedInto);
  if (into) return refuse("merged", say.mergedInto({ name, into: into.name }));
  if (roster.some((row) => row.mergedInto === id)) return refuse("merged", say.hasMerged({ name }));
  const finished = await gamesOfPerson(sql, league.id, id);
  const open = (await unfinishedGames(sql, league.id)).filter((game) => sitsIn(game, new Set([id])));
  const games = finished.length + open.length;
  if (games > 0) return refuse("has-results", say.hasResults({ name, games }));
  if ((await paymentsWith(sql, league.id, [id])).length > 0)
    return refuse("has-payments", say.hasPayments({ name }));
  if (roster.filter((row) => row.mergedInto === null).length <= 2)
    return refuse("league-of-one", say.leagueOfOne);
  await sql.run(Prisma.sql`DELETE FROM "LeaguePlayer" WHERE "leagueId" = ${league.id} AND "id" = ${id}`);
  return [];
}

/** From now on `id` counts as `into`, with all that it has played and paid. */
export async function mergePlayer(
  sql: Sql,
  league: LeagueRow,
  id: string,
  into: string,
): Promise<readonly Problem[]> {
  const roster = await rosterOf(sql, league.id);
  const person = await peopleOf(sql, league.id);
  const [player, other] = [id, into].map((each) => roster.find((row) => row.id === each));
  if (!player) return noSuchPlayer(id, "/player");
  if (!other) return noSuchPlayer(into, "/into");
  const refuse = (code: string, message: string): Problem[] => [{ code, path: "/into", message }];
  const before = roster.find((row) => row.id === player.mergedInto);
  if (before) return refuse("merged", say.mergedInto({ name: player.name, into: before.name }));
  const target = person(into);
  if (target === id) return refuse("merge-itself", say.mergeItself);
  const names = { name: player.name, into: other.name };
  if (await playedTogether(sql, league.id, person, id, target))
    return refuse("played-together", say.playedTogether(names));

  const theirs = new Set(roster.filter((row) => person(row.id) === id).map((row) => row.id));
  const payments = await paymentsWith(sql, league.id, theirs);
  await regroup(sql, league, await gamesOfPerson(sql, league.id, id), payments, () =>
    setMergedInto(sql, league.id, id, target),
  );
  return [];
}

/** Makes two people of a merged player and who it was merged with. */
export async function unmergePlayer(sql: Sql, league: LeagueRow, id: string): Promise<readonly Problem[]> {
  const roster = await rosterOf(sql, league.id);
  const player = roster.find((row) => row.id === id);
  if (!player) return noSuchPlayer(id, "/player");
  if (player.mergedInto === null)
    return [{ code: "not-merged", path: "/player", message: say.notMerged({ name: player.name }) }];
  const person = await peopleOf(sql, league.id);
  const into = new Map(roster.map((row) => [row.id, row.mergedInto]));
  const theirs = new Set(roster.filter((row) => leadsThrough(into, row.id, id)).map((row) => row.id));
  const games = (await gamesOfPerson(sql, league.id, person(id))).filter((game) => sitsIn(game, theirs));
  const payments = await paymentsWith(sql, league.id, theirs);
  await regroup(sql, league, games, payments, () => setMergedInto(sql, league.id, id, null));
  return [];
}

function leadsThrough(into: ReadonlyMap<string, string | null>, from: string, id: string): boolean {
  for (let at: string | null | undefined = from; at; at = into.get(at)) if (at === id) return true;
  return false;
}

const setMergedInto = (sql: Sql, leagueId: string, id: string, into: string | null): Promise<number> =>
  sql.run(Prisma.sql`
    UPDATE "LeaguePlayer" SET "mergedInto" = ${into} WHERE "leagueId" = ${leagueId} AND "id" = ${id}`);

/** Whether two people sat at one table, or do so in a game that is not finished. */
async function playedTogether(
  sql: Sql,
  leagueId: string,
  person: People,
  one: string,
  other: string,
): Promise<boolean> {
  const [a, b] = [one, other].sort();
  const met = await sql.rows(Prisma.sql`
    SELECT 1 FROM "LeaguePair" WHERE "leagueId" = ${leagueId} AND "a" = ${a} AND "b" = ${b}`);
  if (met.length > 0) return true;
  return (await unfinishedGames(sql, leagueId)).some(({ seats }) => {
    const people = Object.values<string>(JSON.parse(seats)).map(person);
    return people.includes(one) && people.includes(other);
  });
}
