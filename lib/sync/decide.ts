import type { SharedLog } from "./shared/shared";
import type { Held, SyncedLog } from "./synced-log";
import type { LogEntry } from "./wire/wire";

/** A decision about a held entry: `keep` what counts now; `replace` it with the held entry; or `add` the held entry. */
export type Decision = "keep" | "replace" | "add";

/**
 * The possible decisions. Those that would be refused are not offered, and there are none about an entry that only a
 * later version can read. A held correction can only be applied or dropped.
 */
export function decisionsAbout<P, L extends SharedLog<P>>(log: SyncedLog<P, L>, held: Held): Decision[] {
  if (!log.shared.isReadable(log.sheet.position, held.entry)) return [];
  const candidates: Decision[] = isCorrection(held)
    ? ["replace"]
    : replaceable(log, held) === undefined
      ? ["add"]
      : ["replace", "add"];
  const made = { ids: [tried(1), tried(2)], at: held.at } as const;
  const isAccepted = (decision: Decision) => {
    const fork = log.fork();
    return decide(log, held, decision, made).every((entry) => fork.accept(entry).length === 0);
  };
  return ["keep", ...candidates.filter(isAccepted)];
}

/** The id of an entry that is only tried, never stored. */
const tried = (number: number): string => `00000000-0000-7000-8000-00000000000${number}`;

/** The entries that record a decision. `ids`: one for the decision, one for the entry that counts after all. */
export function decide<P, L extends SharedLog<P>>(
  log: SyncedLog<P, L>,
  held: Held,
  decision: Decision,
  { ids, at }: { readonly ids: readonly [string, string]; readonly at: string },
): LogEntry[] {
  const [id, by] = ids;
  const settle = { kind: "settle", id, at, target: held.id };
  if (decision === "keep") return [settle];
  const target = replaceable(log, held);
  const counts =
    decision === "replace" && !isCorrection(held) && target !== undefined
      ? { kind: "amend", target, entry: held.entry }
      : { ...held.entry, kind: String(held.entry.kind) };
  return [
    { ...settle, by },
    { ...counts, id: by, at },
  ];
}

/** A recorded decision: the entry it made count, and the entry which that replaced. */
export interface Decided {
  readonly held: Held;
  readonly counts: LogEntry | undefined;
  readonly previous: unknown;
}

/** A decision before its entries are accepted. */
export function decided<P, L extends SharedLog<P>>(
  log: SyncedLog<P, L>,
  held: Held,
  [, counts]: readonly LogEntry[],
): Decided {
  const line = counts && isCorrection({ entry: counts }) ? log.lineOf(String(counts.target)) : undefined;
  const target = line === undefined ? undefined : log.sheet.lines[line];
  return { held, counts, previous: target?.type === "entry" ? target.effective : undefined };
}

/**
 * The entries that undo a decision: the entry it made count no longer counts, and the question is open again. A
 * decision itself cannot be taken back, so the question returns as another hold.
 */
export function undecide(
  { held, counts, previous }: Decided,
  { ids, at }: { readonly ids: readonly [string, string]; readonly at: string },
): LogEntry[] {
  const [id, again] = ids;
  const { entry, against, problems } = held;
  const hold = {
    kind: "hold",
    id: again,
    at: held.at,
    entry,
    ...(against !== undefined && { against }),
    problems,
  };
  if (!counts) return [hold];
  if (!isCorrection({ entry: counts })) return [{ kind: "void", id, at, target: counts.id }, hold];
  const { target } = counts;
  const back =
    previous === undefined
      ? { kind: "void", id, at, target }
      : { kind: "amend", id, at, target, entry: previous };
  return [back, hold];
}

const isCorrection = ({ entry }: Pick<Held, "entry">): boolean =>
  entry.kind === "amend" || entry.kind === "void";

/** The id of the entry that a held one may replace. */
function replaceable<P, L extends SharedLog<P>>(log: SyncedLog<P, L>, { against }: Held): string | undefined {
  const line = against === undefined ? undefined : log.lineOf(against);
  return line !== undefined && log.sheet.lines[line]?.type === "entry" ? against : undefined;
}
