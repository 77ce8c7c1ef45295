"use client";

import { useId } from "react";

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly hint?: string;
  label(value: T): string;
  choose(value: T): void;
}

/** Even rows of buttons at any text size. */
const threes = "grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))]";
const fours = "grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]";

/** A choice among a few options, all visible. */
export function Choice<T extends string>({
  legend,
  name,
  values,
  chosen,
  hint,
  label,
  choose,
}: ChoiceProps<T>) {
  const hintId = useId();
  return (
    <fieldset className="grid gap-2" {...(hint && { "aria-describedby": hintId })}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${values.length === 4 ? fours : threes}`}>
        {values.map((value) => (
          <label key={value} className="key px-2">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label(value)}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="text-fine text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
