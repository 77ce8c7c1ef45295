import type { Games } from "@/lib/rules/document/scoresheet";
import { type DeletionReply, undoUntil } from "@/lib/sync/wire/wire-deletion";
import { isKey } from "../http/key";
import { findVersion, touchLeague } from "../leagues/league-row";
import type { LeagueStore } from "../leagues/league-store";
import { replayGame } from "../leagues/posting/game-result";
import { lockGames, lockLeagues } from "../store/locks";
import type { Database, Store } from "../store/store";
import { refusePurged } from "./deleted";

/** How deleting or restoring ended. */
type Done = DeletionReply | "missing" | "wrong-key";

/** Deletes games and leagues, and restores them until they are purged. Doing either twice changes nothing. */
export class Deletions {
  constructor(
    private readonly database: Database,
    private readonly games: Games,
    private readonly leagues: Pick<LeagueStore, "post">,
    /** Called for every game that was deleted. */
    private readonly deleted: (gameId: string) => void = () => {},
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Nobody can read the game any more, and it no longer counts in its leagues. */
  async deleteGame(gameId: string, key: string): Promise<Done> {
    const id = gameId.toLowerCase();
    let announce = () => {};
    const done = await this.database.transaction(async (store): Promise<Done> => {
      const game = await lockedGame(store, id, key);
      if (typeof game === "string") return game;
      const deletedAt = game.deletedAt ?? this.now();
      if (!game.deletedAt) {
        await store.game.update({ where: { id }, data: { deletedAt } });
        announce = await this.leagues.post(store, id, undefined);
        await touchLeaguesOf(store, id);
      }
      return { id, until: undoUntil(deletedAt) };
    });
    announce();
    if (typeof done !== "string") this.deleted(id);
    return done;
  }

  /** The game is as it was before, in its leagues too. */
  async restoreGame(gameId: string, key: string): Promise<Done> {
    const id = gameId.toLowerCase();
    // Nothing is appended to it meanwhile, so its result is the same in the transaction.
    const replayed = await replayGame(this.database, this.games, id);
    let announce = () => {};
    const done = await this.database.transaction(async (store): Promise<Done> => {
      const game = await lockedGame(store, id, key);
      if (typeof game === "string") return game;
      if (game.deletedAt) {
        await store.game.update({ where: { id }, data: { deletedAt: null } });
        announce = await this.leagues.post(store, id, replayed?.finished);
        await touchLeaguesOf(store, id);
      }
      return { id, until: null };
    });
    announce();
    return done;
  }

  /** Nobody can read the league any more. Its games stay, and it keeps counting them, so that it can be restored. */
  deleteLeague(idOrSlug: string, key: string): Promise<Done> {
    return this.setLeague(idOrSlug, key, (before) => before ?? this.now());
  }

  restoreLeague(idOrSlug: string, key: string): Promise<Done> {
    return this.setLeague(idOrSlug, key, () => null);
  }

  private async setLeague(
    idOrSlug: string,
    key: string,
    to: (deletedAt: Date | null) => Date | null,
  ): Promise<Done> {
    const found = await findVersion(this.database, idOrSlug);
    const id = found?.id ?? idOrSlug.toLowerCase();
    return this.database.transaction(async (store): Promise<Done> => {
      await lockLeagues(store, [id]);
      const league = await store.league.findUnique({ where: { id } });
      if (!league) await refusePurged(store, "league", id);
      if (!league) return "missing";
      if (!isKey(key, league.keyHash)) return "wrong-key";
      const deletedAt = to(league.deletedAt);
      if (deletedAt !== league.deletedAt) {
        await store.league.update({ where: { id }, data: { deletedAt } });
        await touchLeague(store, id);
      }
      return { id, until: deletedAt && undoUntil(deletedAt) };
    });
  }
}

/** A game, locked for this transaction, if the key is right. */
async function lockedGame(store: Store, id: string, key: string) {
  await lockGames(store, [id]);
  const game = await store.game.findUnique({ where: { id } });
  if (!game) await refusePurged(store, "game", id);
  if (!game) return "missing";
  return isKey(key, game.keyHash) ? game : "wrong-key";
}

/** Their lists of games change, even if nothing counted. */
async function touchLeaguesOf(store: Store, gameId: string): Promise<void> {
  const rows = await store.leagueGame.findMany({ where: { gameId }, orderBy: { leagueId: "asc" } });
  for (const { leagueId } of rows) await touchLeague(store, leagueId);
}
