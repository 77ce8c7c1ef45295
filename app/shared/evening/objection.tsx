"use client";

import { useState } from "react";
import { speakerOf } from "@/lib/evening/hall/answers";
import { unitNames } from "@/lib/evening/hall/names";
import type { EveningLog } from "@/lib/evening/log";
import type { TableResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { maxReasonLength } from "@/lib/rules/score/adjust";
import { PointsForm } from "./points-form";

interface ObjectionProps {
  readonly log: EveningLog;
  readonly table: TableResult;
  /** Those who have not answered. */
  readonly sides: readonly (readonly string[])[];
  onSaid(entry: object, text: string): void;
}

/** What the other side says instead: its own numbers, or in words why the result is wrong. */
export function Objection({ log, table, sides, onSaid }: ObjectionProps) {
  const t = useCatalogue("club");
  const [why, setWhy] = useState("");
  const reason = why.trim();
  return (
    <>
      <p>{t.notSoText}</p>
      <PointsForm
        log={log}
        table={table}
        isInList={false}
        sayers={sides}
        onSaid={(said, sayer) => onSaid({ ...said, by: speakerOf(log, sayer) }, t.said(table))}
      />
      <label className="grid gap-1 font-semibold">
        {t.whyNot}
        <input
          className="field w-full font-normal"
          value={why}
          maxLength={maxReasonLength}
          autoComplete="off"
          onChange={(event) => setWhy(event.target.value)}
        />
      </label>
      {sides.map((side) => (
        <button
          key={side.join()}
          type="button"
          className="key min-h-12 wrap-anywhere"
          onClick={() =>
            onSaid(
              { kind: "dispute", by: speakerOf(log, side), ...(reason !== "" && { why: reason }) },
              t.objected(table),
            )
          }
        >
          {sides.length === 1 ? t.object : t.objects({ name: unitNames(log, side).join(" + ") })}
        </button>
      ))}
    </>
  );
}
