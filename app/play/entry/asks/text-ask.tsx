"use client";

import { useId } from "react";

interface TextAskProps {
  readonly label: string;
  readonly max: number;
  readonly value: string | undefined;
  onChange(value: string | undefined): void;
}

/** A short text. */
export function TextAsk({ label, max, value, onChange }: TextAskProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="field min-w-0"
        type="text"
        maxLength={max}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      />
    </div>
  );
}
