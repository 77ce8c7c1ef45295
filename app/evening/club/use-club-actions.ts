"use client";

import { useRouter } from "next/navigation";
import type { Said } from "@/app/shared/evening/said";
import { useSaving } from "@/app/shared/evening/use-saving";
import { type EveningView, enterAll, startGame } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import { redrawnBy } from "@/lib/evening/hall/drawn-then";
import { type PlannedTable, roundEntry, type SeatPlan, sidesAt } from "@/lib/evening/hall/seat-plan";
import { correctionOf, takenBack } from "@/lib/evening/home/corrections";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { entryBaseline, lastBaseline } from "@/lib/sync/baseline";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";

/** A table of a round. */
export interface At {
  readonly round: number;
  readonly table: number;
}

export type ClubActions = ReturnType<typeof useClubActions>;

/** What a host does. */
export function useClubActions(view: EveningView) {
  const t = useCatalogue("club");
  const router = useRouter();
  const { setBusy, ...saving } = useSaving(view);
  const { log } = view;

  /** These people sit like this now. Whoever came meanwhile would be left out, so nothing may have. */
  const sit = (plan: SeatPlan) =>
    saving.save([roundEntry(plan)], t.seated({ round: plan.round }), { since: lastBaseline(log) });

  /** A result, or another one for a table that has one. */
  const tell = ({ round, table }: At, said: Said) => {
    const found = log.position.state.rounds[round - 1]?.tables.find((each) => each.table === table);
    const game = said.kind === "result" ? found?.game : undefined;
    const entry = { ...said, round, table, ...(game !== undefined && { game }) };
    const correction =
      found?.state === "confirmed"
        ? correctionOf(log, found.forfeit === undefined ? "result" : "forfeit", round, entry, table)
        : undefined;
    if (!correction) return saving.save([entry], t.saved({ table }));
    const { entries, line, undo } = correction;
    const redrawn = redrawnBy(log, entries);
    const others = redrawn.length > 0 ? ` ${t.redrawn({ rounds: redrawn })}` : "";
    return saving.save(entries, t.corrected({ table }) + others, {
      since: entryBaseline(log, line),
      undone: () => undo,
    });
  };

  const takeBackRound = useSingleFlight(async (round: number) => {
    const undone = await enterAll(view.id, takenBack(log, round, ["round"]));
    if (undone.ok) saving.say({ text: t.roundTakenBack({ round }) });
    else saving.report(undone.error);
  });

  /** The score of this table is kept on this phone. */
  const keepScore = useSingleFlight(async (round: number, table: PlannedTable) => {
    setBusy(true);
    const started = await startGame(view, { round, table: table.table, sides: sidesAt(table) }, []);
    if (started.ok) return router.push(await tableOf(started.value));
    setBusy(false);
    saving.report(started.error);
  });

  return { ...saving, sit, tell, takeBackRound, keepScore };
}
