"use client";

import { deleteLeague } from "@/lib/client/leagues/league-deletion";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { longDate } from "@/lib/ui/text/when-text";
import { ConfirmedKey } from "./form/confirmed-key";

/** Deletes the league for everyone, after a confirmation that says until when it can be restored. */
export function DeleteLeague({ mine: { stored, league } }: { readonly mine: MyLeague }) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const run = async () => {
    const end = await deleteLeague(stored.id);
    return end === "done" ? undefined : t.notChanged[end];
  };
  if (stored.create) return null;
  return (
    <div className="grid gap-2">
      <ConfirmedKey
        label={t.deleteLeague}
        className="key min-h-14 text-alarm"
        title={t.deleteLeagueTitle({ name: league.name })}
        run={run}
      >
        <p>{t.deleteLeagueText({ day: longDate(undoUntil(new Date()), language) })}</p>
      </ConfirmedKey>
    </div>
  );
}
