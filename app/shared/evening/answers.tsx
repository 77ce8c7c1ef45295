"use client";

import { useState } from "react";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { CardKey } from "@/lib/client/store/device-store";
import { answersAt, speakerOf } from "@/lib/evening/hall/answers";
import { unitNames } from "@/lib/evening/hall/names";
import type { TableResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Modal } from "@/lib/ui/page/modal";
import { Objection } from "./objection";
import { PointsForm } from "./points-form";
import type { useSaving } from "./use-saving";

interface AnswersProps {
  readonly view: EveningView;
  readonly round: number;
  readonly table: TableResult;
  readonly card: CardKey;
  readonly saving: Pick<ReturnType<typeof useSaving>, "save" | "isBusy">;
}

/** On a phone that has read the table's card: the result, and whether the other side agrees. */
export function Answers({ view, round, table, card, saving }: AnswersProps) {
  const { log } = view;
  const t = useCatalogue("club");
  const [open, setOpen] = useState<"points" | "not-so">();
  const close = () => setOpen(undefined);
  const at = { round, table: table.table };
  const say = (entry: object, text: string) => {
    close();
    void saving.save([{ ...entry, ...at }], text, { isFinal: true });
  };
  const answers = answersAt(log, at);
  const others = unitNames(log, answers.open.flat());
  const isHere = card.said === round;
  const agree = (side: readonly string[]) =>
    say({ kind: "confirm", by: speakerOf(log, side), ...(isHere && { samePhone: true }) }, t.agreed(table));
  const isAsked = table.state === "entered";
  if (table.state === "confirmed") return null;
  return (
    <>
      {isAsked ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="font-semibold wrap-anywhere">{t.isRight({ names: others })}</p>
          {isHere && <p className="text-fine text-ink-soft">{t.handOver({ names: others })}</p>}
          {answers.open.map((side) => (
            <button
              key={side.join()}
              type="button"
              className={answers.open.length === 1 ? "action" : "key min-h-12 wrap-anywhere"}
              disabled={saving.isBusy}
              onClick={() => agree(side)}
            >
              {answers.open.length === 1 ? t.agree : t.agrees({ name: unitNames(log, side).join(" + ") })}
            </button>
          ))}
          <button
            type="button"
            className="key min-h-12"
            aria-haspopup="dialog"
            onClick={() => setOpen("not-so")}
          >
            {t.notSo}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="key min-h-12"
          aria-haspopup="dialog"
          onClick={() => setOpen("points")}
        >
          {t.sayPoints}
        </button>
      )}
      <Modal title={t.sayPoints} open={open === "points"} onClose={close}>
        {open === "points" && (
          <>
            <p>{t.sayPointsText}</p>
            <PointsForm
              log={log}
              table={table}
              isInList={false}
              sayers={table.sides ?? (table.seats ?? []).map((id) => [id])}
              onSaid={(said, sayer) => say({ ...said, by: speakerOf(log, sayer) }, t.said(table))}
            />
          </>
        )}
      </Modal>
      <Modal title={t.notSo} open={open === "not-so"} onClose={close}>
        {open === "not-so" && <Objection log={log} table={table} sides={answers.open} onSaid={say} />}
      </Modal>
    </>
  );
}
