import type { Problem } from "@/lib/rules/problem";
import type { LogEntry } from "./wire/wire";
import type { Hold, Settle } from "./wire/wire-hold";

/** Ids are UUIDs; upper and lower case are the same. */
export const idKey = (id: string): string => id.toLowerCase();

/** Whether an entry of a checked log is a hold. */
export const isHold = (entry: LogEntry): entry is Hold => entry.kind === "hold";

/** Whether an entry of a checked log is a settle. */
export const isSettle = (entry: LogEntry): entry is Settle => entry.kind === "settle";

/** Turns an entry into a hold with the same id and time. A hold stays as it is. */
export function holdOf(entry: LogEntry, problems: readonly Problem[], against?: string): LogEntry {
  if (isHold(entry)) return entry;
  const { id, at, ...body } = entry;
  const stored = problems.map(({ code, path, params, message }) => ({
    code,
    path,
    ...(params !== undefined && { params }),
    ...(message !== undefined && { message }),
  }));
  return { kind: "hold", id, at, entry: body, ...(against !== undefined && { against }), problems: stored };
}

/** The original entry, whether it counts or was held. */
export function asMade(entry: LogEntry): LogEntry {
  return isHold(entry) ? { ...entry.entry, id: entry.id, at: entry.at } : entry;
}

/** A correction of an entry that is named by its id. */
export type Correction = LogEntry & { readonly target: string; readonly entry?: unknown };

/** Whether an entry corrects one that it names by id. Other clients may name it by its index: `SyncedLog.byId`. */
export function isCorrection(entry: LogEntry): entry is Correction {
  return (entry.kind === "amend" || entry.kind === "void") && typeof entry.target === "string";
}
