import type { ReactNode } from "react";

interface PaperProps {
  readonly heading: string;
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** A sheet of paper: black on white in every theme, and the only part of the page that is printed. */
export function Paper({ heading, facts, children }: PaperProps) {
  return (
    <article className="paper grid min-w-0 gap-3 p-4 sm:p-6">
      <header className="grid gap-1">
        <h2 className="text-title">{heading}</h2>
        {facts.map((fact) => (
          <p key={fact} className="wrap-anywhere">
            {fact}
          </p>
        ))}
      </header>
      {children}
    </article>
  );
}
