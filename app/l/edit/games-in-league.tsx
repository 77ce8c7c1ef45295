"use client";

import { useEffect, useState } from "react";
import { gamesOnServer } from "@/lib/client/leagues/league-games";
import { games } from "@/lib/games/registry";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { LeagueGamesReply, LeagueReply } from "@/lib/league/replies";
import { ProblemText } from "@/lib/ui/problem-text";
import { dayText } from "../figures";
import { ChangeForm } from "./change-form";

interface GamesInLeagueProps {
  readonly league: LeagueReply;
  /** Another number once there is something else to read. */
  readonly version: number;
}

const size = 10;

/** The games that count in a league, whichever phone they were played on; each can be taken out. */
export function GamesInLeague({ league, version }: GamesInLeagueProps) {
  const language = useLanguage();
  const say = keepingWordsIn[language];
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<LeagueGamesReply | "unreachable">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that there is something else to read.
  useEffect(() => {
    let isShown = true;
    void gamesOnServer(league.id, page, size).then((reply) => {
      if (isShown) setTold(reply ?? "unreachable");
    });
    return () => {
      isShown = false;
    };
  }, [league.id, version, page]);
  if (told === undefined) return null;
  if (told === "unreachable") return <p className="text-ink-soft">{say.gamesNotRead}</p>;
  const line = (kind: string, when: string, players: readonly { readonly name: string }[]) =>
    say.gameLine({
      game: games.find(kind)?.words(language).name ?? kind,
      when,
      names: players.map(({ name }) => name),
    });
  const playing = page === 1 ? told.playing : [];
  const all = [
    ...playing.map(({ game, kind, players, waitsFor }) => ({
      game,
      line: line(kind, say.beingPlayed, players),
      waits: waitsFor.length === 0 ? undefined : say.waitsFor({ names: waitsFor.map(({ name }) => name) }),
    })),
    ...told.games.map(({ game, kind, day, players }) => ({
      game,
      line: line(kind, dayText(day, language), players),
      waits: undefined,
    })),
  ];
  return (
    <>
      <div>
        <h3 className="text-lead">{say.inLeague}</h3>
        <p className="text-fine text-ink-soft">{all.length === 0 ? say.noneInLeague : say.inLeagueHint}</p>
      </div>
      <ul className="divide-y divide-line empty:hidden">
        {all.map(({ game, line, waits }) => (
          <li key={game} className="grid gap-2 py-3">
            <p className="wrap-anywhere">{line}</p>
            {waits && <ProblemText>{waits}</ProblemText>}
            <ChangeForm
              leagueId={league.id}
              label={line}
              send={say.takeOutKey}
              read={() => ({ change: { change: "remove-game", game } })}
            >
              {null}
            </ChangeForm>
          </li>
        ))}
      </ul>
      {told.total > size && (
        <div className="flex flex-wrap gap-3">
          {page > 1 && (
            <button type="button" className="key px-5" onClick={() => setPage(page - 1)}>
              {say.laterGames}
            </button>
          )}
          {page * size < told.total && (
            <button type="button" className="key px-5" onClick={() => setPage(page + 1)}>
              {say.earlierGames}
            </button>
          )}
        </div>
      )}
    </>
  );
}
