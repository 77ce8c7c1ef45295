import type { Position } from "../../../lib/rules/game";
import type { Log } from "../../../lib/rules/play/log";
import type { Problem } from "../../../lib/rules/problem";
import { sameJson } from "../../../lib/rules/same-json";
import { sharedGame } from "../../../lib/sync/shared/games";
import type { Shared, SharedLog } from "../../../lib/sync/shared/shared";
import { SyncedLog } from "../../../lib/sync/synced-log";
import type { AppendRequest, LogEntry, Pull, StoredEntry } from "../../../lib/sync/wire/wire";

/** A server's answer to an append; each answer includes a pull. */
export interface Answer extends Pull {
  readonly outcome: "stored" | "behind" | "id-taken" | "unfit";
  readonly problems?: readonly Problem[];
}

/** One game on a server, as the devices of a test see it. */
export interface OneGameServer {
  append(request: AppendRequest): Promise<Answer>;
  read(since: number): Promise<Pull>;
  /** The process ends and starts again with only what was committed. */
  restart(): void;
  /** The next append fails before its transaction is committed. */
  failNextCommit(): void;
}

/** The protocol in its shortest form: one list and one compare-and-set. */
export class MemoryServer<P = Position, L extends SharedLog<P> = Log & SharedLog<P>>
  implements OneGameServer
{
  private stored: StoredEntry[] = [];
  private log: SyncedLog<P, L>;
  private failing = false;

  constructor(shared: Shared<P, L>, start: P) {
    this.log = SyncedLog.of(shared, start);
  }

  static ofGame(start: Position): MemoryServer {
    return new MemoryServer(sharedGame, start);
  }

  async append({ base, entries }: AppendRequest): Promise<Answer> {
    const pull = () => ({ head: this.stored.length, entries: this.stored.slice(base) });
    const known = (entry: LogEntry) => this.stored.find((other) => other.entry.id === entry.id);
    const fresh = entries.filter((entry) => !known(entry));
    if (entries.some((entry) => !sameJson(known(entry)?.entry ?? entry, entry)))
      return { outcome: "id-taken", ...pull() };
    if (fresh.length === 0) return { outcome: "stored", ...pull() };
    if (base !== this.stored.length) return { outcome: "behind", ...pull() };
    const log = this.log.fork();
    for (const entry of fresh) {
      const problems = log.accept(entry);
      if (problems.length > 0) {
        const path = `/entries/${entries.indexOf(entry)}`;
        return {
          outcome: "unfit",
          problems: problems.map((each) => ({ ...each, path: path + each.path })),
          ...pull(),
        };
      }
    }
    if (this.failing) {
      this.failing = false;
      throw new Error("the process ended");
    }
    this.log = log;
    this.stored = [...this.stored, ...fresh.map((entry, index) => ({ seq: base + index + 1, entry }))];
    return { outcome: "stored", ...pull() };
  }

  async read(since: number): Promise<Pull> {
    return { head: this.stored.length, entries: this.stored.slice(since) };
  }

  restart(): void {
    this.failing = false;
  }

  failNextCommit(): void {
    this.failing = true;
  }
}
