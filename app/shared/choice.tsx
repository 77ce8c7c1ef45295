"use client";

import { useId } from "react";

interface ChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChoose(value: string): void;
}

/** One of a list, in a field with its label. */
export function Choice({ label, hint, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="field w-full min-w-0"
        value={value}
        aria-describedby={hint && `${id}hint`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}hint`} className="text-fine text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
