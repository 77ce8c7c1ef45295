import type { Position } from "@/lib/rules/game";
import type { Line, Log } from "@/lib/rules/play/log";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { sameJson } from "@/lib/rules/same-json";
import type { Baseline } from "./baseline";
import { asMade, idKey } from "./hold";
import { freeId } from "./rebase/free-id";
import { rebase, type Waiting } from "./rebase/rebase";
import { sharedGame } from "./shared/games";
import type { Shared, SharedLog } from "./shared/shared";
import { SyncedLog } from "./synced-log";
import { maxEntries, protocol } from "./wire/protocol";
import type { AppendRequest, LogEntry, Pull, StoredEntry } from "./wire/wire";

/**
 * The part of a game's log that a device stores: all the server's entries that it has seen, from the first on, and its
 * own waiting entries.
 */
export interface StoredLog {
  readonly known: readonly StoredEntry[];
  readonly waiting: readonly LogEntry[];
}

/** The result of a reply. */
export type Received<P = Position, L extends SharedLog<P> = Log & SharedLog<P>> =
  /** Nothing new: the server's log as known here, or an earlier state of it. */
  | { readonly outcome: "nothing-new" }
  /** It was merged. `seen`: ids that are on the server and no longer wait; `held`: ids that have just been held. */
  | {
      readonly outcome: "merged";
      readonly log: DeviceLog<P, L>;
      readonly seen: readonly string[];
      readonly held: readonly string[];
    }
  /** The reply does not start where this log ends. */
  | { readonly outcome: "gap" }
  /** The server's log is not the one this device saw (it was restored from a backup): read all of it, and `restart`. */
  | { readonly outcome: "diverged" };

/**
 * A device's side of the protocol, pure: the server's log as known here, the device's own entries after it, and how
 * both change. It is never changed in place; its owner stores `stored` before showing the log.
 */
export class DeviceLog<P = Position, L extends SharedLog<P> = Log & SharedLog<P>> {
  private constructor(
    readonly stored: StoredLog,
    private readonly server: SyncedLog<P, L>,
    /** The log as this device shows it: the server's entries, then the waiting ones. */
    readonly view: SyncedLog<P, L>,
  ) {}

  /** Opens a stored log. Waiting entries are checked again, since the rules may be newer than they are. */
  static open(start: Position, stored: StoredLog): DeviceLog {
    return DeviceLog.openOf(sharedGame, start, stored);
  }

  /** The same for anything that is shared. */
  static openOf<P, L extends SharedLog<P>>(
    shared: Shared<P, L>,
    start: P,
    { known, waiting }: StoredLog,
  ): DeviceLog<P, L> {
    const server = SyncedLog.of(shared, start);
    for (const { entry } of known) server.recall(entry);
    const fresh = waiting.map((entry) => ({ entry, effective: entry, closesRound: false, unnamed: [] }));
    const rebased = rebase(server, [], fresh, new Map());
    return new DeviceLog({ known, waiting: rebased.waiting }, server, rebased.view);
  }

  /** The last sequence number this device has seen. */
  get head(): number {
    return this.stored.known.length;
  }

  /**
   * Appends entries, all or none. A correction that names its entry by index names it by id from here on. `since`:
   * the state their form was started from; if the log has moved since, nothing is appended.
   */
  enter(
    entries: readonly LogEntry[],
    since: Baseline = {},
  ): Result<DeviceLog<P, L>, readonly EntryProblem[]> {
    const [first] = entries;
    if (first && this.view.shared.hasMoved(this.view.sheet, since, bodyOf(first)))
      return err([this.view.moved]);
    const view = this.view.fork();
    const added: LogEntry[] = [];
    for (const entry of entries) {
      const problems = view.accept(entry);
      if (problems.length > 0) return err(problems);
      added.push(view.byId(entry));
    }
    const stored = { ...this.stored, waiting: [...this.stored.waiting, ...added] };
    return ok(new DeviceLog(stored, this.server, view));
  }

  /** The next request to the server; undefined when nothing waits. */
  request(): AppendRequest | undefined {
    const { waiting } = this.stored;
    if (waiting.length === 0) return undefined;
    return { protocol, base: this.head, entries: waiting.slice(0, maxEntries) };
  }

  /** Merges the reply to a request that named `base`. Whatever the reply, and however late it is, nothing is lost. */
  receive(base: number, { head, entries }: Pull): Received<P, L> {
    const { known } = this.stored;
    if (base > known.length) return { outcome: "gap" };
    if (head < base) return { outcome: base < known.length ? "nothing-new" : "diverged" };
    if (!followsOn(base, head, entries)) return { outcome: "gap" };
    const fresh = entries.filter(({ seq }) => seq > known.length);
    const seenBefore = entries.filter(({ seq }) => seq <= known.length);
    if (seenBefore.some(({ seq, entry }) => !sameJson(known[seq - 1]?.entry, entry)))
      return { outcome: "diverged" };
    if (fresh.length === 0) return { outcome: "nothing-new" };
    return this.onto(this.server.fork(), [...known, ...fresh], fresh, this.mine());
  }

  /**
   * Starts again from the server's whole log, which is not the known one. Entries that the server had and lost wait
   * again, before everything else.
   */
  restart(start: P, { entries }: Pull): Received<P, L> {
    if (!followsOn(0, entries.length, entries)) return { outcome: "gap" };
    const lost = this.asWaiting(this.stored.known.map(({ entry }) => entry));
    return this.onto(SyncedLog.of(this.view.shared, start), entries, entries, [...lost, ...this.mine()]);
  }

  /** Holds waiting entries that the server refuses although they are valid here. `refused` has their problems by id. */
  refused(refused: ReadonlyMap<string, readonly Problem[]>): DeviceLog<P, L> {
    const byKey = new Map([...refused].map(([id, problems]) => [idKey(id), problems]));
    const { waiting, view } = rebase(this.server, [], this.mine(), byKey);
    return new DeviceLog({ ...this.stored, waiting }, this.server, view);
  }

  private onto(
    server: SyncedLog<P, L>,
    known: readonly StoredEntry[],
    fresh: readonly StoredEntry[],
    mine: readonly Waiting[],
  ): Received<P, L> {
    for (const { entry } of fresh) server.recall(entry);
    const there = new Map(fresh.map(({ entry }) => [idKey(entry.id), entry]));
    const own = new Set<LogEntry>();
    const taken = new Set(known.map(({ entry }) => idKey(entry.id)));
    const still = mine.flatMap((each): Waiting[] => {
      const other = there.get(idKey(each.entry.id));
      if (!other) return [each];
      if (sameJson(asMade(other), asMade(each.entry))) {
        own.add(other);
        return [];
      }
      // Another entry has this id: none of our devices made it, but the entry made here is still kept.
      const id = freeId(each.entry.id, taken);
      taken.add(idKey(id));
      return [{ ...each, entry: { ...each.entry, id } }];
    });
    const foreign = fresh.map(({ entry }) => entry).filter((entry) => !own.has(entry));
    const rebased = rebase(server, foreign, still, new Map());
    const log = new DeviceLog({ known, waiting: rebased.waiting }, server, rebased.view);
    const held = rebased.waiting.filter((entry, index) => entry !== still[index]?.entry).map(({ id }) => id);
    return { outcome: "merged", log, seen: [...own].map(({ id }) => id), held };
  }

  private mine(): Waiting[] {
    return this.asWaiting(this.stored.waiting);
  }

  private asWaiting(entries: readonly LogEntry[]): Waiting[] {
    const { lines } = this.view.sheet;
    return entries.map((entry) => this.waitingOf(entry, lines));
  }

  private waitingOf(entry: LogEntry, lines: readonly Line[]): Waiting {
    const line = this.view.lineOf(entry.id);
    const written = line === undefined ? undefined : lines[line];
    const effective = written?.type === "entry" ? written.effective : undefined;
    const { shared, sheet } = this.view;
    const closesRound = line !== undefined && shared.closesRound(sheet, line);
    const before = line === undefined ? undefined : sheet.before(line);
    return { entry, effective, closesRound, unnamed: before ? shared.unnamed(before, effective) : [] };
  }
}

function bodyOf({ id: _id, at: _at, ...body }: LogEntry): object {
  return body;
}

/** Whether these are the entries from `base + 1` to `head`. */
function followsOn(base: number, head: number, entries: readonly StoredEntry[]): boolean {
  return entries.length === head - base && entries.every(({ seq }, index) => seq === base + index + 1);
}
