"use client";

import { useWords } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/problem-text";

interface UnsettledCardProps {
  readonly described: string;
  readonly problems: readonly Problem[];
  onWithdraw(): void;
}

/** An entry of this phone that no longer fits: it stays in sight until somebody decides. */
export function UnsettledCard({ described, problems, onWithdraw }: UnsettledCardProps) {
  const say = useWords().table;
  return (
    <section aria-label={say.unsettledTitle} className="panel grid gap-2 border-2 border-alarm p-4">
      <h2 className="text-title">{say.unsettledTitle}</h2>
      <p>{say.unsettled}</p>
      <p className="font-semibold">{described}</p>
      {problems.map(({ path, message }) => (
        <p key={path}>
          <ProblemText>{message}</ProblemText>
        </p>
      ))}
      <button type="button" className="key justify-self-start" onClick={onWithdraw}>
        {say.withdraw}
      </button>
    </section>
  );
}
