import { type ReactNode, useId } from "react";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface LabelledFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  /** Draws the field with its attributes. */
  children(field: {
    readonly id: string;
    readonly className: string;
    readonly "aria-describedby": string;
    readonly "aria-invalid": boolean;
  }): ReactNode;
}

/** A field with its label, a hint, and its problem. */
export function LabelledField({ label, hint, problem, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-semibold wrap-anywhere">
        {label}
      </label>
      {children({
        id,
        className: "field w-full",
        "aria-describedby": `${id}-about`,
        "aria-invalid": problem !== undefined,
      })}
      <div id={`${id}-about`} role={problem ? "alert" : undefined}>
        {problem && <ProblemText>{problem}</ProblemText>}
        {hint && <p className="text-fine text-ink-soft">{hint}</p>}
      </div>
    </div>
  );
}
