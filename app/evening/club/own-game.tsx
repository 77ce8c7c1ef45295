"use client";

import { useSaidByGame } from "@/app/shared/evening/use-said-by-game";
import type { EveningView } from "@/lib/client/evening/evenings";
import { useOwnGame } from "@/lib/client/evening/use-own-game";
import { pointsIn } from "@/lib/client/evening/use-table-game";
import { personsBySide } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { TableResult } from "@/lib/evening/result/types";
import { ScoreKeys } from "./score-keys";
import type { AtTheTable } from "./table-card";

interface OwnGameProps {
  readonly view: EveningView;
  readonly round: number;
  readonly table: TableResult;
  /** On a phone that has read the table's card. */
  readonly here: AtTheTable | undefined;
}

/** On a phone at a table, which has no key of the evening: the result is said when the game that is kept here has ended. */
export function OwnGame({ view, round, table, here }: OwnGameProps) {
  const own = useOwnGame(view.id, round, table.table);
  const sides = sidesAt(table);
  const points = own && pointsIn(own.summary, personsBySide(view.log, sides));
  useSaidByGame(view, round, table, here?.card && own && points && { points, game: own.id });
  return (
    <ScoreKeys
      view={view}
      seated={{ round, table: table.table, sides }}
      own={own}
      points={points}
      hasResult={table.points !== undefined}
      card={here?.card}
      isSent={here?.isSent ?? true}
    />
  );
}
