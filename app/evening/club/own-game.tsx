"use client";

import { useSaidByGame } from "@/app/shared/evening/use-said-by-game";
import type { EveningView } from "@/lib/client/evening/evenings";
import { useOwnGame } from "@/lib/client/evening/use-own-game";
import { pointsIn } from "@/lib/client/evening/use-table-game";
import type { CardKey } from "@/lib/client/store/device-store";
import { personsBySide } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { TableResult } from "@/lib/evening/result/types";
import { ScoreKeys } from "./score-keys";

interface OwnGameProps {
  readonly view: EveningView;
  readonly round: number;
  readonly table: TableResult;
  /** What the table's card opens, on a phone that has read it. */
  readonly card: CardKey | undefined;
  /** Whether all that this phone knows has reached the others. */
  readonly isSent: boolean;
}

/** On a phone at a table, which has no key of the evening: the result is said when the game that is kept here has ended. */
export function OwnGame({ view, round, table, card, isSent }: OwnGameProps) {
  const own = useOwnGame(view.id, round, table.table);
  const sides = sidesAt(table);
  const points = own && pointsIn(own.summary, personsBySide(view.log, sides));
  useSaidByGame(view, round, table, card && own && points && { points, game: own.id });
  return (
    <ScoreKeys
      view={view}
      seated={{ round, table: table.table, sides }}
      own={own}
      points={points}
      hasResult={table.points !== undefined}
      card={card}
      isSent={isSent}
    />
  );
}
