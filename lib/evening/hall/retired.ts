import type { EveningLog } from "../log";
import { unitAt } from "../state";

interface At {
  readonly round: number;
  readonly table: number;
}

/**
 * What closes a table whose people go home: it waits as a late one, so nobody is drawn to it and nobody loses by it.
 * Empty if nobody there is here, or it has a result.
 */
export function retiredBy({ position: { state } }: EveningLog, { round, table }: At): readonly object[] {
  const found = state.rounds[round - 1]?.tables.find((each) => each.table === table);
  const isOpen = found?.state === "open" || found?.state === "disputed";
  const here = found?.sides.flat().filter((unit) => state.now[unit]?.here) ?? [];
  if (!isOpen || here.length === 0) return [];
  const leave = here.map((unit) => ({ kind: "away", who: unitAt(state, unit).id }));
  return found.late ? leave : [{ kind: "late", round, table }, ...leave];
}
