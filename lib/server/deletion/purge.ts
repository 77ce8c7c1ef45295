import { withoutNames } from "@/lib/league/roster/erasure";
import { undoDays } from "@/lib/sync/wire/wire-deletion";
import { forgetAbout } from "../leagues/changes/beside";
import { touchLeague } from "../leagues/league-row";
import { postToLeagues } from "../leagues/posting";
import { lockGames, lockLeagues } from "../store/locks";
import type { Database, Store } from "../store/store";
import { countWaits, waitOf } from "./purge-waits";

/** Milliseconds: a large league has tens of thousands of rows. */
const maxTimeMs = 10 * 60_000;

/**
 * Removes for good what was deleted so long before `now` that it can no longer be restored, by the clock and by what
 * earlier calls have seen: games, leagues, and players' names. No league counts a deleted game afterwards. Several
 * processes may do so at once. Resolves to whether there was anything to purge.
 */
export async function purge(database: Database, now: Date): Promise<boolean> {
  const overdue = { lt: new Date(now.getTime() - undoDays * 24 * 3_600_000) };
  const where = { deletedAt: overdue };
  const select = { id: true } as const;
  const hasWaited = await countWaits(database, now);
  const games = (await database.game.findMany({ where, select })).filter(({ id }) =>
    hasWaited.has(waitOf.game(id)),
  );
  const leagues = (await database.league.findMany({ where, select })).filter(({ id }) =>
    hasWaited.has(waitOf.league(id)),
  );
  const erased = await database.leaguePlayer.findMany({ where: { erasedAt: overdue, name: { not: "" } } });
  const unnamed = erased.filter(({ leagueId, id }) => hasWaited.has(waitOf.player(leagueId, id)));
  const counted = await database.leagueGame.findMany({
    where: { finishedAt: { not: null }, game: { deletedAt: { not: null } } },
    distinct: ["gameId"],
    select: { gameId: true },
  });
  const jobs = [
    ...counted.map(
      ({ gameId }) =>
        (store: Store) =>
          withdraw(store, gameId),
    ),
    ...(games.length > 0 ? [(store: Store) => purgeGames(store, new Set(games.map(({ id }) => id)))] : []),
    ...leagues.map(
      ({ id }) =>
        (store: Store) =>
          purgeLeague(store, id),
    ),
    ...[...new Set(unnamed.map(({ leagueId }) => leagueId))].map(
      (leagueId) => (store: Store) => purgeNames(store, leagueId, { erasedAt: overdue }, hasWaited),
    ),
  ];
  for (const job of jobs) await database.transaction(job, maxTimeMs);
  return jobs.length > 0;

  /** Somebody may have restored or purged it since it was looked up. */
  async function purgeGames(store: Store, ids: Set<string>): Promise<void> {
    await lockGames(store, ids);
    for (const id of ids) {
      if ((await store.game.count({ where: { ...where, id } })) === 0) ids.delete(id);
      else {
        await store.leagueGame.deleteMany({ where: { logId: id } });
        await store.game.delete({ where: { id } });
        await store.purged.create({ data: { id, at: now } });
      }
    }
    await forgetAbout(store, ids);
  }

  async function purgeLeague(store: Store, id: string): Promise<void> {
    await lockLeagues(store, [id]);
    if ((await store.league.count({ where: { ...where, id } })) === 0) return;
    await store.league.delete({ where: { id } });
    await store.purged.create({ data: { id, at: now } });
  }
}

/**
 * Takes a deleted game out of the leagues that still count it. Versions until November 2026 could count one that was
 * deleted at the moment of its last entry, on PostgreSQL.
 */
async function withdraw(store: Store, gameId: string): Promise<void> {
  await lockGames(store, [gameId]);
  if ((await store.game.count({ where: { id: gameId, deletedAt: { not: null } } })) === 0) return;
  await postToLeagues(store, gameId, undefined);
}

/** Empties erased names, on the roster and in the changes that the league keeps. */
async function purgeNames(
  store: Store,
  leagueId: string,
  erased: { readonly erasedAt: { readonly lt: Date } },
  hasWaited: ReadonlySet<string>,
): Promise<void> {
  await lockLeagues(store, [leagueId]);
  const players = await store.leaguePlayer.findMany({ where: { leagueId, ...erased }, select: { id: true } });
  const ids = new Set(players.map(({ id }) => id).filter((id) => hasWaited.has(waitOf.player(leagueId, id))));
  const mayName = [{ id: leagueId }, { body: { contains: '"player"' } }];
  for (const { id, body } of await store.leagueChange.findMany({ where: { leagueId, OR: mayName } })) {
    const emptied = JSON.stringify(withoutNames(JSON.parse(body), ids));
    if (emptied !== body)
      await store.leagueChange.update({ where: { leagueId_id: { leagueId, id } }, data: { body: emptied } });
  }
  const ofThese = { leagueId, player: { in: [...ids] } };
  await store.leagueAnswer.deleteMany({ where: ofThese });
  await store.pushSubscription.deleteMany({ where: ofThese });
  await store.leaguePlayer.updateMany({ where: { leagueId, id: { in: [...ids] } }, data: { name: "" } });
  await touchLeague(store, leagueId);
}
