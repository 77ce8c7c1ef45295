"use client";

import { PointsForm } from "@/app/shared/evening/points-form";
import type { Said } from "@/app/shared/evening/said";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { TableGame } from "@/lib/client/evening/use-table-game";
import { unitNames } from "@/lib/evening/hall/names";
import { retiredBy } from "@/lib/evening/hall/retired";
import type { TableResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import type { ClubActions } from "./use-club-actions";

/** What takes several entries back, the last first. */
const voids = (ids: readonly string[]) => ids.toReversed().map((target) => ({ kind: "void", target }));

interface TableMoreProps {
  readonly view: EveningView;
  readonly round: number;
  readonly table: TableResult;
  /** The scoresheet that is played there. */
  readonly game: TableGame | undefined;
  readonly actions: ClubActions;
  onClose(): void;
}

/** What is rarer at a table: its score kept here, a table that plays on, an absent side, another result. */
export function TableMore({ view, round, table, game, actions, onClose }: TableMoreProps) {
  const t = useCatalogue("club");
  const { log } = view;
  const at = { round, table: table.table };
  const tell = (said: Said) => {
    onClose();
    void actions.tell(at, said);
  };
  const sheet = table.game ?? game?.summary.id;
  const retired = retiredBy(log, at);
  const hasResult = table.points !== undefined;
  const [one = [], other = []] = table.sides ?? [];
  const absences = table.sides
    ? ([
        [0, t.absent({ names: unitNames(log, one) })],
        [1, t.absent({ names: unitNames(log, other) })],
        ["both", t.bothAbsent],
      ] as const)
    : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hasResult && (
        <>
          <p>{t.correctText}</p>
          <PointsForm log={log} table={table} isInList={false} onSaid={tell} />
        </>
      )}
      {sheet !== undefined && (
        <Link href={`/${game?.isHere ? "play" : "watch"}?game=${sheet}`} className="key min-h-14">
          {game?.isHere ? t.goOn : t.look}
        </Link>
      )}
      {!hasResult && (
        <>
          {sheet === undefined && (
            <button
              type="button"
              className="key min-h-14"
              disabled={actions.isBusy}
              onClick={() => void actions.keepScore(round, table)}
            >
              {t.keepScore}
            </button>
          )}
          {!table.late && (
            <button
              type="button"
              className="key min-h-14"
              onClick={() => {
                onClose();
                void actions.save([{ kind: "late", ...at }], t.isLate(table));
              }}
            >
              {t.late}
            </button>
          )}
        </>
      )}
      {retired.length > 0 && (
        <button
          type="button"
          className="key min-h-14"
          onClick={() => {
            onClose();
            void actions.save(retired, t.retired(table), { undone: (_, all) => voids(all) });
          }}
        >
          {t.retire}
        </button>
      )}
      {absences
        .filter(([absent]) => absent !== table.forfeit)
        .map(([absent, label]) => (
          <button
            key={absent}
            type="button"
            className="key min-h-12 wrap-anywhere"
            onClick={() => tell({ kind: "forfeit", absent })}
          >
            {label}
          </button>
        ))}
    </div>
  );
}
