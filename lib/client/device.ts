import * as z from "zod/mini";
import { gameSummary, keeperKey, type LogEntry, logEntry, readReply } from "@/lib/sync/wire";

const ownGame = z.object({
  id: z.guid(),
  key: z.string().check(z.regex(keeperKey)),
  /** As the server last told it, to be shown without it. */
  summary: gameSummary,
});

/** A game that this device may write, and its keeper key. */
export type OwnGame = z.infer<typeof ownGame>;

/** What the device itself keeps. What writes resolves once it is kept, and to false when the device has no room for it. */
export interface Device {
  games(): Promise<readonly OwnGame[]>;
  game(id: string): Promise<OwnGame | undefined>;
  keepGame(game: OwnGame): Promise<boolean>;
  /** Entries that the server was not yet seen to have, in the order in which they were posted. */
  outbox(gameId: string): Promise<readonly LogEntry[]>;
  /** Puts an entry at the end of a game's outbox; one that is there already goes to the end. */
  post(gameId: string, entry: LogEntry): Promise<boolean>;
  /** Takes an entry out of a game's outbox: the server was seen to have it, or a person took it back. */
  unpost(gameId: string, entryId: string): Promise<void>;
  /** Names of players, the latest first. */
  names(): Promise<readonly string[]>;
  keepNames(names: readonly string[]): Promise<boolean>;
  /** Tells of changes that other pages of this browser make. */
  watch(changed: () => void): () => void;
}

const prefix = "pipkeeper/";
const gamePrefix = `${prefix}game/`;
const outboxPrefix = (gameId: string): string => `${prefix}outbox/${gameId}/`;
const namesKey = `${prefix}names`;

/** The most names that are remembered. */
const mostNames = 100;

const posted = z.object({ order: z.int(), entry: logEntry });

/**
 * A device that keeps everything in the browser's local storage. Every game and every entry has a key of its own, so
 * that two pages never overwrite what the other wrote.
 */
export function localDevice(storage: () => Storage): Device {
  const entriesOf = (gameId: string) =>
    withPrefix(storage, outboxPrefix(gameId))
      .flatMap((raw) => readReply(posted, raw) ?? [])
      .sort((a, b) => a.order - b.order);
  const names = (): string[] => readReply(z.array(z.string()), read(storage, namesKey)) ?? [];

  return {
    games: async () => withPrefix(storage, gamePrefix).flatMap((raw) => readReply(ownGame, raw) ?? []),
    game: async (id) => readReply(ownGame, read(storage, gamePrefix + id)),
    keepGame: async (game) => write(storage, gamePrefix + game.id, game),
    outbox: async (gameId) => entriesOf(gameId).map(({ entry }) => entry),
    post: async (gameId, entry) => {
      const order = (entriesOf(gameId).at(-1)?.order ?? 0) + 1;
      return write(storage, outboxPrefix(gameId) + entry.id, { order, entry });
    },
    unpost: async (gameId, entryId) => remove(storage, outboxPrefix(gameId) + entryId),
    names: async () => names(),
    keepNames: async (latest) =>
      write(storage, namesKey, [...new Set([...latest, ...names()])].slice(0, mostNames)),
    watch: (changed) => {
      const listener = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) changed();
      };
      window.addEventListener("storage", listener);
      return () => window.removeEventListener("storage", listener);
    },
  };
}

// A browser may forbid storage altogether; then reading finds nothing and writing says so.

function withPrefix(storage: () => Storage, start: string): unknown[] {
  try {
    const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? "");
    return keys.filter((key) => key.startsWith(start)).map((key) => read(storage, key));
  } catch {
    return [];
  }
}

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function remove(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // What cannot be reached cannot be removed; sending it once more changes nothing.
  }
}
