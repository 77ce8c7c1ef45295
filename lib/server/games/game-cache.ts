import type { Games } from "@/lib/rules/document/scoresheet";
import { refuseDeleted, refusePurged } from "../deletion/deleted";
import { Lane, PriorityGate } from "../guard/lane";
import type { Store } from "../store/store";
import { refuseTooLarge } from "./log-size";
import { type GameHeader, ReplayedLog } from "./replayed-game";

/** The limits of the cache: games, and approximate bytes. A long evening's game takes half a megabyte. */
const maxCached = { games: 200, weight: 64 * 1024 * 1024 };

/** The most recently requested games, replayed. They may be behind the database, since other processes write, too. */
export class GameCache {
  private readonly cached = new Map<string, ReplayedLog>();

  constructor(
    private readonly database: Store,
    private readonly games: Games,
    private readonly loading: Lane = new Lane(new PriorityGate()),
    private readonly max: { readonly games: number; readonly weight: number } = maxCached,
  ) {}

  /** How much is cached now. */
  get size(): { readonly games: number; readonly weight: number } {
    const weights = [...this.cached.values()].map(({ weight }) => weight);
    return { games: weights.length, weight: weights.reduce((sum, weight) => sum + weight, 0) };
  }

  /** The game in memory, if its log is this long. */
  at(id: string, head: number): ReplayedLog | undefined {
    const game = this.cached.get(id);
    return game?.head === head ? this.put(id, game) : undefined;
  }

  /** The game as it is in the database now; undefined if there is none. For a deleted game the request is refused. */
  async current(id: string): Promise<ReplayedLog | undefined> {
    const before = this.cached.get(id);
    if (!before) await refuseTooLarge(this.database, id);
    const row = await this.database.game.findUnique({
      where: { id },
      include: { entries: { where: { seq: { gte: before?.head ?? 0 } }, orderBy: { seq: "asc" } } },
    });
    if (!row || row.deletedAt) this.forget(id);
    if (!row) {
      await refusePurged(this.database, "game", id);
      return undefined;
    }
    refuseDeleted("game", row.deletedAt);
    if (before && (before.header.keyHash !== row.keyHash || !isStillStored(before, row.entries[0]?.id))) {
      this.forget(id);
      return this.current(id);
    }
    const game = before ?? ReplayedLog.begin(headerOf(row), this.games);
    const fresh = row.entries.filter(({ seq }) => seq > game.head);
    if (fresh.length > 0)
      await this.loading.run(async (pace) => {
        for (const { body, createdAt } of fresh) {
          game.recall(body, createdAt);
          await pace();
        }
      });
    return this.put(id, game);
  }

  /** Removes a game from memory. */
  forget(id: string): void {
    this.cached.delete(id);
  }

  private put(id: string, game: ReplayedLog): ReplayedLog {
    this.cached.delete(id);
    this.cached.set(id, game);
    let { games, weight } = this.size;
    for (const [oldest, each] of this.cached) {
      if (games === 1 || (games <= this.max.games && weight <= this.max.weight)) break;
      this.cached.delete(oldest);
      games--;
      weight -= each.weight;
    }
    return game;
  }
}

/** Whether the database has what is in memory: not if a backup was restored under the running server. */
function isStillStored(game: ReplayedLog, idAtHead: string | undefined): boolean {
  const last = game.entries.at(-1);
  return last === undefined || last.entry.id.toLowerCase() === idAtHead;
}

export function headerOf(row: {
  id: string;
  ruleset: string;
  options: string;
  players: string;
  keyHash: string;
  createdAt: Date;
}): GameHeader {
  const { id, ruleset, keyHash, createdAt } = row;
  return {
    id,
    game: ruleset,
    options: JSON.parse(row.options),
    players: JSON.parse(row.players),
    keyHash,
    createdAt,
  };
}
