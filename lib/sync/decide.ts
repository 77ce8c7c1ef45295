import type { Held, SyncedLog } from "./synced-log";
import type { LogEntry } from "./wire";

/** What people decide about a held entry: what is there stays; it takes the place of what it met; it counts besides. */
export type Decision = "keep" | "replace" | "add";

/** The decisions that can be made. A held correction can only be made after all, or not. */
export function decisionsAbout(log: SyncedLog, held: Held): Decision[] {
  if (isCorrection(held)) return ["keep", "replace"];
  return replaceable(log, held) === undefined ? ["keep", "add"] : ["keep", "replace", "add"];
}

/** The entries that write a decision down. `ids`: one for the decision, one for what counts after all. */
export function decide(
  log: SyncedLog,
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

const isCorrection = ({ entry }: Held): boolean => entry.kind === "amend" || entry.kind === "void";

/** The id of the entry that a held one may take the place of. */
function replaceable(log: SyncedLog, { against }: Held): string | undefined {
  const line = against === undefined ? undefined : log.lineOf(against);
  return line !== undefined && log.sheet.lines[line]?.line === "entry" ? against : undefined;
}
