import { EntryLog } from "../rules/play/entry-log";
import type { EntryProblem } from "../rules/problem";
import { isRecord } from "../rules/record";
import { ok } from "../rules/result";
import type { Text } from "../rules/text";
import { personName, unitName } from "./entries/names";
import { readEveningEntry } from "./entries/read";
import { type EveningEntry, maxLot } from "./entries/schemas";
import { judge } from "./judge";
import type { EveningMoment } from "./moment";
import { drawResult } from "./result/draw-result";
import { resultOf } from "./result/result";
import type { DrawResult, EveningResult } from "./result/types";
import { type EveningState, indexOf } from "./state";
import { eveningText } from "./texts";

/** An evening sheet being replayed: the same log as a game's. */
export class EveningLog extends EntryLog<EveningMoment, { readonly position: EveningMoment }> {
  /** A copy that can change independently. */
  fork(): EveningLog {
    const fork = new EveningLog(this.start);
    this.copyTo(fork);
    return fork;
  }

  /** As it was after so many of its lines. */
  upTo(count: number): EveningLog {
    const log = new EveningLog(this.start);
    for (const { written } of this.lines.slice(0, count)) log.accept(written);
    return log;
  }

  /** That the evening is over comes before all other checks, those of `id` included. */
  override accept(raw: unknown): readonly EntryProblem[] {
    const problems = super.accept(raw);
    const over = problems.filter(({ code, path }) => code === "evening-over" && path === "");
    return over.length > 0 ? over : problems;
  }

  /** No kind of entry has a later form yet. */
  protected lift(raw: unknown) {
    return ok(raw);
  }

  protected today(moment: EveningMoment) {
    return moment;
  }

  protected described({ setup }: EveningMoment, entry: unknown) {
    const read = readEveningEntry(setup.form, entry);
    return read.ok ? inOneLine(this.position.state, read.value) : undefined;
  }

  protected headline() {
    return eveningText("evening-begins");
  }

  /** Judges the rounds one at a time, each of which may take a search; `result` then has them. */
  judgements(): (() => void)[] {
    const { rounds } = this.position.state;
    return this.befores.flatMap((before, index) => {
      const round = rounds[index];
      return round ? [() => void judge(before, round)] : [];
    });
  }

  /** The moments before the rounds that stand. */
  private get befores(): EveningMoment[] {
    return this.slots.flatMap(({ line, before }) =>
      line.type === "entry" && isRecord(line.effective) && line.effective.kind === "round" ? [before] : [],
    );
  }

  /** The result so far, with the problems of a refused entry; with a draw of the next round if it is asked for. */
  result(problems: readonly EntryProblem[], withDraw: boolean): EveningResult {
    const accepted = this.slots.length;
    return {
      ...resultOf(this.position, this.befores),
      accepted,
      problems,
      ...(withDraw && { draw: this.draw() }),
    };
  }

  /** The next round as it would be drawn, or why none is. */
  draw(): DrawResult {
    return drawResult(this.position, this.nextLot);
  }

  /** "Draw again" takes a round back and counts one more: the rounds of the next number that stand voided. */
  private get nextLot(): number {
    const next = this.position.state.rounds.length + 1;
    const lines = this.lines;
    const voided = lines.filter((line) => {
      if (line.type !== "entry" || line.effective !== undefined) return false;
      const forms = line.corrections.flatMap((at) => {
        const { written } = lines[at] ?? {};
        return isRecord(written) && written.kind === "amend" ? [written.entry] : [];
      });
      const last = forms.at(-1) ?? line.written;
      return isRecord(last) && last.kind === "round" && last.round === next;
    });
    return Math.min(voided.length, maxLot);
  }
}

/** An entry in a few words, with today's names. */
function inOneLine(state: EveningState, entry: EveningEntry): Text {
  switch (entry.kind) {
    case "add": {
      const name =
        "pair" in entry ? entry.pair.people.map((each) => each.name).join(" + ") : entry.person.name;
      return eveningText("entry-of-person", { kind: entry.kind, name });
    }
    case "rename":
      return eveningText("entry-of-person", { kind: entry.kind, name: personName(state, entry.person) });
    case "here":
    case "away":
    case "sit":
    case "adjust": {
      const index = indexOf(state, entry.who);
      const name = index === undefined ? entry.who : unitName(state, index);
      return eveningText("entry-of-person", { kind: entry.kind, name });
    }
    case "round":
    case "time":
      return eveningText("entry-of-round", { kind: entry.kind, round: entry.round });
    case "end":
      return eveningText("evening-ends");
    case "game":
    case "result":
    case "confirm":
    case "dispute":
    case "forfeit":
    case "late": {
      const { kind, round, table } = entry;
      return eveningText("entry-of-table", { kind, round, table });
    }
  }
}
