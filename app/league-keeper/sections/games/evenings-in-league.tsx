"use client";

import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { gamesAfter } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { calendarDay } from "@/lib/ui/text/when-text";
import { RemovableRows } from "../../form/removable-rows";

interface EveningsInLeagueProps {
  readonly leagueId: string;
  readonly sheets: NonNullable<LeagueGamesReply["sheets"]>;
  /** Changes that the list does not include. */
  readonly since: readonly LeagueChange[];
  /** Asks who is who in an evening. */
  onSeat(evening: string): void;
}

/** The evenings whose places count in a league; each can be removed. */
export function EveningsInLeague({ leagueId, sheets, since, onSeat }: EveningsInLeagueProps) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const there = gamesAfter(
    sheets.map(({ sheet }) => sheet),
    since,
  );
  const rows = sheets
    .filter(({ sheet }) => there.has(sheet))
    .map(({ sheet, day, seats, players, waitsFor }) => {
      const line = t.gameLine({
        game: t.eveningName,
        when: day === null ? t.notCounted : calendarDay(day, language),
        names: players.map(({ name }) => name),
      });
      const removal = {
        line,
        done: t.takenOut({ line }),
        change: { change: "remove-game" as const, game: sheet },
        restore: { change: "game" as const, game: sheet, seats },
      };
      const more = waitsFor.length > 0 && (
        <>
          <ProblemText>{t.waitsFor({ names: waitsFor.map(({ name }) => name) })}</ProblemText>
          <button type="button" className="key justify-self-start px-5" onClick={() => onSeat(sheet)}>
            {t.seatThem}
          </button>
        </>
      );
      return { id: sheet, removal, ...(more && { more }) };
    });
  return (
    <RemovableRows
      leagueId={leagueId}
      heading={t.eveningsInLeague}
      hint={t.eveningsInLeagueHint}
      rows={rows}
      send={t.takeOutKey}
    />
  );
}
