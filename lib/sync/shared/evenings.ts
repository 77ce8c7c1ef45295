import { EveningLog } from "@/lib/evening/log";
import type { EveningMoment } from "@/lib/evening/moment";
import { unitAt } from "@/lib/evening/state";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import { linesMovedSince } from "../baseline";
import { eveningSummary } from "../evening-summary";
import type { Shared } from "./shared";

/**
 * What sync asks about an evening. Its rounds and results have numbers, so of two versions the later one is refused and
 * held; only the same entry said twice has to be recognised, a second scoresheet at the same table, and what was said of
 * a table in a round that others have drawn with other people there.
 */
export const sharedEvening: Shared<EveningMoment, EveningLog> = {
  begin: (start) => new EveningLog(start),
  fork: (log) => log.fork(),
  isReadable: () => true,
  closesRound: () => false,
  unnamed: seatedAt,
  othersMeanwhile: "people-meanwhile/seats",
  isSameStatement: (_before, one, other) => sameJson(bodyOf(one), bodyOf(other)),
  isSameMove: isSameTable,
  hasMoved: (log, since, body) => linesMovedSince(log, since, body) !== undefined,
  isOver: ({ state }) => state.over,
  summary: ({ position }) => eveningSummary(position),
};

/** Who sits at the table that an entry speaks of, by side: a result has their points, and not their names. */
function seatedAt({ state }: EveningMoment, entry: unknown): string[] | undefined {
  if (!isRecord(entry) || typeof entry.round !== "number") return undefined;
  const found = state.rounds[entry.round - 1]?.tables.find(({ table }) => table === entry.table);
  return found?.sides.map((side) => side.map((unit) => unitAt(state, unit).id).join(" "));
}

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
