import { type ReplayResult, replayResultOf } from "../document/replay-result";
import type { Played, Position } from "../game";
import type { EntryProblem } from "../problem";
import type { RoundScore } from "../rules";
import { EntryLog } from "./entry-log";

export type { Line } from "./entry-log";

/** A hand or round that counts, after all corrections and with today's names. */
export interface ClosedRound {
  /** The index of the line that closed it, and that line's content. */
  readonly line: number;
  readonly entry: unknown;
  readonly score: RoundScore;
  readonly before: Position;
  readonly after: Position;
}

/** A scoresheet being replayed. */
export class Log extends EntryLog<Position, Played> {
  /** A copy that can change independently. */
  fork(): Log {
    const fork = new Log(this.start);
    this.copyTo(fork);
    return fork;
  }

  protected lift(raw: unknown) {
    return this.start.game.lift(raw);
  }

  protected today(position: Position) {
    return position.named(this.position.players);
  }

  protected described(before: Position, entry: unknown) {
    return before.describe(entry);
  }

  protected headline(position: Position) {
    return position.headline();
  }

  /** The round that the line at this index closed, after all corrections. */
  roundOf(index: number): RoundScore | undefined {
    return this.slots[index]?.step?.round;
  }

  /** The hands or rounds that count, in order. */
  get rounds(): ClosedRound[] {
    return this.slots.flatMap(({ line, step }, index): ClosedRound[] => {
      const before = this.before(index);
      if (line.type !== "entry" || !step?.round || !before) return [];
      const after = this.before(index + 1) ?? this.position;
      return [{ line: index, entry: line.effective, score: step.round, before, after }];
    });
  }

  /** The result so far, with the problems of a refused entry. */
  result(problems: readonly EntryProblem[]): ReplayResult {
    if (this.replayed?.accepted !== this.slots.length) this.replayed = this.replay();
    return problems.length === 0 ? this.replayed : { ...this.replayed, problems };
  }

  /** The result, computed once until the next entry is accepted. */
  private replayed: ReplayResult | undefined;

  private replay(): ReplayResult {
    const lines = this.slots.map(({ before, step }) => ({
      before,
      ...(step?.round && { round: step.round }),
    }));
    return replayResultOf(this.start, lines, this.position);
  }
}
