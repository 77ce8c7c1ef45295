"use client";

import { useMemo } from "react";
import { Answers } from "@/app/shared/evening/answers";
import { useSaidByGame } from "@/app/shared/evening/use-said-by-game";
import { useSaving } from "@/app/shared/evening/use-saving";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { GamePhase } from "@/lib/client/game/games";
import type { Finished } from "@/lib/evening/hall/said-by-game";
import type { TableResult } from "@/lib/evening/result/types";
import { Toast } from "@/lib/ui/page/toast";

interface OwnTableProps {
  readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }>;
  readonly at: { readonly round: number; readonly table: number };
  /** How this phone's scoresheet has ended for these sides; undefined if it says nothing of them. */
  finished(table: TableResult): Finished | undefined;
}

/** At the end of a table's game: the evening is told, and the other side agrees right here. */
export function OwnTable({ ready, at, finished }: OwnTableProps) {
  const { log } = ready.view;
  const rounds = useMemo(() => log.result([], false).rounds, [log]);
  const table = rounds[at.round - 1]?.tables.find((each) => each.table === at.table);
  return table ? <Told ready={ready} at={at} table={table} finished={finished} /> : null;
}

function Told({ ready, at, table, finished }: OwnTableProps & { readonly table: TableResult }) {
  const { view, keys } = ready;
  const saving = useSaving(view);
  const card = keys.others.cards?.[at.table];
  useSaidByGame(view, at.round, table, card && finished(table));
  return (
    <>
      {card && table.state === "entered" && (
        <Answers view={view} round={at.round} table={table} card={card} saving={saving} />
      )}
      <Toast place="top" {...saving.toast} />
    </>
  );
}
