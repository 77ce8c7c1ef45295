"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { speaker } from "@/lib/i18n/text";
import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** More problems than this would not help anybody. */
const maxProblems = 3;

/** What is wrong with a part of a file, and where. */
export function ImportProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const language = useLanguage();
  const t = useCatalogue("settings");
  const speak = speaker(language, useCatalogue("file"));
  return problems.slice(0, maxProblems).map((problem) => {
    const { path } = problem;
    const message = speak.problem(problem);
    return <ProblemText key={path + message}>{path === "" ? message : t.at({ path, message })}</ProblemText>;
  });
}
