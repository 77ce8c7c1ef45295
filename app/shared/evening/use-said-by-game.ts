"use client";

import { useEffect } from "react";
import { type EveningView, enterAll } from "@/lib/client/evening/evenings";
import { type Finished, resultByGame } from "@/lib/evening/hall/said-by-game";
import type { TableResult } from "@/lib/evening/result/types";

/** Once the scoresheet on this phone has ended, the evening knows how: nobody types it again. */
export function useSaidByGame(
  view: EveningView,
  round: number,
  table: TableResult,
  finished: Finished | undefined,
): void {
  const { id, log } = view;
  const entry = finished && resultByGame(log, round, table, finished);
  const due = entry && JSON.stringify(entry);
  useEffect(() => {
    if (due !== undefined) void enterAll(id, [JSON.parse(due)]);
  }, [id, due]);
}
