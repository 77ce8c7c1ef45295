"use client";

import type { ReactNode } from "react";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { speaker } from "@/lib/i18n/text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { type Preview, would } from "./import-preview";

interface PreviewRowProps<Would> {
  readonly preview: Preview<unknown, Would>;
  /** What importing it would do. */
  inWords(verdict: Would): string;
  /** What it is. */
  readonly children: ReactNode;
}

/** More problems than this would not help anybody. */
const maxProblems = 3;

/** A part of a file: what importing it would do, what is wrong with it, and where. */
export function PreviewRow<Would extends { readonly type: string }>({
  preview: { verdict, problems },
  inWords,
  children,
}: PreviewRowProps<Would>) {
  const language = useLanguage();
  const t = useCatalogue("settings");
  const speak = speaker(language, useCatalogue("file"));
  return (
    <li className="grid gap-1 py-3">
      {children}
      {verdict && <p className={would(verdict) ? "text-felt-ink" : "text-ink-soft"}>{inWords(verdict)}</p>}
      {problems.slice(0, maxProblems).map((problem) => {
        const { path } = problem;
        const message = speak.problem(problem);
        return (
          <ProblemText key={path + message}>{path === "" ? message : t.at({ path, message })}</ProblemText>
        );
      })}
    </li>
  );
}
