import type { ChangeOf, LeagueChange } from "../changes/registry";

/** A batch that a device has brought in. */
export interface BatchHere {
  readonly batch: string;
  readonly games: number;
  /** The first and the last day. */
  readonly days: readonly [from: string, to: string];
  /** The changes that brought it in. */
  readonly parts: readonly ChangeOf<"paper-results">[];
}

/** The batches that these changes have brought in and not removed, the latest first. */
export function batchesIn(changes: readonly LeagueChange[]): BatchHere[] {
  const found = new Map<string, Map<number, ChangeOf<"paper-results">>>();
  for (const change of changes)
    if (change.change === "remove-batch") found.delete(change.batch);
    else if (change.change === "paper-results")
      found.set(change.batch, (found.get(change.batch) ?? new Map()).set(change.from, change));
  return [...found]
    .map(([batch, byPlace]): BatchHere => {
      const parts = [...byPlace.values()];
      const days = parts.flatMap(({ games }) => games.map(({ on }) => on)).sort();
      return { batch, games: days.length, days: [days[0] ?? "", days.at(-1) ?? ""], parts };
    })
    .reverse();
}
