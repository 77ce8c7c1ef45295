import type { Problem } from "@/lib/rules/problem";
import { sameJson } from "@/lib/rules/same-json";
import { asMade, holdOf, idKey, isCorrection, isHold, isSettle } from "../hold";
import type { SharedLog } from "../shared/shared";
import type { SyncedLog } from "../synced-log";
import { syncProblem } from "../texts";
import type { LogEntry } from "../wire/wire";
import { type Meeting, Newcomers } from "./newcomers";

/** An entry of this device that the server is not known to have, and its state on this device. */
export interface Waiting {
  readonly entry: LogEntry;
  /** Its content after this device's own corrections; undefined if it was taken back or never counted here. */
  readonly effective: unknown;
  readonly closesRound: boolean;
  /** The people whom it was about without naming them when it was made. */
  readonly unnamed: readonly string[] | undefined;
}

export interface Rebased<P, L extends SharedLog<P>> {
  /** The same entries in the same order; some of them have become holds. */
  readonly waiting: readonly LogEntry[];
  /** The server's log followed by these entries. */
  readonly view: SyncedLog<P, L>;
}

/**
 * Puts a device's waiting entries after those that others entered in the meantime. An entry that is still valid stays.
 * One that is identical to one of theirs becomes a hold without problems: it is settled as a repeat. A different
 * version of the same hand, correction or decision, and an entry that is no longer valid, become holds with their
 * problems, for people to settle. Nothing is lost: ids, count and order stay the same. `foreign` are the entries of
 * `server` that are new to this device and not its own; `refused` are the problems that the server reported for waiting
 * entries, by id key.
 */
export function rebase<P, L extends SharedLog<P>>(
  server: SyncedLog<P, L>,
  foreign: readonly LogEntry[],
  waiting: readonly Waiting[],
  refused: ReadonlyMap<string, readonly Problem[]>,
): Rebased<P, L> {
  const newcomers = new Newcomers(server, foreign);
  const decides = new Map(
    waiting.flatMap(({ entry }) => (isSettle(entry) && entry.by ? [[idKey(entry.by), entry.target]] : [])),
  );
  const view = server.fork();

  const meetDecision = ({ entry }: Waiting): Meeting | undefined => {
    const hold = decides.get(idKey(entry.id));
    return hold === undefined ? undefined : newcomers.meetDecision(hold, entry);
  };
  const rounds = waiting.filter((each) => {
    const { entry, effective, closesRound } = each;
    const isNew = !isHold(entry) && !isSettle(entry) && !isCorrection(entry) && effective !== undefined;
    return isNew && closesRound && !refused.has(idKey(entry.id)) && !meetDecision(each);
  });
  const met = newcomers.meetRounds(rounds.map(({ effective }) => effective));
  const metRounds = new Map(rounds.map((each, index) => [each, met[index]]));
  const meet = (each: Waiting): Meeting | undefined => {
    const decision = meetDecision(each);
    if (decision) return decision;
    if (isCorrection(each.entry)) return newcomers.meetCorrection(each.entry);
    return each.closesRound ? metRounds.get(each) : newcomers.meetPlay(each.effective);
  };

  const place = (each: Waiting): LogEntry => {
    const { entry } = each;
    if (isHold(entry) || isSettle(entry)) return entry;
    const reasons = refused.get(idKey(entry.id));
    if (reasons) return holdOf(entry, reasons);
    // A correction goes with the entry it corrects; an entry that its author took back before others saw it needs no
    // decision.
    if (isCorrection(entry) && view.isHeld(entry.target)) return holdOf(entry, [], entry.target);
    if (!isCorrection(entry) && each.effective === undefined && foreign.length > 0) return holdOf(entry, []);
    // Nothing in the entry shows whether people who joined, left or sat down in the meantime took part.
    const now = view.shared.unnamed(view.sheet.position, each.effective);
    const ofOthers =
      foreign.length > 0 && now && !sameJson(each.unnamed, now)
        ? holdOf(entry, [syncProblem(view.shared.othersMeanwhile, "")])
        : undefined;
    // Of one hand two versions may still be the same.
    if (ofOthers && !each.closesRound) return ofOthers;
    const met = meet(each);
    if (met) {
      return holdOf(entry, met.same ? [] : [syncProblem(met.meets, "")], met.against);
    }
    if (ofOthers) return ofOthers;
    return entry;
  };

  const rebased = waiting.map((each) => {
    const placed = place(each);
    const problems = view.accept(placed);
    if (problems.length === 0) return placed;
    const held = holdOf(placed, problems);
    const wrong = view.accept(held);
    if (wrong.length > 0) throw new Error(`${placed.kind} ${placed.id} cannot be held: ${wrong[0]?.code}`);
    return held;
  });
  nothingLost(waiting, rebased);
  return { waiting: rebased, view };
}

/** The invariant of a rebase: the same entries, by id, content and order. */
function nothingLost(before: readonly Waiting[], after: readonly LogEntry[]): void {
  const stored =
    before.length === after.length &&
    before.every(({ entry }, index) => {
      const now = after[index];
      return now !== undefined && now.id === entry.id && sameJson(asMade(now), asMade(entry));
    });
  if (!stored) throw new Error("a rebase changed what waits");
}
