"use client";

import type { ReactNode } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { LeftOut } from "./left-out";
import { PeopleFields } from "./people-fields";
import { TrialTables } from "./trial-tables";
import type { Past } from "./use-past";

interface PastReviewProps {
  readonly past: Past;
  readonly mine: MyLeague;
  /** What is wrong with a line, in words. */
  lineProblem(f: { readonly line: number; readonly message: string }): string;
  onBrought?(): void;
  /** How its columns were understood. */
  readonly children?: ReactNode;
}

/** How a table was understood, to be corrected; what would come of it; and the key that brings it in. */
export function PastReview({ past, mine, lineProblem, onBrought, children }: PastReviewProps) {
  const { table, found, choices, choose, bring, busy, problem, status, speaker } = past;
  const t = useCatalogue("past");
  return (
    <>
      <div role="alert" className="empty:hidden">
        {table.type === "refused" && <ProblemText>{speaker.problem(table.problem)}</ProblemText>}
        {table.type === "failed" && <ProblemText>{t.notRead}</ProblemText>}
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {table.type === "reading" ? t.reading : status}
      </p>
      {found && (
        <div className="grid min-w-0 gap-5" aria-busy={table.type === "reading"}>
          {children}
          <PeopleFields found={found} roster={mine.league.players} choose={choose} choices={choices} />
          <LeftOut
            found={found}
            speaker={speaker}
            choices={choices}
            choose={choose}
            lineProblem={lineProblem}
          />
          <TrialTables found={found} />
          {found.full && <ProblemText>{speaker.problem(found.full)}</ProblemText>}
          {found.games > 0 && !found.full && (
            <button
              type="button"
              className="action"
              disabled={busy || table.type !== "read"}
              onClick={() => void bring(found.games, onBrought)}
            >
              {t.bring({ games: found.games })}
            </button>
          )}
          <div role="alert" className="empty:hidden">
            {problem && <ProblemText>{problem}</ProblemText>}
          </div>
        </div>
      )}
    </>
  );
}
