import type { Position } from "../../../lib/rules/game";
import type { Log } from "../../../lib/rules/play/log";
import type { Problem } from "../../../lib/rules/problem";
import { DeviceLog, type Received, type StoredLog } from "../../../lib/sync/device-log";
import { sharedGame } from "../../../lib/sync/shared/games";
import type { Shared, SharedLog } from "../../../lib/sync/shared/shared";
import type { LogEntry, Pull } from "../../../lib/sync/wire/wire";
import type { Answer } from "./memory-server";

/** When a phone dies: before its next write, or right after it. */
export type Crash = "before write" | "after write" | undefined;

/** A device of the pure protocol: a log in memory, and the part of it that survives a crash. */
export class Phone<P = Position, L extends SharedLog<P> = Log & SharedLog<P>> {
  log: DeviceLog<P, L>;
  private durable: StoredLog = { known: [], waiting: [] };

  constructor(
    private readonly shared: Shared<P, L>,
    private readonly start: P,
  ) {
    this.log = this.reopened();
  }

  static ofGame(start: Position): Phone {
    return new Phone(sharedGame, start);
  }

  /** Returns the entries that are now stored; an entry that is not stored was never shown as entered. */
  enter(entries: readonly LogEntry[], crash: Crash): readonly LogEntry[] {
    const before = this.log.stored.waiting.length;
    const entered = this.log.enter(entries);
    if (!entered.ok || !this.persist(entered.value, crash)) return [];
    return entered.value.stored.waiting.slice(before);
  }

  receive(base: number, pull: Pull, crash: Crash): Received["outcome"] {
    const before = this.log.stored.waiting;
    const received = this.log.receive(base, pull);
    if (received.outcome !== "merged") return received.outcome;
    this.assertOnlySeenEntriesLeave(before, received.log.stored.waiting, pull);
    this.persist(received.log, crash);
    return received.outcome;
  }

  receiveAnswer(base: number, sent: readonly LogEntry[], answer: Answer, crash: Crash): Received["outcome"] {
    const outcome = this.receive(base, answer, crash);
    if (answer.outcome !== "unfit" || base !== this.log.head) return outcome;
    const refused = new Map<string, readonly Problem[]>();
    for (const problem of answer.problems ?? []) {
      const entry = sent[Number(/^\/entries\/(\d+)/.exec(problem.path)?.[1])];
      if (entry) refused.set(entry.id, [problem]);
    }
    this.persist(this.log.refused(refused), crash);
    return outcome;
  }

  die(): void {
    this.log = this.reopened();
  }

  private persist(log: DeviceLog<P, L>, crash: Crash): boolean {
    if (crash !== "before write") this.durable = log.stored;
    if (crash === undefined) this.log = log;
    else this.die();
    return crash !== "before write";
  }

  private reopened(): DeviceLog<P, L> {
    return DeviceLog.openOf(this.shared, this.start, structuredClone(this.durable));
  }

  private assertOnlySeenEntriesLeave(
    before: readonly LogEntry[],
    after: readonly LogEntry[],
    { entries }: Pull,
  ): void {
    const still = new Set(after.map(({ id }) => id));
    const seen = new Set(entries.map(({ entry }) => entry.id));
    const gone = before.filter(({ id }) => !still.has(id) && !seen.has(id));
    if (gone.length > 0) throw new Error(`${gone.length} entries left the outbox unseen`);
  }
}
