import type { Watchable } from "./heads";

/** Somebody who watches a game: takes a chunk of the event stream, or answers false when it cannot keep up. */
interface Watcher {
  send(chunk: Uint8Array): boolean;
  end(): void;
}

interface Watched {
  head: number;
  /** Another number for every change of what players propose. */
  hands: number;
  /** What players propose, as the database had it when it was last looked at. */
  seenHands?: string;
  readonly watchers: Set<Watcher>;
}

/** How often every watcher hears of the head again, in milliseconds: proxies close what is silent for a minute. */
const beat = 25_000;

const encoder = new TextEncoder();
const poke = ({ head, hands }: Watched): Uint8Array =>
  encoder.encode(`data: {"head":${head},"hands":${hands}}\n\n`);

/**
 * Who watches which game. A poke says how long its log is by now, and by another number that proposed hands have
 * changed, and nothing else; whoever wants the entries or the hands pulls them. One chunk is made for all watchers of a game, one timer runs for all games, and an idle watcher costs a stream
 * and an entry in a set.
 */
export class LiveHub {
  private readonly games = new Map<string, Watched>();
  /** Starts anywhere: what was counted before a restart says nothing. */
  private changes = Math.floor(Math.random() * 2 ** 32);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** The number of open streams. */
  get watching(): number {
    return [...this.games.values()].reduce((sum, { watchers }) => sum + watchers.size, 0);
  }

  /** Adds a watcher, who hears of the head at once. The function takes it away again. */
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

  /** The log of a game has grown; what another process says of it may come late. */
  poke(gameId: string, head: number): void {
    const watched = this.games.get(gameId);
    if (!watched) return;
    watched.head = Math.max(watched.head, head);
    this.send(gameId, watched);
  }

  /** How a game stands in the database: tells its watchers what they have not heard. */
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

  /** What players propose in a game has changed. */
  pokeHands(gameId: string): void {
    const watched = this.games.get(gameId);
    if (!watched) return;
    watched.hands = ++this.changes;
    this.send(gameId, watched);
  }

  /** Ends the streams of a game that was deleted: whoever comes back is told so. */
  end(gameId: string): void {
    const watched = this.games.get(gameId);
    for (const watcher of watched?.watchers ?? []) {
      watcher.end();
      if (watched) this.drop(gameId, watched, watcher);
    }
  }

  /** Ends every stream: the server stops. */
  close(): void {
    for (const { watchers } of this.games.values()) for (const watcher of watchers) watcher.end();
    this.games.clear();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** A beat is a poke that says nothing new: who missed one hears of it now. */
  private heartbeat(): ReturnType<typeof setInterval> {
    const timer = setInterval(() => {
      for (const [gameId, watched] of this.games) this.send(gameId, watched);
    }, beat);
    timer.unref();
    return timer;
  }

  private send(gameId: string, watched: Watched): void {
    const chunk = poke(watched);
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
