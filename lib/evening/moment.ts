import type { Problem } from "../rules/problem";
import { isRecord } from "../rules/record";
import { err, ok, type Result } from "../rules/result";
import { applyEntry } from "./entries/apply";
import { entryProblems } from "./entries/check";
import { readEveningEntry } from "./entries/read";
import { afterTheEnd, type EveningEntry } from "./entries/schemas";
import type { Setup } from "./setup";
import type { EveningState } from "./state";
import { eveningProblem } from "./texts";

/** An evening at one moment. It never changes; `play` gives the next one. */
export class EveningMoment {
  constructor(
    readonly setup: Setup,
    readonly state: EveningState,
  ) {}

  /** Every problem of an entry: that the evening is over comes first, then its shape, then its meaning. */
  check(raw: unknown): readonly Problem[] {
    const read = this.read(raw);
    return read.ok ? [] : read.error;
  }

  play(raw: unknown): Result<{ readonly position: EveningMoment }, readonly Problem[]> {
    const read = this.read(raw);
    if (!read.ok) return read;
    return ok({ position: new EveningMoment(this.setup, applyEntry(this.setup, this.state, read.value)) });
  }

  private read(raw: unknown): Result<EveningEntry, readonly Problem[]> {
    const kind = isRecord(raw) ? raw.kind : undefined;
    if (this.state.over && !afterTheEnd.some((each) => each === kind))
      return err([eveningProblem("evening-over", "")]);
    const read = readEveningEntry(this.setup.form, raw);
    if (!read.ok) return read;
    const problems = entryProblems(this.setup, this.state, read.value);
    return problems.length > 0 ? err(problems) : read;
  }
}
