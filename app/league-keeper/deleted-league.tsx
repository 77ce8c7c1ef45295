"use client";

import { useRestore } from "@/app/shared/use-restore";
import { bringLeagueBack } from "@/lib/client/leagues/league-deletion";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import type { Deleted } from "@/lib/client/store/device-store";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { longDate } from "@/lib/ui/text/when-text";
import { RefusedChanges } from "./refused-changes";
import { RemoveFromDevice } from "./remove-from-device";
import { UnsentChanges } from "./unsent-changes";

interface DeletedLeagueProps {
  readonly mine: MyLeague;
  readonly deleted: Deleted;
}

/** A league that was deleted on the server: until when it can be restored, and what was not sent. */
export function DeletedLeague({ mine, deleted: { until } }: DeletedLeagueProps) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const { busy, failed, restore } = useRestore(bringLeagueBack);
  return (
    <div className="grid gap-5">
      <div role="alert" className="panel grid gap-2 border-2 border-brass p-4">
        <h2 className="text-title">{t.leagueDeletedTitle}</h2>
        <p className="max-w-prose text-pretty">
          {until === undefined ? t.leagueGone : t.leagueUntil({ day: longDate(until, language) })}
        </p>
        {failed && <ProblemText>{t.notChanged[failed]}</ProblemText>}
      </div>
      {until !== undefined && (
        <button
          type="button"
          className="action w-full"
          disabled={busy}
          onClick={() => void restore(mine.stored.id)}
        >
          {t.bringLeagueBack}
        </button>
      )}
      <RefusedChanges mine={mine} />
      <UnsentChanges mine={mine} />
      <RemoveFromDevice mine={mine} />
    </div>
  );
}
