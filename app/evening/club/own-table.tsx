"use client";

import { useMemo } from "react";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { GamePhase } from "@/lib/client/game/games";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Toast } from "@/lib/ui/page/toast";
import { TableCard } from "./table-card";
import { useClubActions } from "./use-club-actions";

interface OwnTableProps {
  readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }>;
  readonly at: { readonly round: number; readonly table: number };
}

/** At the end of a table's game: its result, and the keys with which the other side agrees. */
export function OwnTable({ ready, at }: OwnTableProps) {
  const { view } = ready;
  const t = useCatalogue("club");
  const saving = useClubActions(view);
  const rounds = useMemo(() => view.log.result([], false).rounds, [view.log]);
  const table = rounds[at.round - 1]?.tables.find((each) => each.table === at.table);
  if (!table) return null;
  const here = { card: ready.keys.others.cards?.[at.table], saving, isSent: ready.saved === "saved" };
  return (
    <>
      <ul aria-label={t.round(at)} className="grid grid-cols-[minmax(0,1fr)] text-left">
        <TableCard view={view} round={at.round} table={table} actions={undefined} here={here} />
      </ul>
      <Toast place="top" {...saving.toast} />
    </>
  );
}
