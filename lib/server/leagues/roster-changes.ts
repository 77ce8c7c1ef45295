import type { ChangeOf, FactsOf } from "@/lib/league/changes/registry";
import { personIn } from "@/lib/league/roster/roster";
import { postedGame } from "@/lib/league/standings/posted";
import type { LeagueGame } from "../store/rows";
import { inParts, maxNamed, type Store } from "../store/store";
import type { LeagueRow } from "./league-row";
import { paymentsOf } from "./posting/payments";
import { recount } from "./posting/recount";
import { postedGames } from "./posting/result-rows";

/** Recounts the games and payments of players who count as a different person after a change of the roster. */
export async function regroup(store: Store, league: LeagueRow, before: LeagueRow["players"]): Promise<void> {
  const [was, is] = [personIn(before), personIn(league.players)];
  const moved = new Set(before.map(({ id }) => id).filter((id) => was(id) !== is(id)));
  const all = await gamesOf(store, league.id, new Set([...moved].map(was)));
  const rows = all.filter((row) => sitsIn(row, moved));
  const seats = new Map(rows.map((row) => [row.gameId, JSON.parse(row.seats)]));
  const games = await postedGames(store, league.id, rows);
  const regrouped = games.map((game) => {
    const result = { seats: game.players.map((player) => player.result), aside: game.aside };
    const seated = { ...game, seats: seats.get(game.gameId) };
    return postedGame(league.timeZone, seated, game.finishedAt, result, is);
  });
  const payments = await paymentsWith(store, league, moved);
  const paidBy = (person: (player: string) => string) =>
    payments.map((each) => ({ ...each, payer: person(each.payer), receiver: person(each.receiver) }));
  await recount(store, league, {
    removed: { games, payments: paidBy(was) },
    added: { games: regrouped, payments: paidBy(is) },
  });
}

/** How many games, finished or not, and payments a player on the roster has. */
export async function tracesOf(
  store: Store,
  leagueId: string,
  player: string,
): Promise<FactsOf<"remove-player">> {
  const only = new Set([player]);
  const finished = await gamesOf(store, leagueId, only);
  const open = (await unfinishedGames(store, leagueId)).filter((game) => sitsIn(game, only));
  const own = { leagueId, OR: [{ payer: player }, { receiver: player }] };
  const payments = await store.leaguePayment.count({ where: own });
  return { games: finished.length + open.length, payments };
}

/** Whether two people have played in the same game, finished or not. */
export async function playedTogether(
  store: Store,
  { id: leagueId, players }: LeagueRow,
  { player, into }: ChangeOf<"merge">,
): Promise<boolean> {
  const person = personIn(players);
  const both = [person(player), person(into)].sort();
  const [a = "", b = ""] = both;
  if (await store.leaguePair.findUnique({ where: { leagueId_a_b: { leagueId, a, b } } })) return true;
  return (await unfinishedGames(store, leagueId)).some(({ seats }) => {
    const people = Object.values<string>(JSON.parse(seats)).map(person);
    return both.every((each) => people.includes(each));
  });
}

const sitsIn = (game: Pick<LeagueGame, "seats">, ids: ReadonlySet<string>): boolean =>
  Object.values<string>(JSON.parse(game.seats)).some((id) => ids.has(id));

const unfinishedGames = (store: Store, leagueId: string): Promise<LeagueGame[]> =>
  store.leagueGame.findMany({ where: { leagueId, finishedAt: null } });

/** The finished games that count for one of these people, or in which they won or lost money. */
async function gamesOf(store: Store, leagueId: string, people: ReadonlySet<string>): Promise<LeagueGame[]> {
  const among = { in: [...people] };
  const played = await store.leagueResult.findMany({
    where: { leagueId, personId: among },
    select: { gameId: true },
  });
  const owed = await store.leagueTransfer.findMany({
    where: { leagueId, OR: [{ debtor: among }, { creditor: among }] },
    select: { source: true },
  });
  const ids = new Set([...played.map(({ gameId }) => gameId), ...owed.map(({ source }) => source)]);
  return inParts([...ids], (some) =>
    store.leagueGame.findMany({ where: { leagueId, gameId: { in: some } } }),
  );
}

/** The payments that one of these players made or received. */
async function paymentsWith(store: Store, league: LeagueRow, players: ReadonlySet<string>) {
  const ids = [...players];
  const where = ids.length > maxNamed ? {} : { OR: [{ payer: { in: ids } }, { receiver: { in: ids } }] };
  const payments = await paymentsOf(store, league, where, (id) => id);
  return payments.filter(({ payer, receiver }) => players.has(payer) || players.has(receiver));
}
