"use client";

import { type ReactNode, type Ref, useId } from "react";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  onName(name: string): void;
  /** What is wrong with the name. */
  readonly wrong: readonly string[];
  readonly input?: Ref<HTMLInputElement>;
  /** The label of Enter: names are added one after the other. */
  readonly enters?: "done" | "next";
  /** A button beside it. */
  readonly children?: ReactNode;
}

/** The field for a player's name, with its problem below. */
export function NameField({ label, name, onName, wrong, input, enters = "done", children }: NameFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={input}
          value={name}
          onChange={(event) => onName(event.target.value)}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint={enters}
          aria-invalid={wrong.length > 0}
          aria-describedby={`${id}wrong`}
          className="field min-w-0 flex-[1_1_10rem] scroll-mb-14"
        />
        {children}
      </div>
      <div id={`${id}wrong`} role="alert" className="empty:hidden">
        {wrong.map((message) => (
          <ProblemText key={message}>{message}</ProblemText>
        ))}
      </div>
    </div>
  );
}
