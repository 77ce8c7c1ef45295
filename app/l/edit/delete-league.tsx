"use client";

import { useState } from "react";
import { deleteLeague } from "@/lib/client/leagues/league-deletion";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue, useLanguage } from "@/lib/i18n/use-words";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { longDate } from "@/lib/ui/text/when-text";

/** Deletes the league for everybody, after one question that says until when it can be brought back. */
export function DeleteLeague({ mine: { kept, league } }: { readonly mine: MyLeague }) {
  const say = useCatalogue("keeping");
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<"unreachable" | "refused">();
  const yes = async () => {
    setAsking(false);
    const end = await deleteLeague(kept.id);
    setFailed(end === "done" ? undefined : end);
  };
  if (kept.create) return null;
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="key min-h-14 text-alarm"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {say.deleteLeague}
      </button>
      <div role="alert" className="empty:hidden">
        {failed && <ProblemText>{say.notChanged[failed]}</ProblemText>}
      </div>
      <ConfirmDialog
        title={say.deleteLeagueTitle({ name: league.name })}
        open={asking}
        label={say.deleteLeague}
        yes={() => void yes()}
        onClose={() => setAsking(false)}
      >
        <p>{say.deleteLeagueText({ day: longDate(undoUntil(new Date()), language) })}</p>
      </ConfirmDialog>
    </div>
  );
}
