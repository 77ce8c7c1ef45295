"use client";

import { Fold } from "@/app/shared/fold";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Speaker } from "@/lib/i18n/text";
import type { Choices, Understood } from "@/lib/league/import/import";
import { Checkbox } from "../form/checkbox";

interface LeftOutProps {
  readonly found: Understood;
  readonly speaker: Speaker;
  readonly choices: Choices;
  choose(more: Partial<Choices>): void;
  /** What is wrong with a line, in words. */
  lineProblem(f: { readonly line: number; readonly message: string }): string;
}

/** How many lines are listed. */
const most = 50;

/** What is not brought in, line by line, and games that the league has already. */
export function LeftOut({
  found: { problems, doubles },
  speaker,
  choices,
  choose,
  lineProblem,
}: LeftOutProps) {
  const t = useCatalogue("past");
  return (
    <>
      {problems.length > 0 && (
        <Fold label={t.leftOut({ lines: problems.length })} open>
          <ul className="grid max-h-80 gap-2 overflow-y-auto">
            {problems.slice(0, most).map(({ line, problem }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew with each reading
              <li key={at} className="wrap-anywhere">
                {lineProblem({ line, message: speaker.problem(problem) })}
              </li>
            ))}
            {problems.length > most && <li>{t.more({ lines: problems.length - most })}</li>}
          </ul>
        </Fold>
      )}
      {doubles > 0 && (
        <div>
          <p className="text-pretty">{t.doubles({ games: doubles })}</p>
          <Checkbox
            label={t.withDoubles}
            checked={choices.withDoubles === true}
            onChange={(withDoubles) => choose({ withDoubles })}
          />
        </div>
      )}
    </>
  );
}
