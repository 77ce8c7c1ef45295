import { readObject } from "@/lib/rules/document/read";
import type { Position } from "@/lib/rules/game";
import type { Log } from "@/lib/rules/play/log";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import type { Text } from "@/lib/rules/text";
import { asMade, holdOf, idKey, isCorrection, isHold, isSettle } from "./hold";
import { sharedGame } from "./shared/games";
import type { Shared, SharedLog } from "./shared/shared";
import { syncProblem, syncText } from "./texts";
import { maxLines, maxWork } from "./wire/protocol";
import type { LogEntry } from "./wire/wire";
import { type Hold, holdEntry, type Settle, settleEntry } from "./wire/wire-hold";

/** An entry that does not count until somebody decides about it. */
export interface Held {
  /** The hold's id, which is that of the entry. */
  readonly id: string;
  /** Its content, without id and time, after corrections that were held with it. */
  readonly entry: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** The id of the entry that it met, if there is one. */
  readonly against: string | undefined;
  readonly problems: readonly Problem[];
}

/**
 * A log in the server's order, replayed. `sheet` is the scoresheet, or evening sheet, it results in: the log without
 * held entries.
 * `hold` and `settle` are accepted whenever they are well-formed, and never count.
 */
export class SyncedLog<P = Position, L extends SharedLog<P> = Log & SharedLog<P>> {
  private readonly lines: string[] = [];
  private readonly lineOfId = new Map<string, number>();
  private readonly holds = new Map<string, Hold>();
  private readonly settles = new Map<string, Settle>();

  private constructor(
    readonly sheet: L,
    readonly shared: Shared<P, L>,
  ) {}

  static begin(start: Position): SyncedLog {
    return SyncedLog.of(sharedGame, start);
  }

  /** The empty log of anything that is shared. */
  static of<P, L extends SharedLog<P>>(shared: Shared<P, L>, start: P): SyncedLog<P, L> {
    return new SyncedLog(shared.begin(start), shared);
  }

  /** A copy that can change independently. */
  fork(): SyncedLog<P, L> {
    const fork = new SyncedLog(this.shared.fork(this.sheet), this.shared);
    fork.lines.push(...this.lines);
    for (const [id, line] of this.lineOfId) fork.lineOfId.set(id, line);
    for (const [id, hold] of this.holds) fork.holds.set(id, hold);
    for (const [id, settle] of this.settles) fork.settles.set(id, settle);
    return fork;
  }

  /**
   * Appends an entry, or returns why not; then nothing has changed. Its id must be new to the log. A full log accepts
   * only its end and holds.
   */
  accept(entry: LogEntry): readonly EntryProblem[] {
    const isFull = this.lines.length >= maxLines || this.sheet.work >= maxWork;
    const fits = !isFull || entry.kind === "end" || isHold(entry) || isSettle(entry);
    return fits ? this.acceptAny(entry) : [this.full];
  }

  /** Why a full log refuses an entry. */
  get full(): EntryProblem {
    return { entry: this.lines.length, ...syncProblem("log-full", "") };
  }

  /** Why an entry is refused if its form was started before the log changed. */
  get moved(): EntryProblem {
    return { entry: this.lines.length, ...syncProblem("moved", "") };
  }

  private acceptAny(entry: LogEntry): readonly EntryProblem[] {
    const id = idKey(entry.id);
    if (isHold(entry)) {
      const problems = this.shapeProblems(holdEntry, entry, syncText("what-was-held"));
      if (problems.length === 0) this.holds.set(id, entry);
      return problems;
    }
    if (isSettle(entry)) {
      const problems = this.shapeProblems(settleEntry, entry, syncText("this-decision"));
      if (problems.length > 0) return problems;
      const hold = idKey(entry.target);
      if (!this.settles.has(hold)) this.settles.set(hold, entry);
      return [];
    }
    const problems = this.sheet.accept(entry);
    if (problems.length > 0) return problems;
    this.lineOfId.set(id, this.lines.length);
    this.lines.push(entry.id);
    return [];
  }

  /**
   * Appends an entry of a log that was checked when it was made. If the rules have become stricter since, it is
   * treated as held: it does not count, and somebody has to decide about it.
   */
  recall(entry: LogEntry): void {
    const problems = this.acceptAny(entry);
    if (problems.length === 0 || isHold(entry) || isSettle(entry)) return;
    const held = holdOf(entry, problems);
    if (isHold(held)) this.holds.set(idKey(entry.id), held);
  }

  /** The index in `sheet` of the entry with this id; undefined if it does not count or does not exist. */
  lineOf(id: string): number | undefined {
    return this.lineOfId.get(idKey(id));
  }

  /** The id of the entry at this index in `sheet`. */
  idOf(line: number): string | undefined {
    return this.lines[line];
  }

  /** The same entry; a correction that names its entry by its index in `sheet` names it by its id. */
  byId(entry: LogEntry): LogEntry {
    const target = typeof entry.target === "number" ? this.idOf(entry.target) : undefined;
    return target === undefined ? entry : { ...entry, target };
  }

  isHeld(id: string): boolean {
    return this.holds.has(idKey(id));
  }

  /** The first decision about a hold. */
  settleOf(holdId: string): Settle | undefined {
    return this.settles.get(idKey(holdId));
  }

  /** The held entries that somebody has to decide about, oldest first. */
  open(): Held[] {
    const held = new Map<string, Held>();
    for (const hold of this.holds.values()) {
      const made = asMade(hold);
      const corrected = isCorrection(made) ? held.get(idKey(made.target)) : undefined;
      if (corrected) {
        if (made.kind === "void") held.delete(idKey(corrected.id));
        else held.set(idKey(corrected.id), { ...corrected, entry: made.entry as Held["entry"] });
      } else if (hold.problems.length > 0 && !this.settles.has(idKey(hold.id))) {
        const { id, at, entry, against, problems } = hold;
        held.set(idKey(id), { id, at, entry, against, problems });
      }
    }
    return [...held.values()];
  }

  private shapeProblems(
    schema: typeof holdEntry | typeof settleEntry,
    entry: LogEntry,
    what: Text,
  ): EntryProblem[] {
    const { problems } = readObject<unknown>(schema, entry, what);
    return problems.map((problem) => ({ entry: this.lines.length, ...problem }));
  }
}
