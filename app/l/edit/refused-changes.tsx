"use client";

import { dismiss } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { storedReason } from "@/lib/client/leagues/session/league-answers";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { changeText } from "./change-text";

/** Changes that the server refused, and why, until somebody has seen them. */
export function RefusedChanges({ mine }: { readonly mine: MyLeague }) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  return mine.stored.refused.map(({ change, ...why }) => (
    <div key={change.id} role="alert" className="panel grid gap-2 p-4">
      <p className="wrap-anywhere">{t.refused({ line: changeText(change, mine, language) })}</p>
      <ProblemText>{speaker.problem(storedReason(why))}</ProblemText>
      <button type="button" className="key" onClick={() => void dismiss(mine.stored.id, change.id)}>
        {t.seen}
      </button>
    </div>
  ));
}
