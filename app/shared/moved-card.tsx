"use client";

import type { ReactNode } from "react";

export interface MovedAnswer {
  readonly label: string;
  /** The most likely choice. */
  readonly usual?: boolean;
  run(): void;
}

interface MovedCardProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly answers: readonly MovedAnswer[];
  /** What was typed, beside what was saved. */
  readonly children?: ReactNode;
}

/** Replaces a form, or is shown above it, when the log moved under a draft: a person has to decide. */
export function MovedCard({ title, texts, answers, children }: MovedCardProps) {
  return (
    <section aria-label={title} className="panel grid grid-cols-1 gap-3 border-2 border-brass p-4">
      <div role="alert" className="grid gap-1">
        <h3 className="text-title wrap-anywhere">{title}</h3>
        {texts.map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
      {children}
      <div className="grid gap-2">
        {answers.map(({ label, usual, run }) => (
          <button key={label} type="button" className={usual ? "action" : "key min-h-12"} onClick={run}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
