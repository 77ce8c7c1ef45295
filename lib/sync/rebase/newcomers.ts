import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import { type Correction, idKey, isCorrection, isHold, isSettle } from "../hold";
import type { SharedLog } from "../shared/shared";
import type { SyncedLog } from "../synced-log";
import type { LogEntry } from "../wire/wire";
import type { Settle } from "../wire/wire-hold";
import { longestCommonSubsequence } from "./longest-common-subsequence";

/** The entry that a late entry met: its id (missing if a decision left no entry), and whether the two are identical. */
export interface Meeting {
  readonly meets: "same-hand" | "same-person" | "corrected-meanwhile" | "settled-meanwhile";
  readonly against?: string;
  readonly same: boolean;
}

interface Newcomer<P> {
  readonly id: string;
  readonly before: P;
  readonly effective: unknown;
}

/** Entries made by others while this device's entries waited, each possibly another version of one of them. */
export class Newcomers<P, L extends SharedLog<P>> {
  private readonly rounds: Newcomer<P>[] = [];
  /** Those that no entry of this device has met. */
  private plays: Newcomer<P>[] = [];
  private readonly corrections: Correction[] = [];
  private readonly settles = new Map<string, Settle>();

  /** `log` has `entries`, among others. */
  constructor(
    private readonly log: SyncedLog<P, L>,
    entries: readonly LogEntry[],
  ) {
    for (const sent of entries) {
      const entry = log.byId(sent);
      if (isSettle(entry)) {
        if (log.settleOf(entry.target) === sent) this.settles.set(idKey(entry.target), entry);
      } else if (isCorrection(entry)) this.corrections.push(entry);
      else if (!isHold(entry)) this.add(entry);
    }
  }

  private add({ id }: LogEntry): void {
    const line = this.log.lineOf(id) ?? -1;
    const [before, written] = [this.log.sheet.before(line), this.log.sheet.lines[line]];
    if (!before || written?.type !== "entry" || written.effective === undefined) return;
    const closes = this.log.shared.closesRound(this.log.sheet, line);
    (closes ? this.rounds : this.plays).push({ id, before, effective: written.effective });
  }

  /**
   * Which round each of these late rounds meets. Identical rounds are paired first, in the order each side entered
   * them, and as many as possible, since a phone that missed a hand has the next one in its position. Between two such
   * pairs, the rounds of both sides are about the same hands in the same order, entered differently. A round left over
   * on this device is a separate hand, unless it is identical to one that nothing met.
   */
  meetRounds(late: readonly unknown[]): readonly (Meeting | undefined)[] {
    const same = late.map((effective) =>
      this.rounds.map(({ before, effective: other }) =>
        this.log.shared.isSameStatement(before, other, effective),
      ),
    );
    const meetings: (Meeting | undefined)[] = late.map(() => undefined);
    const unmet = new Set(this.rounds.keys());
    const meet = (mine: number, theirs: number | undefined, isSame: boolean): void => {
      const met = theirs === undefined ? undefined : this.rounds[theirs];
      if (theirs === undefined || !met) return;
      unmet.delete(theirs);
      meetings[mine] = { meets: "same-hand", against: met.id, same: isSame };
    };
    const pairs = longestCommonSubsequence(late.length, this.rounds.length, (mine, theirs) =>
      Boolean(same[mine]?.[theirs]),
    );
    for (const [mine, theirs] of pairs) meet(mine, theirs, true);
    let from = { mine: 0, theirs: 0 };
    for (const [mine, theirs] of [...pairs, [late.length, this.rounds.length] as const]) {
      for (let step = 0; step < Math.min(mine - from.mine, theirs - from.theirs); step++)
        meet(from.mine + step, from.theirs + step, false);
      from = { mine: mine + 1, theirs: theirs + 1 };
    }
    meetings.forEach((meeting, mine) => {
      if (!meeting)
        meet(
          mine,
          [...unmet].find((theirs) => same[mine]?.[theirs]),
          false,
        );
    });
    return meetings;
  }

  /**
   * Any other late entry meets an identical one, or none. Two entries in which the same person joins, or leaves, also
   * meet if they differ in the rest.
   */
  meetPlay(effective: unknown): Meeting | undefined {
    const same = this.plays.findIndex((other) =>
      this.log.shared.isSameStatement(other.before, other.effective, effective),
    );
    const at =
      same >= 0
        ? same
        : this.plays.findIndex((other) => this.log.shared.isSameMove(other.effective, effective));
    const met = this.plays[at];
    this.plays = this.plays.filter((_, index) => index !== at);
    return met && { meets: same >= 0 ? "same-hand" : "same-person", against: met.id, same: same >= 0 };
  }

  /** A late correction meets the last one of the same entry. */
  meetCorrection(late: Correction): Meeting | undefined {
    const target = idKey(late.target);
    const met = this.corrections.findLast((other) => idKey(other.target) === target);
    return met && { meets: "corrected-meanwhile", against: met.id, same: this.correctsAlike(met, late) };
  }

  /** The entry that a decision makes count meets what another decision about the same hold made count, if anything. */
  meetDecision(holdId: string, late: LogEntry): Meeting | undefined {
    const settle = this.settles.get(idKey(holdId));
    if (!settle) return undefined;
    const meets = "settled-meanwhile";
    if (settle.by === undefined) return { meets, same: false };
    const line = this.log.lineOf(settle.by);
    const written = line === undefined ? undefined : this.log.sheet.lines[line]?.written;
    const before = line === undefined ? undefined : this.log.sheet.before(line);
    if (!written || !before) return { meets, same: false };
    const other = this.log.byId(written as LogEntry);
    const same = isCorrection(late)
      ? isCorrection(other) && this.correctsAlike(other, late)
      : !isCorrection(other) && this.log.shared.isSameStatement(before, other, late);
    return { meets, against: settle.by, same };
  }

  private correctsAlike(there: Correction, late: Correction): boolean {
    if (there.kind !== late.kind || idKey(there.target) !== idKey(late.target)) return false;
    if (late.kind === "void") return true;
    const line = this.log.lineOf(late.target) ?? -1;
    const before = this.log.sheet.before(line);
    const at = timeIn(this.log.sheet.lines[line]?.written);
    if ((timeIn(late.entry) ?? at) !== (timeIn(there.entry) ?? at)) return false;
    return (
      sameJson(there.entry, late.entry) ||
      (before !== undefined && this.log.shared.isSameStatement(before, there.entry, late.entry))
    );
  }
}

/** When an entry says that it was: a correction may say that it was another day. */
const timeIn = (entry: unknown): unknown => (isRecord(entry) ? entry.at : undefined);
