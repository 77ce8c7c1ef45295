import type { ComponentProps } from "react";
import { LabelledField } from "./labelled-field";

interface Labelled {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

/** A labelled line of text, date or number. */
export const TextField = ({ label, hint, problem, ...input }: Labelled & ComponentProps<"input">) => (
  <LabelledField label={label} hint={hint} problem={problem}>
    {(field) => <input autoComplete="off" {...input} {...field} />}
  </LabelledField>
);

interface ChoiceFieldProps extends Labelled, Omit<ComponentProps<"select">, "children" | "onChange"> {
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChoose?(value: string): void;
}

export const ChoiceField = ({ label, hint, problem, choices, onChoose, ...select }: ChoiceFieldProps) => (
  <LabelledField label={label} hint={hint} problem={problem}>
    {(field) => (
      <select {...select} {...field} {...(onChoose && { onChange: ({ target }) => onChoose(target.value) })}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
);
