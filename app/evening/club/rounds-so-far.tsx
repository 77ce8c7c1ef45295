"use client";

import { useMemo } from "react";
import { Fold } from "@/app/shared/fold";
import type { EveningView } from "@/lib/client/evening/evenings";
import { useGamesOf } from "@/lib/client/evening/use-own-game";
import type { TableGame } from "@/lib/client/evening/use-table-game";
import { wasByHand } from "@/lib/evening/hall/drawn-then";
import { unitName } from "@/lib/evening/hall/names";
import type { EveningResult, TableResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Remarks } from "./remarks";
import { TableCard } from "./table-card";
import type { ClubActions } from "./use-club-actions";

interface RoundsSoFarProps {
  readonly view: EveningView;
  readonly rounds: EveningResult["rounds"];
  readonly actions: ClubActions | undefined;
}

/** The rounds that are played, the last first, with what there was to say about them. */
export function RoundsSoFar({ view, rounds, actions }: RoundsSoFarProps) {
  const t = useCatalogue("club");
  const byHand = useMemo(
    () => new Set(rounds.filter((each) => wasByHand(view.log, each)).map(({ round }) => round)),
    [view.log, rounds],
  );
  const games = useGamesOf(view.id);
  const gameOf = ({ game }: TableResult): TableGame | undefined => {
    const here = games.find(({ id }) => id === game);
    return here && { summary: here.summary, isHere: here.key !== undefined };
  };
  return rounds.toReversed().map((each) => (
    <Fold key={each.round} label={byHand.has(each.round) ? t.byHand(each) : t.round(each)}>
      <Remarks log={view.log} says={each.says} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {each.tables.map((table) => (
          <TableCard
            key={table.table}
            view={view}
            round={each.round}
            table={table}
            actions={actions}
            game={gameOf(table)}
          />
        ))}
      </ul>
      {each.rest.length > 0 && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{t.resting}:</span>{" "}
          {each.rest.map((id) => unitName(view.log, id)).join(", ")}
        </p>
      )}
    </Fold>
  ));
}
