"use client";

import type { Sentences } from "@/lib/i18n/catalogue";
import { file } from "@/lib/i18n/en/file";
import type { Language } from "@/lib/i18n/language";
import { settingsWords } from "@/lib/i18n/settings-words";
import { speaker } from "@/lib/i18n/text";
import { useLanguage } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** More problems than these help nobody at a table. */
const maxProblems = 3;

const sentences: Readonly<Record<Language, Sentences>> = { en: file };

/** What is wrong with a part of a file, and where. */
export function ImportProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const language = useLanguage();
  const say = settingsWords[language];
  const speak = speaker(language, sentences[language]);
  return problems.slice(0, maxProblems).map((problem) => {
    const { path } = problem;
    const message = speak.problem(problem);
    return (
      <ProblemText key={path + message}>{path === "" ? message : say.at({ path, message })}</ProblemText>
    );
  });
}
