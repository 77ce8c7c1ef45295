"use client";

import { type FormEvent, useRef, useState } from "react";
import { unitNames } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import { pointsAt } from "@/lib/evening/hall/trace";
import type { EveningLog } from "@/lib/evening/log";
import type { TableResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { playerRecord } from "@/lib/rules/people/table";
import { ProblemText } from "@/lib/ui/text/problem-text";
import type { Said } from "./said";

interface PointsFormProps {
  readonly log: EveningLog;
  readonly table: TableResult;
  /** The form goes away once it is saved: the focus moves on, and a phone's keyboard stays open. */
  readonly isInList: boolean;
  /** The sides that may say it, each with a key of its own; absent where the host says it. */
  readonly sayers?: readonly (readonly string[])[];
  /** `sayer`: the side that says it. */
  onSaid(said: Said, sayer: readonly string[]): void;
}

const host: readonly string[] = [];

/** The points of every side; the keyboard's own key leads from one to the next, and from the last to the next table. */
export function PointsForm({ log, table, isInList, sayers, onSaid }: PointsFormProps) {
  const t = useCatalogue("club");
  const form = useRef<HTMLFormElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [level, setLevel] = useState<{
    readonly points: readonly number[];
    readonly sayer: readonly string[];
  }>();
  const sides = sidesAt(table);
  const { form: kind, settings } = log.position.setup;
  const isAlone = kind === "alone";
  const tell = (points: readonly number[], sayer: readonly string[], won?: number) => {
    if (isInList && form.current) nextFieldAfter(form.current)?.focus();
    setLevel(undefined);
    const ids = sides.flat();
    onSaid(
      {
        kind: "result",
        points: isAlone ? playerRecord(ids.map((id, seat) => [id, points[seat] ?? 0])) : points,
        ...(won !== undefined && { won }),
      },
      sayer,
    );
  };
  const submit = (sayer: readonly string[]) => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    const empty = fields.find(({ value }) => value.trim() === "");
    if (empty) return empty.focus();
    const points = fields.map(({ value }) => value.trim().replace("−", "-"));
    const isRight = points.every((each) => /^-?\d{1,6}$/.test(each));
    setWrong(!isRight);
    if (!isRight) return;
    const numbers = points.map(Number);
    if (!isAlone && numbers[0] === numbers[1]) setLevel({ points: numbers, sayer });
    else tell(numbers, sayer);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sayers) submit(host);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {sides.map((side, index) => {
        const names = unitNames(log, side);
        return (
          <label key={side.join()} className="flex items-center gap-3">
            <span className="min-w-0 grow font-semibold wrap-anywhere">{names.join(" · ")}</span>
            <input
              name="points"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint={index < sides.length - 1 ? "next" : "done"}
              aria-label={t.pointsOf({ names, table: table.table })}
              aria-invalid={isWrong}
              defaultValue={pointsAt(table, index)}
              onChange={() => setLevel(undefined)}
              className="field w-24 shrink-0 text-right font-display font-bold tabular-nums"
            />
          </label>
        );
      })}
      <div role="alert" className="empty:hidden">
        {isWrong && <ProblemText>{t.notANumber}</ProblemText>}
      </div>
      {level ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{t.level}</legend>
          {sides.map((side, index) => (
            <button
              key={side.join()}
              type="button"
              className="key wrap-anywhere"
              onClick={() => tell(level.points, level.sayer, index)}
            >
              {t.won({ names: unitNames(log, side) })}
            </button>
          ))}
          {settings.level !== "until-decided" && (
            <button type="button" className="key" onClick={() => tell(level.points, level.sayer)}>
              {t.nobodyWon}
            </button>
          )}
        </fieldset>
      ) : sayers ? (
        sayers.map((sayer) => (
          <button
            key={sayer.join()}
            type="button"
            className="key min-h-12 wrap-anywhere"
            onClick={() => submit(sayer)}
          >
            {t.saySo({ names: unitNames(log, sayer) })}
          </button>
        ))
      ) : (
        <button type="submit" className="key min-h-12" onMouseDown={(event) => event.preventDefault()}>
          {t.save(table)}
        </button>
      )}
    </form>
  );
}

/** The first empty field of a form further down. */
function nextFieldAfter(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[name="points"]')];
  const last = fields.findLastIndex((field) => field.form === form);
  return fields.slice(last + 1).find(({ value }) => value === "");
}
