"use client";

import { useState } from "react";
import { Answers } from "@/app/shared/evening/answers";
import { PointsForm } from "@/app/shared/evening/points-form";
import type { EveningView } from "@/lib/client/evening/evenings";
import { pointsIn, type TableGame } from "@/lib/client/evening/use-table-game";
import type { CardKey } from "@/lib/client/store/device-store";
import { answersAt, isOnSamePhone } from "@/lib/evening/hall/answers";
import { personsBySide, unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import { pointsAt } from "@/lib/evening/hall/trace";
import type { EveningLog } from "@/lib/evening/log";
import type { TableResult } from "@/lib/evening/result/types";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { playerRecord } from "@/lib/rules/people/table";
import { Icon } from "@/lib/ui/icon";
import { Modal } from "@/lib/ui/page/modal";
import { numberText } from "@/lib/ui/text/fixed-text";
import { Disputed } from "./disputed";
import { OwnGame } from "./own-game";
import { TableMore } from "./table-more";
import type { ClubActions } from "./use-club-actions";

interface TableCardProps {
  readonly view: EveningView;
  readonly round: number;
  readonly table: TableResult;
  /** Absent on phones that cannot enter and correct results. */
  readonly actions: ClubActions | undefined;
  /** On a phone that has read the table's card. */
  readonly here?: AtTheTable | undefined;
  /** Its scoresheet, as far as this device knows it. */
  readonly game?: TableGame | undefined;
}

/** What a phone has that has read a table's card. */
export interface AtTheTable {
  readonly card: CardKey | undefined;
  readonly saving: Pick<ClubActions, "save" | "isBusy">;
  /** Whether all that this phone knows has reached the others. */
  readonly isSent: boolean;
}

/** A table of a round: who sits there, and its result or the form for it. */
export function TableCard({ view, round, table, actions, here, game }: TableCardProps) {
  const { log } = view;
  const t = useCatalogue("club");
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const sides = sidesAt(table);
  const isAlone = table.seats !== undefined;
  const ended = game && pointsIn(game.summary, personsBySide(log, sides));
  const hasResult = table.points !== undefined;
  /** What the scoresheet came to, unless that counts already. */
  const says = ended?.some((each, side) => each !== pointsAt(table, side)) ? ended : undefined;
  const at = { round, table: table.table };
  const isDisputed = table.state === "disputed";
  const gameSays = actions && game && says && (
    <button
      type="button"
      className={`${hasResult ? "key" : "action"} wrap-anywhere`}
      onClick={() =>
        void actions.tell(at, {
          kind: "result",
          points: isAlone ? playerRecord(sides.flat().map((id, seat) => [id, says[seat] ?? 0])) : says,
          game: game.summary.id,
        })
      }
    >
      {t.ended({ points: says.map((each) => numberText(each, language)).join("–") })}
    </button>
  );
  const silent = table.state === "entered" ? answersAt(log, at).open.flat() : [];
  return (
    <li className="panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <div className="flex items-center gap-2">
        <h3 className="grow text-lead">
          {t.table(table)}
          {table.late && <span className="ml-2 text-fine text-ink-soft">{t.lateNow}</span>}
        </h3>
        {actions && (
          <button
            type="button"
            className="key"
            aria-haspopup="dialog"
            aria-label={hasResult ? t.correct(table) : t.more(table)}
            onClick={() => setOpen(true)}
          >
            <Icon icon={hasResult ? "change" : "more"} className="size-5" />
          </button>
        )}
      </div>
      {hasResult || !actions ? (
        <ol className="grid gap-1">
          {sides.map((side, index) => (
            <li key={side.join()} className="flex items-baseline gap-3">
              <span className="min-w-0 grow wrap-anywhere">{unitNames(log, side).join(" · ")}</span>
              <span
                className={`shrink-0 font-display text-lead tabular-nums ${isFirst(log, table, index) ? "font-bold" : ""}`}
              >
                {hasResult && numberText(pointsAt(table, index) ?? 0, language)}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <>
          {isDisputed && (
            <Disputed
              log={log}
              round={round}
              table={table}
              onDecide={(said) => void actions.tell(at, said)}
            />
          )}
          {gameSays}
          <PointsForm log={log} table={table} isInList onSaid={(said) => void actions.tell(at, said)} />
        </>
      )}
      {hasResult && gameSays}
      {!actions && isDisputed && <Disputed log={log} round={round} table={table} />}
      {!actions && (
        <OwnGame view={view} round={round} table={table} card={here?.card} isSent={here?.isSent ?? true} />
      )}
      {here?.card && (
        <Answers view={view} round={round} table={table} card={here.card} saving={here.saving} />
      )}
      {actions && silent.length > 0 && (
        <p className="text-fine text-ink-soft wrap-anywhere">
          {t.notAnswered({ names: unitNames(log, silent) })}
        </p>
      )}
      {table.state === "confirmed" && isOnSamePhone(log, at) && (
        <p className="text-fine text-ink-soft">{t.samePhone}</p>
      )}
      {table.forfeit !== undefined && <p className="text-fine text-ink-soft">{t.wasAbsent}</p>}
      {actions && (
        <Modal title={t.correctTitle(at)} open={isOpen} onClose={() => setOpen(false)}>
          <TableMore
            view={view}
            round={round}
            table={table}
            game={game}
            actions={actions}
            onClose={() => setOpen(false)}
          />
        </Modal>
      )}
    </li>
  );
}

/** Who won, and in form `alone` who is first. */
function isFirst({ position: { setup } }: EveningLog, table: TableResult, side: number): boolean {
  if (setup.form !== "alone") return table.won === side;
  const all = sidesAt(table).map((_, each) => pointsAt(table, each) ?? 0);
  return all[side] === (setup.aim === "few" ? Math.min(...all) : Math.max(...all));
}
