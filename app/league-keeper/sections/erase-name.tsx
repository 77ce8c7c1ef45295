"use client";

import { changeLeague } from "@/lib/client/leagues/leagues";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { longDate } from "@/lib/ui/text/when-text";
import { ChangeForm } from "../form/change-form";
import { ConfirmedKey } from "../form/confirmed-key";

interface EraseNameProps {
  readonly leagueId: string;
  readonly person: { readonly id: string; readonly name: string };
}

/** Erases a player's name from the league, after a confirmation that says what remains. */
export function EraseName({ leagueId, person: { id, name } }: EraseNameProps) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  const speaker = useLeagueSpeaker();
  const run = async () => {
    const made = await changeLeague(leagueId, { change: "erase-player", player: id }, [], () => true);
    const [first] = made.ok ? [] : made.error;
    return first && speaker.problem(first);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <ConfirmedKey
        label={t.eraseName}
        className="key px-5 text-alarm"
        title={t.eraseNameTitle({ name })}
        run={run}
      >
        <p>{t.eraseNameText({ name, day: longDate(undoUntil(new Date()), language) })}</p>
        <p>{t.eraseNameGames}</p>
      </ConfirmedKey>
    </div>
  );
}

interface FormerPersonProps {
  readonly leagueId: string;
  readonly person: LeagueReply["players"][number];
}

/** A player whose name was erased: until when it can be restored. */
export function FormerPerson({ leagueId, person: { id, erasedUntil } }: FormerPersonProps) {
  const t = useCatalogue("keeping");
  const language = useLanguage();
  if (erasedUntil === null) return <p className="text-ink-soft">{t.nameGone}</p>;
  return (
    <ChangeForm
      leagueId={leagueId}
      label={t.restoreName}
      send={t.restoreName}
      read={() => ({ change: { change: "restore-player", player: id } })}
    >
      {erasedUntil !== undefined && (
        <p className="text-ink-soft">{t.nameUntil({ day: longDate(erasedUntil, language) })}</p>
      )}
    </ChangeForm>
  );
}
