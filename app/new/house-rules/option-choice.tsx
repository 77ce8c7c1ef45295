"use client";

import { useId } from "react";
import type { AskInWords } from "@/app/shared/option-asks";
import { ProblemText } from "@/lib/ui/text/problem-text";
import type { OptionValue } from "./house-rules";

interface OptionChoiceProps {
  readonly ask: Extract<AskInWords, { ask: "choice" }>;
  readonly problem: string | undefined;
  onChoose(value: OptionValue): void;
}

/** One of a few house rules. */
export function OptionChoice({ ask, problem, onChoose }: OptionChoiceProps) {
  const name = useId();
  return (
    <fieldset data-wrong={problem === undefined ? undefined : ""} className="min-w-0">
      <legend className="mb-1 font-semibold">{ask.label}</legend>
      <div className="flex flex-wrap gap-2">
        {ask.choices.map(({ value, label }) => (
          <label key={String(value)} className="key max-w-full grow px-2.5">
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
      {problem && <ProblemText>{problem}</ProblemText>}
    </fieldset>
  );
}
