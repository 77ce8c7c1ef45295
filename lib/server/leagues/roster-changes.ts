import type { LeagueGame } from "@/generated/prisma/client";
import { personIn } from "@/lib/league/roster";
import { postedGame } from "@/lib/league/standings/posted";
import { leagueWords } from "@/lib/league/words";
import type { Problem } from "@/lib/rules/problem";
import { inParts, mostNamed, type Store } from "../store/store";
import { serverLanguage } from "../words";
import { type LeagueRow, type RosterRow, rosterOf } from "./league-row";
import { paymentsOf } from "./posting/payments";
import { recount } from "./posting/recount";
import { postedGames } from "./posting/result-rows";

const say = leagueWords[serverLanguage];

const noSuchPlayer = (id: string, path: string): Problem[] => [
  { code: "no-such-player", path, message: say.noSuchPlayer({ id }) },
];

const sitsIn = (game: Pick<LeagueGame, "seats">, ids: ReadonlySet<string>): boolean =>
  Object.values<string>(JSON.parse(game.seats)).some((id) => ids.has(id));

/** Takes somebody off the roster who has left no trace in the league's tables. */
export async function removePlayer(store: Store, league: LeagueRow, id: string): Promise<readonly Problem[]> {
  const roster = await rosterOf(store, league.id);
  const player = roster.find((row) => row.id === id);
  if (!player) return noSuchPlayer(id, "/player");
  const refuse = (code: string, message: string): Problem[] => [{ code, path: "/player", message }];
  const { name } = player;
  const into = roster.find((row) => row.id === player.mergedInto);
  if (into) return refuse("merged", say.mergedInto({ name, into: into.name }));
  if (roster.some((row) => row.mergedInto === id)) return refuse("merged", say.hasMerged({ name }));
  const finished = await gamesOfPerson(store, league.id, id);
  const open = (await unfinishedGames(store, league.id)).filter((game) => sitsIn(game, new Set([id])));
  const games = finished.length + open.length;
  if (games > 0) return refuse("has-results", say.hasResults({ name, games }));
  if ((await paymentsWith(store, league.id, new Set([id]))).length > 0)
    return refuse("has-payments", say.hasPayments({ name }));
  if (roster.filter((row) => row.mergedInto === null).length <= 2)
    return refuse("league-of-one", say.leagueOfOne);
  await store.leaguePlayer.delete({ where: { leagueId_id: { leagueId: league.id, id } } });
  return [];
}

/** From now on `id` counts as `into`, with all that it has played and paid. */
export async function mergePlayer(
  store: Store,
  league: LeagueRow,
  id: string,
  into: string,
): Promise<readonly Problem[]> {
  const roster = await rosterOf(store, league.id);
  const person = personIn(roster);
  const [player, other] = [id, into].map((each) => roster.find((row) => row.id === each));
  if (!player) return noSuchPlayer(id, "/player");
  if (!other) return noSuchPlayer(into, "/into");
  const refuse = (code: string, message: string): Problem[] => [{ code, path: "/into", message }];
  const before = roster.find((row) => row.id === player.mergedInto);
  if (before) return refuse("merged", say.mergedInto({ name: player.name, into: before.name }));
  const target = person(into);
  if (target === id) return refuse("merge-itself", say.mergeItself);
  const names = { name: player.name, into: other.name };
  if (await playedTogether(store, league.id, person, id, target))
    return refuse("played-together", say.playedTogether(names));

  const theirs = new Set(roster.filter((row) => person(row.id) === id).map((row) => row.id));
  const after = roster.map((row) => (row.id === id ? { ...row, mergedInto: target } : row));
  await regroup(store, league, roster, after, await gamesOfPerson(store, league.id, id), theirs);
  await setMergedInto(store, league.id, id, target);
  return [];
}

/** Makes two people of a merged player and who it was merged with. */
export async function unmergePlayer(
  store: Store,
  league: LeagueRow,
  id: string,
): Promise<readonly Problem[]> {
  const roster = await rosterOf(store, league.id);
  const player = roster.find((row) => row.id === id);
  if (!player) return noSuchPlayer(id, "/player");
  if (player.mergedInto === null)
    return [{ code: "not-merged", path: "/player", message: say.notMerged({ name: player.name }) }];
  const person = personIn(roster);
  const into = new Map(roster.map((row) => [row.id, row.mergedInto]));
  const theirs = new Set(roster.filter((row) => leadsThrough(into, row.id, id)).map((row) => row.id));
  const games = (await gamesOfPerson(store, league.id, person(id))).filter((game) => sitsIn(game, theirs));
  const after = roster.map((row) => (row.id === id ? { ...row, mergedInto: null } : row));
  await regroup(store, league, roster, after, games, theirs);
  await setMergedInto(store, league.id, id, null);
  return [];
}

function leadsThrough(into: ReadonlyMap<string, string | null>, from: string, id: string): boolean {
  for (let at: string | null | undefined = from; at; at = into.get(at)) if (at === id) return true;
  return false;
}

async function setMergedInto(store: Store, leagueId: string, id: string, mergedInto: string | null) {
  await store.leaguePlayer.update({ where: { leagueId_id: { leagueId, id } }, data: { mergedInto } });
}

/** Counts these games, and what these players paid and got, under whom the players are after a change of the roster. */
async function regroup(
  store: Store,
  league: LeagueRow,
  before: readonly RosterRow[],
  after: readonly RosterRow[],
  rows: readonly LeagueGame[],
  players: ReadonlySet<string>,
): Promise<void> {
  const seats = new Map(rows.map((row) => [row.gameId, JSON.parse(row.seats)]));
  const games = await postedGames(store, league.id, rows);
  const payments = await paymentsWith(store, league.id, players);
  const paidBy = (roster: readonly RosterRow[]) => {
    const person = personIn(roster);
    return payments.map((each) => ({ ...each, payer: person(each.payer), receiver: person(each.receiver) }));
  };
  const person = personIn(after);
  const regrouped = games.map((game) => {
    const result = { seats: game.players.map((player) => player.result), aside: game.aside };
    const seated = { ...game, seats: seats.get(game.gameId) };
    return postedGame(league.timeZone, seated, game.finishedAt, result, person);
  });
  await recount(store, league, {
    removed: { games, payments: paidBy(before) },
    added: { games: regrouped, payments: paidBy(after) },
  });
}

const unfinishedGames = (store: Store, leagueId: string): Promise<LeagueGame[]> =>
  store.leagueGame.findMany({ where: { leagueId, finishedAt: null } });

/** The finished games that count as a person's, or in which the person has money. */
async function gamesOfPerson(store: Store, leagueId: string, person: string): Promise<LeagueGame[]> {
  const played = await store.leagueResult.findMany({
    where: { leagueId, personId: person },
    select: { gameId: true },
  });
  const owed = await store.leagueTransfer.findMany({
    where: { leagueId, OR: [{ debtor: person }, { creditor: person }] },
    select: { source: true },
  });
  const ids = new Set([...played.map(({ gameId }) => gameId), ...owed.map(({ source }) => source)]);
  return inParts([...ids], (some) =>
    store.leagueGame.findMany({ where: { leagueId, gameId: { in: some } } }),
  );
}

/** What one of these players gave or got. */
async function paymentsWith(store: Store, leagueId: string, players: ReadonlySet<string>) {
  const ids = [...players];
  const where = ids.length > mostNamed ? {} : { OR: [{ payer: { in: ids } }, { receiver: { in: ids } }] };
  const payments = await paymentsOf(store, leagueId, (id) => id, where);
  return payments.filter(({ payer, receiver }) => players.has(payer) || players.has(receiver));
}

/** Whether two people sat at one table, or do so in a game that is not finished. */
async function playedTogether(
  store: Store,
  leagueId: string,
  person: (player: string) => string,
  one: string,
  other: string,
): Promise<boolean> {
  const [a = "", b = ""] = [one, other].sort();
  if (await store.leaguePair.findUnique({ where: { leagueId_a_b: { leagueId, a, b } } })) return true;
  return (await unfinishedGames(store, leagueId)).some(({ seats }) => {
    const people = Object.values<string>(JSON.parse(seats)).map(person);
    return people.includes(one) && people.includes(other);
  });
}
