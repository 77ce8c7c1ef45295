import type { StoredEntry } from "@/lib/sync/wire/wire";
import type { Watchable } from "./heads";

/** A watcher of a game: receives a chunk of the event stream, or returns false if it cannot keep up. */
interface Watcher {
  send(chunk: Uint8Array): boolean;
  end(): void;
}

interface Watched {
  head: number;
  /** A number that changes with the proposed hands. */
  hands: number;
  /** The proposed hands when the database was last checked. */
  seenHands?: string;
  readonly watchers: Set<Watcher>;
}

/** How often every watcher gets the head again, in milliseconds: proxies close what is silent for a minute. */
const beat = 25_000;

/** Letters of entries in an event. Longer ones are pulled by those who want them: what waits for a slow watcher is little. */
const maxTold = 4_000;

const encoder = new TextEncoder();
const poke = ({ head, hands }: Watched, told = ""): Uint8Array =>
  encoder.encode(`data: {"head":${head},"hands":${hands}${told}}\n\n`);

/** Entries as they stand in an event. */
function toldOf(entries: readonly StoredEntry[]): string {
  const told = entries.length > 0 ? `,"entries":${JSON.stringify(entries)}` : "";
  return told.length <= maxTold ? told : "";
}

/**
 * The watchers of each game. An event gives the length of the log, a number that changes with the proposed hands, and
 * what a pull would bring at that moment, if it is short; clients pull the rest. One chunk is made for all watchers of a
 * game, one timer runs for all games, and an idle watcher costs a stream and an entry in a set.
 */
export class LiveHub {
  private readonly games = new Map<string, Watched>();
  /** Starts at a random number: counts from before a restart mean nothing. */
  private changes = Math.floor(Math.random() * 2 ** 32);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** The number of open streams. */
  get watching(): number {
    return [...this.games.values()].reduce((sum, { watchers }) => sum + watchers.size, 0);
  }

  /** Adds a watcher, which gets the head at once. The returned function removes it. */
  watch(gameId: string, head: number, watcher: Watcher): () => void {
    const watched = this.games.get(gameId) ?? { head, hands: this.changes, watchers: new Set() };
    this.games.set(gameId, watched);
    watched.head = Math.max(watched.head, head);
    watched.watchers.add(watcher);
    this.timer ??= this.heartbeat();
    watcher.send(poke(watched));
    return () => this.drop(gameId, watched, watcher);
  }

  /** The games that somebody watches. */
  get gameIds(): string[] {
    return [...this.games.keys()];
  }

  /**
   * The log of a game has grown. Reports of other processes may arrive late. `entries`: the new ones, and the one before
   * them.
   */
  poke(gameId: string, head: number, entries: readonly StoredEntry[] = []): void {
    const watched = this.games.get(gameId);
    if (!watched) return;
    const isLast = head >= watched.head;
    watched.head = Math.max(watched.head, head);
    this.send(gameId, watched, isLast ? toldOf(entries) : "");
  }

  /** The state of a game in the database: its watchers get what is new to them. */
  catchUp({ id, head, hands, isDeleted }: Watchable): void {
    const watched = this.games.get(id);
    if (!watched) return;
    if (isDeleted) {
      this.end(id);
      return;
    }
    if (head > watched.head) this.poke(id, head);
    if (watched.seenHands !== undefined && watched.seenHands !== hands) this.pokeHands(id);
    watched.seenHands = hands;
  }

  /** The proposed hands of a game have changed. */
  pokeHands(gameId: string): void {
    const watched = this.games.get(gameId);
    if (!watched) return;
    watched.hands = ++this.changes;
    this.send(gameId, watched);
  }

  /** Ends the streams of a deleted game: clients learn of it when they reconnect. */
  end(gameId: string): void {
    const watched = this.games.get(gameId);
    for (const watcher of watched?.watchers ?? []) {
      watcher.end();
      if (watched) this.drop(gameId, watched, watcher);
    }
  }

  /** Ends every stream: the server is stopping. */
  close(): void {
    for (const { watchers } of this.games.values()) for (const watcher of watchers) watcher.end();
    this.games.clear();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** An event without news: a watcher that missed the last one gets it now. */
  private heartbeat(): ReturnType<typeof setInterval> {
    const timer = setInterval(() => {
      for (const [gameId, watched] of this.games) this.send(gameId, watched);
    }, beat);
    timer.unref();
    return timer;
  }

  private send(gameId: string, watched: Watched, told?: string): void {
    const chunk = poke(watched, told);
    for (const watcher of watched.watchers) {
      if (watcher.send(chunk)) continue;
      watcher.end();
      this.drop(gameId, watched, watcher);
    }
  }

  private drop(gameId: string, watched: Watched, watcher: Watcher): void {
    watched.watchers.delete(watcher);
    if (watched.watchers.size > 0 || this.games.get(gameId) !== watched) return;
    this.games.delete(gameId);
    if (this.games.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
