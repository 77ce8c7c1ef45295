"use client";

import { useId } from "react";

interface ChoiceAskProps {
  readonly label: string;
  readonly isLabelSeen?: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  onChoose(value: string): void;
}

/** A choice among a few answers, side by side. */
export function ChoiceAsk({ label, isLabelSeen = true, choices, value, onChoose }: ChoiceAskProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLabelSeen ? "mb-1 font-semibold" : "sr-only"}>{label}</legend>
      <div
        className={
          isNumbers(choices)
            ? "grid grid-cols-[repeat(auto-fill,minmax(min(3.25rem,14vmin),1fr))] gap-2"
            : "flex flex-wrap gap-2"
        }
      >
        {choices.map((choice) => (
          <label key={choice.value} className="key grow">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Many short answers are laid out in columns. */
const isNumbers = (choices: ChoiceAskProps["choices"]): boolean =>
  choices.length > 6 && choices.every(({ label }) => label.length <= 2);
