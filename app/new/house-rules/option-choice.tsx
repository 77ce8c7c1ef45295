"use client";

import { useId } from "react";
import type { AskInWords } from "@/app/shared/option-asks";
import { ProblemText } from "@/lib/ui/text/problem-text";
import type { OptionValue } from "./answers";

interface OptionChoiceProps {
  readonly ask: Extract<AskInWords, { type: "choice" }>;
  readonly problem: string | undefined;
  /** A note on the current choice. */
  readonly hint?: string | undefined;
  onChoose(value: OptionValue): void;
}

/** A choice among a few house rules. */
export function OptionChoice({ ask, problem, hint, onChoose }: OptionChoiceProps) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset
      aria-describedby={hint && hintId}
      data-wrong={problem === undefined ? undefined : ""}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">{ask.label}</legend>
      <div className="flex flex-wrap gap-2">
        {ask.choices.map(({ value, label }) => (
          <label key={String(value)} className="key max-w-full grow">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={ask.value === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="mt-1 text-fine text-ink-soft">
          {hint}
        </p>
      )}
      {problem && <ProblemText>{problem}</ProblemText>}
    </fieldset>
  );
}
