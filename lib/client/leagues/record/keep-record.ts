import { afterReply } from "@/lib/league/record/kept-record";
import { packed, unpacked } from "@/lib/league/record/packed";
import type { DeviceStore } from "../../store/device-store";
import { isDeleted } from "../session/league-answers";
import type { LeagueCalls } from "../session/league-calls";

export interface RecordParts {
  readonly store: Pick<DeviceStore, "record" | "saveRecord" | "removeRecord">;
  readonly calls: Pick<LeagueCalls, "record">;
  now(): number;
  /** Whether the league is still managed or followed here. */
  isWanted(id: string): Promise<boolean>;
}

/**
 * Brings what this device keeps of a league up to date, or drops it if the league was deleted. Resolves to whether the
 * server could be reached.
 */
export async function keepRecord(id: string, { store, calls, now, isWanted }: RecordParts): Promise<boolean> {
  const stored = await store.record(id);
  const before = stored && { ...unpacked(stored.record), league: stored.record.league };
  let answered = await calls.record(id, before?.league.version);
  let kept = answered.outcome === "answered" ? afterReply(before, answered.reply) : undefined;
  if (answered.outcome === "answered" && !kept) {
    answered = await calls.record(id);
    kept = answered.outcome === "answered" ? afterReply(undefined, answered.reply) : undefined;
  }
  if (isDeleted(answered)) await store.removeRecord(id);
  if (kept && (await isWanted(id))) {
    const at = new Date(now()).toISOString();
    await store.saveRecord({ id, at, record: { league: kept.league, ...packed(kept) } });
  }
  return answered.outcome !== "unreachable";
}
