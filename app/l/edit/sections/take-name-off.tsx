"use client";

import { changeLeague } from "@/lib/client/leagues/leagues";
import { useLeagueSpeaker } from "@/lib/i18n/use-league-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { longDate } from "@/lib/ui/text/when-text";
import { ChangeForm } from "../form/change-form";
import { ConfirmedKey } from "../form/confirmed-key";

interface TakeNameOffProps {
  readonly leagueId: string;
  readonly person: { readonly id: string; readonly name: string };
}

/** Takes a player's name off the league, after one question that says what remains. */
export function TakeNameOff({ leagueId, person: { id, name } }: TakeNameOffProps) {
  const say = useCatalogue("keeping");
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
        label={say.takeName}
        className="key px-5 text-alarm"
        title={say.takeNameTitle({ name })}
        run={run}
      >
        <p>{say.takeNameText({ name, day: longDate(undoUntil(new Date()), language) })}</p>
        <p>{say.takeNameGames}</p>
      </ConfirmedKey>
    </div>
  );
}

interface FormerPersonProps {
  readonly leagueId: string;
  readonly person: LeagueReply["players"][number];
}

/** A player whose name was taken off: until when it can be given back. */
export function FormerPerson({ leagueId, person: { id, erasedUntil } }: FormerPersonProps) {
  const say = useCatalogue("keeping");
  const language = useLanguage();
  if (erasedUntil === null) return <p className="text-ink-soft">{say.nameGone}</p>;
  return (
    <ChangeForm
      leagueId={leagueId}
      label={say.giveName}
      send={say.giveName}
      read={() => ({ change: { change: "restore-player", player: id } })}
    >
      {erasedUntil !== undefined && (
        <p className="text-ink-soft">{say.nameUntil({ day: longDate(erasedUntil, language) })}</p>
      )}
    </ChangeForm>
  );
}
