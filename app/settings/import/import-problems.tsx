"use client";

import { settingsWords } from "@/lib/i18n/settings-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** More problems than these help nobody at a table. */
const mostProblems = 3;

/** What is wrong with a part of a file, and where. */
export function ImportProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const say = settingsWords[useLanguage()];
  return problems
    .slice(0, mostProblems)
    .map(({ path, message }) => (
      <ProblemText key={path + message}>{path === "" ? message : say.at({ path, message })}</ProblemText>
    ));
}
