"use client";

import { useId, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ChoiceAsk } from "../entry/asks/choice-ask";

interface StartFieldProps<Named extends string> {
  readonly label: string;
  readonly named: readonly Named[];
  /** What each of them amounts to now. */
  readonly begins: Readonly<Record<NoInfer<Named>, number>> & { readonly average: number };
  /** The totals that the table may give instead. */
  readonly own: { readonly min: number; readonly max: number };
  readonly start: Named | number;
  onStart(start: Named | number): void;
}

const given = "given";

/** The total that somebody starts or goes on with: one that follows from the others, or one that the table gives. */
export function StartField<Named extends "own" | "zero" | "average" | "highest">({
  label,
  named,
  begins,
  own,
  start,
  onStart,
}: StartFieldProps<Named>) {
  const t = useCatalogue("people");
  const id = useId();
  const [text, setText] = useState(String(start));
  const isGiven = typeof start === "number";
  const give = (points: number) => {
    setText(String(points));
    onStart(points);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChoiceAsk
        label={label}
        choices={[
          ...named.map((value) => ({ value, label: t.start[value]({ points: begins[value] }) })),
          ...(own.min < own.max ? [{ value: given, label: t.start.given }] : []),
        ]}
        value={isGiven ? given : start}
        onChoose={(value) => {
          const chosen = named.find((each) => each === value);
          if (chosen) onStart(chosen);
          else give(Math.min(own.max, Math.max(own.min, isGiven ? start : begins.average)));
        }}
      />
      {isGiven && (
        <div className="flex flex-wrap items-center gap-x-3">
          <label htmlFor={id}>{t.startGiven}</label>
          <input
            id={id}
            className="field w-32 text-right"
            type="number"
            step={1}
            min={own.min}
            max={own.max}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              if (Number.isInteger(target.valueAsNumber)) onStart(target.valueAsNumber);
            }}
            // What counts is always what the field shows.
            onBlur={() => setText(String(start))}
          />
        </div>
      )}
    </div>
  );
}
