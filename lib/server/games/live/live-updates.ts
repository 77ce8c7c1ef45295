import type { StoredEntry } from "@/lib/sync/wire/wire";
import { logFault } from "../../ops/log";
import type { Database } from "../../store/store";
import { watchablesOf } from "./heads";
import { LiveHub } from "./live-hub";

/** Milliseconds between checks of the database while the other processes' announcements do not arrive. */
const pollMs = 1_000;
/** One in this many checks while they do arrive: an announcement is lost if its process is killed after the commit. */
const pollsWhileOpen = 25;

/** Notifies watchers of changes by this process and the others on its database. */
export class LiveUpdates {
  readonly hub = new LiveHub();
  private readonly timer: ReturnType<typeof setInterval> | undefined;
  private wasOpen = false;
  private ticks = 0;

  constructor(private readonly database: Database) {
    const { channel } = database;
    if (!channel) return;
    channel.listen(({ gameId, head, isDeleted }) => {
      if (isDeleted) this.hub.end(gameId);
      else if (head === undefined) this.hub.pokeHands(gameId);
      else this.hub.poke(gameId, head);
    });
    this.timer = setInterval(() => void this.tick(channel.isOpen), pollMs);
    this.timer.unref();
  }

  /** The log of a game has grown, and its entries are stored: `entries`, and the one before them. */
  grown(gameId: string, head: number, entries: readonly StoredEntry[]): void {
    this.hub.poke(gameId, head, entries);
    this.database.channel?.announce({ gameId, head });
  }

  /** The proposed hands of a game have changed. */
  handsChanged(gameId: string): void {
    this.hub.pokeHands(gameId);
    this.database.channel?.announce({ gameId });
  }

  deleted(gameId: string): void {
    this.hub.end(gameId);
    this.database.channel?.announce({ gameId, isDeleted: true });
  }

  /** Ends every stream: the server is stopping. */
  close(): void {
    clearInterval(this.timer);
    this.hub.close();
  }

  private async tick(isOpen: boolean): Promise<void> {
    // Once more when announcements arrive again: some may have been missed.
    const isDue = !isOpen || !this.wasOpen || ++this.ticks % pollsWhileOpen === 0;
    this.wasOpen = isOpen;
    if (!isDue) return;
    try {
      for (const game of await watchablesOf(this.database, this.hub.gameIds)) this.hub.catchUp(game);
    } catch (error) {
      this.wasOpen = false;
      logFault("live", error);
    }
  }
}
