import type { Position } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import { Log } from "@/lib/rules/replay";
import type { LogEntry } from "@/lib/sync/wire";
import { clientLanguage } from "./words";

/** A log as this device sees it: what the server has, then what still fits of its own. */
export interface Rebased {
  readonly log: Log;
  /** The entries of `log`, in order. */
  readonly taken: readonly LogEntry[];
  /** Of these, the ones that the server is not known to have. */
  readonly pending: readonly LogEntry[];
  readonly unsettled: readonly { readonly entry: LogEntry; readonly problems: readonly Problem[] }[];
}

/**
 * Puts this device's entries behind those of the server. All are kept, in their order; one that no longer fits, or
 * that the server refused, is unsettled.
 */
export function rebase(
  start: Position,
  stored: readonly LogEntry[],
  outbox: readonly LogEntry[],
  refused: ReadonlyMap<string, readonly Problem[]>,
): Rebased {
  const log = new Log(start, clientLanguage);
  const taken: LogEntry[] = [];
  const pending: LogEntry[] = [];
  const unsettled: { entry: LogEntry; problems: readonly Problem[] }[] = [];
  for (const entry of stored) {
    if (log.take(entry).length > 0) break;
    taken.push(entry);
  }
  for (const entry of outbox) {
    const problems = refused.get(entry.id) ?? log.take(entry);
    if (problems.length > 0) unsettled.push({ entry, problems });
    else {
      taken.push(entry);
      pending.push(entry);
    }
  }
  return { log, taken, pending, unsettled };
}
