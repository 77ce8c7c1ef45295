import type { Games } from "@/lib/rules/document/scoresheet";
import { type EntryProblem, type Problem, pointer, under } from "@/lib/rules/problem";
import { sameJson } from "@/lib/rules/same-json";
import { mayCorrect } from "@/lib/sync/league-corrections";
import { syncProblem } from "@/lib/sync/texts";
import { protocol } from "@/lib/sync/wire/protocol";
import type {
  AppendRequest,
  CreateRequest,
  GameReply,
  GameSummary,
  LogEntry,
  Pull,
  StoredEntry,
} from "@/lib/sync/wire/wire";
import { Lane, PriorityGate } from "../guard/lane";
import { visit } from "../guard/visit";
import { bytesPerRequest } from "../http/body";
import { refuseFor, statusOf } from "../http/http";
import { hashKey, isKey } from "../http/key";
import { RequestRefused, refusedBy } from "../http/refused";
import { Mutexes } from "../store/mutex";
import { RecentlyUsed } from "../store/recently-used";
import { join } from "../store/sql";
import type { Append, Database, Store } from "../store/store";
import { isTaken, storeFault } from "../store/store-fault";
import { messages } from "../words/words";
import { EntryWriter } from "./entry-writer";
import { noSuchGame, requireGameKey, wrongGameKey } from "./game-access";
import { GameCache } from "./game-cache";
import {
  endLeagueCorrections,
  type LeagueKey,
  leagueWithKey,
  requireLeagueKeyOf,
} from "./league-corrections";
import { type Part, partOfKey } from "./part-of-key";
import {
  type LeagueResult,
  ReplayedEvening,
  ReplayedGame,
  type ReplayedLog,
  type ScoreSheet,
  type Written,
} from "./replayed-game";

/** How many milliseconds an append may hold the thread; the rest is done in pieces. */
const atOnce = 10;

/** How many summaries are kept: about ten megabytes. */
const maxSummaries = 5_000;

/** Somebody who may write some entries of a log without its key. */
interface OtherKey {
  readonly league?: LeagueKey;
  readonly part?: Part;
}

/** How a create ended. `again`: the same game was created before, and nothing changes. */
export type Created =
  | { readonly outcome: "created" | "again"; readonly game: GameReply }
  | { readonly outcome: "game-id-taken"; readonly problems: readonly Problem[] };

/** How an append ended. Whatever the outcome, it carries all entries after the request's `base`. */
export type Appended =
  | ({ readonly outcome: "stored" } & Pull)
  | ({ readonly outcome: "behind" | "id-taken" | "unfit"; readonly problems: readonly Problem[] } & Pull);

/** Counts finished games, and evenings that are over. */
export interface FinishedGames {
  /**
   * Counts one that has finished, was corrected afterwards, or goes on again (no result), in the transaction of the
   * entry.
   */
  post(transaction: Store, gameId: string, result: LeagueResult | undefined): Promise<void>;
}

/**
 * The only reader and writer of logs and their entries: of games, and of evenings, which are kept in the same way and
 * differ only in what replays them.
 */
export class GameStore {
  private readonly cache: GameCache;
  private readonly writer: EntryWriter;
  /** So that a list replays no log that has not changed since its `mark`. */
  private readonly summaries = new RecentlyUsed<{ readonly mark: string; readonly summary: GameSummary }>(
    maxSummaries,
  );
  /** One at a time for each game: a replayed game is changed in place. */
  private readonly locks = new Mutexes();

  constructor(
    private readonly database: Database,
    games: Games,
    /** Called for every log that has grown, once its entries are on the disk: with them, and the one before them. */
    private readonly grown: (
      gameId: string,
      head: number,
      entries: readonly StoredEntry[],
    ) => void = () => {},
    private readonly finished?: FinishedGames,
    private readonly loading: Lane = new Lane(new PriorityGate()),
  ) {
    this.cache = new GameCache(database, games, loading);
    this.writer = new EntryWriter(database);
  }

  /** Stores a game whose header was checked. */
  async create(request: CreateRequest, key: string): Promise<Created> {
    const id = request.id.toLowerCase();
    return this.locks.withLock(id, async () => {
      const before = await this.cache.current(id);
      if (before) return this.createdBefore(before, request, key);
      const isNew = await this.insert(id, request, key);
      const game = await this.cache.current(id);
      if (!game) throw new Error(`game ${id} was stored and is not there`);
      return isNew ? { outcome: "created", game: replyOf(game, 0) } : this.createdBefore(game, request, key);
    });
  }

  /** False, and nothing was stored, if another process created a game with this id meanwhile. */
  private async insert(id: string, request: CreateRequest, key: string): Promise<boolean> {
    const data = {
      id,
      ruleset: request.game,
      keyHash: hashKey(key),
      options: JSON.stringify(request.options ?? {}),
      players: JSON.stringify(request.players),
    };
    try {
      await this.database.transaction((store) => store.game.create({ data }));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** The game and its entries after `since`. */
  async read(id: string, since: number): Promise<GameReply> {
    return replyOf(await this.look(id), since);
  }

  async sheet(id: string): Promise<ScoreSheet> {
    return (await this.peek(id)).scoreSheet();
  }

  /** Summaries of the games that exist, in the order of `ids`. */
  async list(ids: readonly string[]): Promise<GameSummary[]> {
    const asked = [...new Set(ids.map((each) => each.toLowerCase()))];
    const marks = await this.marksOf(asked);
    const summaries: GameSummary[] = [];
    for (const id of asked) {
      const mark = marks.get(id);
      if (mark === undefined) continue;
      const known = this.summaries.get(id);
      const summary = known?.mark === mark ? known.summary : await this.summaryOf(id);
      if (summary) summaries.push(summary);
    }
    return summaries;
  }

  /** A game that is too large to be read is left out: the others still have to be listed. */
  private async summaryOf(id: string): Promise<GameSummary | undefined> {
    try {
      return await this.locks.withLock(id, () => this.summary(id));
    } catch (error) {
      const status = refusedBy(error)?.status;
      if (status === statusOf("game-too-large") || status === statusOf("game-deleted")) return undefined;
      throw error;
    }
  }

  /**
   * A text for each game that changes with its log; games that do not exist or were deleted are left out. In SQL,
   * because Prisma's calls cannot read only the last entry of each.
   */
  private async marksOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.$queryRaw<{ id: string; last: string | null }[]>`
      SELECT g."id", (SELECT e."id" FROM "Entry" e WHERE e."gameId" = g."id" ORDER BY e."seq" DESC LIMIT 1) AS "last"
      FROM "Game" g WHERE g."id" IN (${join([...ids])}) AND g."deletedAt" IS NULL`;
    return new Map(rows.map(({ id, last }) => [id, last ?? ""]));
  }

  async append(gameId: string, key: string, request: AppendRequest): Promise<Appended> {
    const id = gameId.toLowerCase();
    return this.locks.withLock(id, async () => {
      // The usual append does not read the database first: if memory is behind, writing fails and shows it.
      const cached = this.cache.at(id, request.base);
      const game = cached && isKey(key, cached.header.keyHash) ? cached : await this.current(gameId);
      if (isKey(key, game.header.keyHash)) return this.appendTo(game, request);
      return this.appendTo(game, request, await this.otherKey(game, key));
    });
  }

  /** The current state of a game, for reading only. An evening is no game. */
  async peek(gameId: string): Promise<ReplayedGame> {
    const game = await this.look(gameId);
    if (!(game instanceof ReplayedGame)) throw noSuchGame(gameId);
    return game;
  }

  /** The same of an evening. */
  async evening(id: string): Promise<ReplayedEvening> {
    const evening = await this.look(id);
    if (!(evening instanceof ReplayedEvening)) throw noSuchGame(id);
    return evening;
  }

  private look(id: string): Promise<ReplayedLog> {
    return this.locks.withLock(id.toLowerCase(), () => this.current(id));
  }

  /** Refuses the request if there is no such game or evening. */
  private async current(gameId: string): Promise<ReplayedLog> {
    const game = await this.cache.current(gameId.toLowerCase());
    if (!game) throw noSuchGame(gameId);
    return game;
  }

  /**
   * Replaces the keeper key by `next`, authorised by the current one, and ends the hand keys. If it is the keeper key
   * already, nothing changes: after a lost answer the request is sent again.
   */
  async replaceKey(gameId: string, key: string, next: string): Promise<void> {
    const id = gameId.toLowerCase();
    return this.locks.withLock(id, async () => {
      const { header } = await this.current(gameId);
      const { keyHash } = header;
      if (isKey(next, keyHash)) return;
      requireGameKey(header, key);
      this.cache.forget(id);
      await this.database.transaction(async (store) => {
        const data = { keyHash: hashKey(next) };
        const changed = await store.game.updateMany({ where: { id, keyHash }, data });
        if (changed.count !== 1) throw wrongGameKey();
        // A keeper who is locked out may have made hand keys and given them to others. The keys of an evening's tables
        // and people follow from its own.
        await store.handKey.deleteMany({ where: { gameId: id } });
        await store.tableKey.deleteMany({ where: { gameId: id } });
        await store.personKey.deleteMany({ where: { gameId: id } });
        await endLeagueCorrections(store, id);
      });
    });
  }

  /** Whose key it is, if it is not the log's own: of a part of an evening, or of a league that corrects a game. */
  private async otherKey(log: ReplayedLog, key: string): Promise<OtherKey> {
    const { id } = log.header;
    if (log instanceof ReplayedEvening) {
      const part = await partOfKey(this.database, id, key);
      if (part !== undefined) return { part };
    } else {
      const league = await leagueWithKey(this.database, id, key);
      if (league !== undefined) return { league: { id: league, key } };
    }
    throw wrongGameKey();
  }

  /** `other`: whose key it is sent with, if it is not the log's own. */
  private async appendTo(
    game: ReplayedLog,
    { base, entries }: Pick<AppendRequest, "base" | "entries">,
    other: OtherKey = {},
  ): Promise<Appended> {
    const pull = (): Pull => ({ head: game.head, entries: entriesAfter(game, base) });
    const { fresh, problems } = unknownOf(game, entries);
    if (problems.length > 0) return { outcome: "id-taken", problems, ...pull() };
    if (fresh.length === 0) {
      // Nothing is written here, so it does not show if the game was deleted meanwhile.
      await this.cache.current(game.header.id);
      return { outcome: "stored", ...pull() };
    }
    if (base !== game.head) return behind(base, pull());
    const { league, part } = other;
    const sent = fresh.map(({ entry }) => entry);
    if (part !== undefined) requireOfPart(game, part, fresh);
    if (league && !mayCorrect(game, sent, league.id)) {
      const path = pointer("entries", fresh[0]?.index ?? 0);
      return {
        outcome: "unfit",
        problems: [syncProblem("league-only-corrects", path)],
        head: base,
        entries: [],
      };
    }

    const { id, keyHash } = game.header;
    const now = new Date();
    const wasOver = game.over;
    const written = fresh.map(({ entry }) => ({ entry, body: JSON.stringify(entry) }));
    const refused = await this.acceptAll(game, written, now);
    if (refused) {
      const at = pointer("entries", fresh[refused.index]?.index ?? 0);
      const problems = refused.problems.map((problem) => ({ ...problem, path: at + problem.path }));
      return { outcome: "unfit", problems, head: base, entries: [] };
    }
    const rows = written.map(({ entry, body }) => ({ id: entry.id.toLowerCase(), body, at: entry.at }));
    const append = { gameId: id, keyHash, base, entries: rows, now };
    let isStored: boolean;
    try {
      isStored =
        wasOver || game.over || league
          ? await this.storePosted(append, game, league)
          : await this.writer.append(append);
    } catch (error) {
      this.cache.forget(id);
      // If it was stored after all, the log shows that when the phone sends it again.
      if (storeFault(error)) throw error;
      const found = await this.current(id);
      if (found.head === base) throw error;
      return behind(base, { head: found.head, entries: entriesAfter(found, base) });
    }
    if (!isStored) {
      this.cache.forget(id);
      const found = await this.current(id);
      // It was deleted at that moment, and has been restored.
      if (found.header.keyHash === keyHash) return this.appendTo(found, { base, entries }, other);
      throw wrongGameKey();
    }
    this.grown(id, game.head, game.after(Math.max(0, base - 1)));
    return { outcome: "stored", ...pull() };
  }

  /** Stores entries that finish or change a finished game, and has it counted. */
  private storePosted(append: Append, game: ReplayedLog, league?: LeagueKey): Promise<boolean> {
    return this.writer.appendWith(append, async (store) => {
      await this.finished?.post(store, append.gameId, game.leagueResult());
      if (league) await requireLeagueKeyOf(store, append.gameId, league);
    });
  }

  /**
   * Adds entries to a game, or says which is refused; then the game is removed from memory, because earlier ones of
   * the same request must not stay either. Long ones take turns with others.
   */
  private async acceptAll(
    game: ReplayedLog,
    written: readonly Written[],
    now: Date,
  ): Promise<{ readonly index: number; readonly problems: readonly EntryProblem[] } | undefined> {
    const began = performance.now();
    let next = 0;
    const acceptOne = () => {
      const index = next++;
      const entry = written[index];
      const problems = entry ? game.accept(entry, now) : [];
      return problems.length > 0 ? { index, problems } : undefined;
    };
    let refused: ReturnType<typeof acceptOne>;
    try {
      while (!refused && next < written.length && performance.now() - began < atOnce) refused = acceptOne();
      const took = performance.now() - began;
      if (took > atOnce) visit()?.chargeWork(took);
      if (!refused && next < written.length)
        await this.loading.run(async (pace) => {
          while (!refused && next < written.length) {
            await pace();
            refused = acceptOne();
          }
        });
    } catch (error) {
      this.cache.forget(game.header.id);
      throw error;
    }
    if (refused) this.cache.forget(game.header.id);
    return refused;
  }

  private createdBefore(game: ReplayedLog, request: CreateRequest, key: string): Created {
    const { header } = game;
    const same =
      isKey(key, header.keyHash) &&
      header.game === request.game &&
      sameJson(header.options, request.options ?? {}) &&
      sameJson(header.players, request.players);
    if (same) return { outcome: "again", game: replyOf(game, 0) };
    const problems = [{ code: "game-id-taken", path: "/id", message: messages().gameIdTaken }];
    return { outcome: "game-id-taken", problems };
  }

  private async summary(id: string): Promise<GameSummary | undefined> {
    const game = await this.cache.current(id);
    if (!game) return undefined;
    const { header } = game;
    const summary = {
      id,
      game: header.game,
      ...game.summary(),
      createdAt: header.createdAt.toISOString(),
      updatedAt: game.changedAt.toISOString(),
    };
    this.summaries.put(id, { mark: game.entries.at(-1)?.entry.id.toLowerCase() ?? "", summary });
    return summary;
  }
}

/** Refuses entries that are not what may be said with the key of this part of an evening. */
function requireOfPart(game: ReplayedLog, part: Part, fresh: ReturnType<typeof unknownOf>["fresh"]): void {
  const entries = fresh.map(({ entry }) => entry);
  const wrong = game instanceof ReplayedEvening ? game.notOfPart(part, entries) : 0;
  if (wrong < 0) return;
  const at = pointer("entries", fresh[wrong]?.index ?? 0);
  throw new RequestRefused(() => {
    const words = messages();
    return refuseFor("wrong-key", "table" in part ? words.notOfTable(part) : words.notOfPerson, at);
  });
}

function behind(base: number, pull: Pull): Appended {
  const message = messages().behind({ base, head: pull.head });
  return { outcome: "behind", problems: [{ code: "behind", path: "/base", message }], ...pull };
}

/** The entries whose ids are new to the log; an id that it has with other content is a problem. */
function unknownOf(game: ReplayedLog, entries: readonly LogEntry[]) {
  const fresh = new Map<string, { entry: LogEntry; index: number }>();
  const problems: Problem[] = [];
  entries.forEach((entry, index) => {
    const id = entry.id.toLowerCase();
    const known = game.find(id) ?? fresh.get(id)?.entry;
    if (!known) fresh.set(id, { entry, index });
    else if (!sameJson(known, entry)) {
      const problem = { code: "id-taken", path: "/id", message: messages().entryIdTaken({ id: entry.id }) };
      problems.push(...under(pointer("entries", index), [problem]));
    }
  });
  return { fresh: [...fresh.values()], problems };
}

function replyOf(game: ReplayedLog, since: number): GameReply {
  const { id, game: ruleset, options, players, createdAt } = game.header;
  return {
    protocol,
    id,
    game: ruleset,
    options,
    players,
    createdAt: createdAt.toISOString(),
    head: game.head,
    entries: entriesAfter(game, since),
  };
}

/** The entries after a number, for an answer; their size is charged. */
function entriesAfter(game: ReplayedLog, since: number): StoredEntry[] {
  const entries = game.after(since);
  visit()?.consume("requests", (game.size * entries.length) / Math.max(1, game.head) / bytesPerRequest);
  return entries;
}
