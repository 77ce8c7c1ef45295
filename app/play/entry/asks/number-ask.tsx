"use client";

import { useId, useState } from "react";

interface NumberAskProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A whole number, typed; its range is checked with the entry. */
export function NumberAsk({ label, min, max, value, onChange }: NumberAskProps) {
  const id = useId();
  const [text, setText] = useState(value === undefined ? "" : String(value));
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="field min-w-0"
        type="number"
        step={1}
        min={min}
        max={max}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(Number.isInteger(target.valueAsNumber) ? target.valueAsNumber : undefined);
        }}
      />
    </div>
  );
}
