import { type LaterProblem, readCorrection, withoutSearched } from "../document/correction";
import { stepsSearched } from "../feasibility/search/effort";
import { type EntryProblem, type Problem, under } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import type { Text } from "../text";
import { kernelProblem } from "../texts";

/** One accepted entry. Whatever version it was written in, all of it is in today's form. */
export type Line =
  /** An entry; `effective` is its content after corrections: undefined if it was taken back. */
  | {
      readonly type: "entry";
      readonly written: unknown;
      readonly effective: unknown;
      readonly corrections: readonly number[];
    }
  /** A correction of the line at index `target`. */
  | { readonly type: "amend" | "void"; readonly written: unknown; readonly target: number };

/** This many steps of a search for impossible hands take about as long as replaying the simplest line. */
const stepsALine = 10;

/** What a log asks of the state between two entries. It never changes; `play` gives the next one. */
interface Playable<Step> {
  check(raw: unknown): readonly Problem[];
  play(raw: unknown): Result<Step, readonly Problem[]>;
}

interface Slot<P, Step> {
  readonly line: Line;
  /** The position before this line, after all corrections. */
  readonly before: P;
  /** What the line led to; undefined if it was taken back, or is a correction. */
  readonly step?: Step;
}

/**
 * Entries being replayed, of a game or of an evening: they are accepted one by one, each checked against all before it.
 * A correction goes back to the line it corrects and replays everything after it. A refused entry changes nothing.
 */
export abstract class EntryLog<P extends Playable<Step>, Step extends { readonly position: P }> {
  protected slots: Slot<P, Step>[] = [];
  private worked = 0;
  private readonly ids = new Map<string, number>();
  private now: P;

  constructor(protected readonly start: P) {
    this.now = start;
  }

  /** An entry, or the one inside a correction, in today's form. */
  protected abstract lift(raw: unknown): Result<unknown, Problem>;

  /** A position as it is told today: with today's names, for example. */
  protected abstract today(position: P): P;

  /** An accepted entry in one line, for the refusal of a correction that it does not survive; undefined: the score. */
  protected abstract described(before: P, entry: unknown): Text | undefined;

  /** What is said where no entry can be named. */
  protected abstract headline(position: P): Text;

  protected copyTo(fork: EntryLog<P, Step>): void {
    fork.now = this.now;
    fork.slots = [...this.slots];
    fork.worked = this.worked;
    for (const [id, index] of this.ids) fork.ids.set(id, index);
  }

  /** The position after all accepted entries. */
  get position(): P {
    return this.now;
  }

  get lines(): readonly Line[] {
    return this.slots.map((slot) => slot.line);
  }

  /**
   * The position before the line at this index, after all corrections and with today's names: its correction is
   * checked against it.
   */
  before(index: number): P | undefined {
    const slot = this.slots[index];
    return slot && this.today(slot.before);
  }

  /**
   * The cost of this replay beyond one cheap check per entry: the lines that corrections replayed, and the searches for
   * impossible hands, counted in lines. An entry that was checked before is not searched again, so the cost may be
   * lower the second time; 100,000 take half a second.
   */
  get work(): number {
    return this.worked;
  }

  /** Appends an entry, or returns why not. */
  accept(raw: unknown): readonly EntryProblem[] {
    const before = stepsSearched();
    const problems = this.acceptAny(raw);
    this.worked += (stepsSearched() - before) / stepsALine;
    return problems.map((problem) => ({ entry: this.slots.length, ...problem }));
  }

  private acceptAny(written: unknown): readonly LaterProblem[] {
    const lifted = this.lift(written);
    if (!lifted.ok) return [lifted.error];
    const raw = lifted.value;
    const { kind, id } = isRecord(raw) ? raw : {};
    const key = typeof id === "string" ? id.toLowerCase() : undefined;
    const accepted = kind === "amend" || kind === "void" ? this.correct(kind, raw) : this.append(raw);
    if (key !== undefined && this.ids.has(key))
      return [
        ...(accepted.ok ? [] : withoutSearched(accepted.error)),
        kernelProblem("id-used", "/id", { id: String(id) }),
      ];
    if (!accepted.ok) return accepted.error;
    accepted.value();
    if (key !== undefined) this.ids.set(key, this.slots.length - 1);
    return [];
  }

  /** Checks an entry; the returned function applies it. */
  private append(raw: unknown): Result<() => void, readonly LaterProblem[]> {
    const before = this.now;
    const played = before.play(raw);
    if (!played.ok) return played;
    const step = played.value;
    return ok(() => {
      const line: Line = { type: "entry", written: raw, effective: raw, corrections: [] };
      this.slots.push({ line, before, step });
      this.now = step.position;
    });
  }

  private correct(kind: "amend" | "void", raw: unknown): Result<() => void, readonly LaterProblem[]> {
    const read = readCorrection(kind, raw, (target) => this.lineAt(target));
    if (!read.ok) return read;
    const { target, replacement, problems } = read.value;
    if (problems.length > 0) {
      const itself = kind === "amend" ? (this.before(target)?.check(replacement) ?? []) : [];
      return err([...problems, ...under("/entry", withoutSearched(itself))]);
    }

    const replayed = this.replayFrom(target, replacement);
    if (!replayed.ok) return replayed;
    return ok(() => {
      const index = this.slots.length;
      this.slots.splice(target, replayed.value.slots.length, ...replayed.value.slots);
      const corrected = this.slots[target];
      if (corrected?.line.type === "entry")
        this.slots[target] = {
          ...corrected,
          line: { ...corrected.line, corrections: [...corrected.line.corrections, index] },
        };
      this.now = replayed.value.now;
      this.slots.push({ line: { type: kind, written: raw, target }, before: this.now });
    });
  }

  /** The index of the line that `target` names by index or id. It must be an entry of the game. */
  private lineAt(target: unknown): Result<number, Problem> {
    const shown = typeof target === "object" ? undefined : String(target).slice(0, 40);
    const index = typeof target === "string" ? this.ids.get(target.toLowerCase()) : target;
    const slot = typeof index === "number" ? this.slots[index] : undefined;
    if (typeof index !== "number" || !slot)
      return err(kernelProblem("no-target", "/target", { target: shown }));
    if (slot.line.type !== "entry")
      return err(kernelProblem("target-is-correction", "/target", { target: shown }));
    return ok(index);
  }

  /** All slots from `target` on, with another entry there, or none. */
  private replayFrom(
    target: number,
    replacement: unknown,
  ): Result<{ slots: Slot<P, Step>[]; now: P }, LaterProblem[]> {
    const slots: Slot<P, Step>[] = [];
    let now = this.slots[target]?.before ?? this.now;
    this.worked += this.slots.length - target;
    for (let index = target; index < this.slots.length; index++) {
      const slot = this.slots[index];
      if (!slot) break;
      const effective =
        index === target ? replacement : slot.line.type === "entry" ? slot.line.effective : undefined;
      const line = index === target && slot.line.type === "entry" ? { ...slot.line, effective } : slot.line;
      if (effective === undefined) {
        slots.push({ line, before: now });
        continue;
      }
      const played = now.play(effective);
      if (!played.ok) return err(this.correctionProblems(played.error, index, target, now));
      slots.push({ line, before: now, step: played.value });
      now = played.value.position;
    }
    return ok({ slots, now });
  }

  private correctionProblems(
    problems: readonly Problem[],
    index: number,
    target: number,
    now: P,
  ): LaterProblem[] {
    if (index === target) return under("/entry", problems);
    const slot = this.slots[index];
    const described =
      slot?.line.type === "entry"
        ? (this.described(this.today(slot.before), slot.line.effective) ?? this.headline(now))
        : this.headline(now);
    return problems.map((because) => ({
      ...kernelProblem("later-entry-fails", "/target", { described, because }),
      later: index,
    }));
  }
}
