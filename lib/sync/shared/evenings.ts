import { EveningLog } from "@/lib/evening/log";
import type { EveningMoment } from "@/lib/evening/moment";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import { linesMovedSince } from "../baseline";
import { eveningSummary } from "../evening-summary";
import type { Shared } from "./shared";

/**
 * What sync asks about an evening. Its rounds and results have numbers, so of two versions the later one is refused and
 * held; only the same entry said twice has to be recognised, and a second scoresheet at the same table.
 */
export const sharedEvening: Shared<EveningMoment, EveningLog> = {
  begin: (start) => new EveningLog(start),
  fork: (log) => log.fork(),
  isReadable: () => true,
  closesRound: () => false,
  uncounted: () => [],
  isSameStatement: (_before, one, other) => sameJson(bodyOf(one), bodyOf(other)),
  isSameMove: isSameTable,
  hasMoved: (log, since, body) => linesMovedSince(log, since, body) !== undefined,
  isOver: ({ state }) => state.over,
  summary: ({ position }) => eveningSummary(position),
};

/** Two phones have begun different scoresheets at the same table. */
function isSameTable(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  const areGames = one.kind === "game" && other.kind === "game";
  return areGames && one.round === other.round && one.table === other.table;
}

function bodyOf(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { id: _id, at: _at, ...body } = entry;
  return body;
}
