import type { Games } from "@/lib/rules/document/scoresheet";
import { type DeletionReply, undoUntil } from "@/lib/sync/wire/wire-deletion";
import { noSuchGame, requireGameKey } from "../games/game-access";
import { headOf, Outdated, replayGame, type StoredGame } from "../leagues/game-result";
import { noSuchLeague, requireLeagueKey } from "../leagues/league-access";
import { findVersion, touchLeague } from "../leagues/league-row";
import { postToLeagues } from "../leagues/posting";
import { lockGames, lockLeagues } from "../store/locks";
import { retried } from "../store/retry";
import type { Database, Store } from "../store/store";
import { refusePurged } from "./deleted";

/** Since when something is deleted, given since when it was. */
type Marking = (deletedAt: Date | null) => Date | null;

/** Deletes games and leagues, and restores them until they are purged. Doing either twice changes nothing. */
export class Deletions {
  constructor(
    private readonly database: Database,
    private readonly games: Games,
    /** Called for every game that was deleted. */
    private readonly deleted: (gameId: string) => void = () => {},
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Nobody can read the game any more, and it no longer counts in its leagues. */
  async deleteGame(gameId: string, key: string): Promise<DeletionReply> {
    const done = await this.markGame(gameId, key, (before) => before ?? this.now());
    this.deleted(done.id);
    return done;
  }

  /** The game is as it was before, in its leagues too. */
  restoreGame(gameId: string, key: string): Promise<DeletionReply> {
    const restore = async () => {
      const replayed = await replayGame(this.database, this.games, gameId.toLowerCase());
      return this.markGame(gameId, key, () => null, replayed);
    };
    return retried(restore, (error) => error instanceof Outdated);
  }

  /** Nobody can read the league any more. Its games stay, and it keeps counting them, so that it can be restored. */
  deleteLeague(idOrSlug: string, key: string): Promise<DeletionReply> {
    return this.markLeague(idOrSlug, key, (before) => before ?? this.now());
  }

  restoreLeague(idOrSlug: string, key: string): Promise<DeletionReply> {
    return this.markLeague(idOrSlug, key, () => null);
  }

  /**
   * `replayed`: as which its leagues count it from now on. Throws `Outdated` if it has changed since: others may have
   * restored it, appended to it and deleted it again.
   */
  private async markGame(
    gameId: string,
    key: string,
    mark: Marking,
    replayed?: StoredGame,
  ): Promise<DeletionReply> {
    const id = gameId.toLowerCase();
    return this.database.transaction(async (store) => {
      await lockGames(store, [id]);
      const game = await store.game.findUnique({ where: { id } });
      if (!game) await refusePurged(store, "game", id);
      if (!game) throw noSuchGame(gameId);
      requireGameKey(game, key);
      const deletedAt = mark(game.deletedAt);
      const done = replyOf(id, deletedAt);
      if (deletedAt === game.deletedAt) return done;
      if (replayed && replayed.head !== (await headOf(store, id))) throw new Outdated();
      await store.game.update({ where: { id }, data: { deletedAt } });
      await postToLeagues(store, id, replayed?.finished);
      await touchLeaguesOf(store, id);
      return done;
    });
  }

  private async markLeague(idOrSlug: string, key: string, mark: Marking): Promise<DeletionReply> {
    const found = await findVersion(this.database, idOrSlug);
    const id = found?.id ?? idOrSlug.toLowerCase();
    return this.database.transaction(async (store) => {
      await lockLeagues(store, [id]);
      const league = await store.league.findUnique({ where: { id } });
      if (!league) await refusePurged(store, "league", id);
      if (!league) throw noSuchLeague(idOrSlug);
      requireLeagueKey(league, key);
      const deletedAt = mark(league.deletedAt);
      if (deletedAt !== league.deletedAt) {
        await store.league.update({ where: { id }, data: { deletedAt } });
        await touchLeague(store, id);
      }
      return replyOf(id, deletedAt);
    });
  }
}

const replyOf = (id: string, deletedAt: Date | null): DeletionReply => ({
  id,
  until: deletedAt && undoUntil(deletedAt),
});

/** Their lists of games change, even if nothing counted. */
async function touchLeaguesOf(store: Store, gameId: string): Promise<void> {
  const rows = await store.leagueGame.findMany({ where: { gameId }, orderBy: { leagueId: "asc" } });
  for (const { leagueId } of rows) await touchLeague(store, leagueId);
}
